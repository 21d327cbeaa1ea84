/** Formats that originals may have, as the codec names them, and the extension of their files. */
export const ORIGINAL_FORMATS = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  gif: 'gif',
} as const;

export type OriginalFormat = keyof typeof ORIGINAL_FORMATS;

/** Formats that pictures are served in, the best first. */
export const SERVED_FORMATS = [
  { extension: 'avif', type: 'image/avif' },
  { extension: 'webp', type: 'image/webp' },
  { extension: 'jpg', type: 'image/jpeg' },
] as const;

export type ServedFormat = (typeof SERVED_FORMATS)[number]['extension'];
