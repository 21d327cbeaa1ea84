/** Formats that pictures are served in, the best first. */
export const SERVED_FORMATS = [
  { extension: 'avif', type: 'image/avif' },
  { extension: 'webp', type: 'image/webp' },
  { extension: 'jpg', type: 'image/jpeg' },
] as const;

export type ServedFormat = (typeof SERVED_FORMATS)[number]['extension'];
