import type { ServedFormat } from './formats';

/** What bytes turn out to be. */
type Inspected =
  | { ok: true; width: number; height: number }
  | { ok: false; found: string; expected: string };

/** Loaded with the first picture: most runs have none, and it takes 0.1 s. */
const codec = async () => (await import('sharp')).default;

/** A picture of more pixels than this is refused before it fills the memory. */
const MOST_PIXELS = 100_000_000;
const READ = { failOn: 'error', limitInputPixels: MOST_PIXELS } as const;

/** Effort 3 of AVIF takes a tenth of the time of effort 4 and 3 % more bytes. */
const SETTINGS = {
  avif: { quality: 50, effort: 3 },
  webp: { quality: 75, effort: 4 },
  jpg: { quality: 76, mozjpeg: true },
} as const;

/** To be raised with every change of `encode`: what is in caches was encoded the old way. */
const VERSION = 1;

/** Changes with everything besides the original that decides the bytes of what is served. */
export const recipe = async (): Promise<string> =>
  `${VERSION} sharp ${(await codec()).versions.sharp} ${JSON.stringify(SETTINGS)}`;

/** Formats that originals may have, as the codec names them. */
const ORIGINALS = new Set(['jpeg', 'png', 'webp', 'avif', 'gif']);
const AN_ORIGINAL = 'a picture as JPEG, PNG, WebP, AVIF or GIF';

/** Reads what a picture's head says of it: pixels as it is shown, turned upright. */
export async function inspect(bytes: Uint8Array): Promise<Inspected> {
  const sharp = await codec();
  try {
    const { format, compression, autoOrient } = await sharp(bytes, {
      ...READ,
      limitInputPixels: false,
    }).metadata();
    const name = format === 'heif' && compression === 'av1' ? 'avif' : format;
    const { width, height } = autoOrient;
    if (!ORIGINALS.has(name)) {
      return { ok: false, found: `a picture of the format ${name}`, expected: AN_ORIGINAL };
    }
    return width * height <= MOST_PIXELS
      ? { ok: true, width, height }
      : {
          ok: false,
          found: `${width} × ${height} pixels`,
          expected: `at most ${MOST_PIXELS / 1e6} million pixels`,
        };
  } catch {
    return { ok: false, found: describeBytes(bytes), expected: AN_ORIGINAL };
  }
}

/**
 * Decodes every pixel of a picture, which is the only proof that it is one.
 *
 * libvips keeps one error text for all threads, and every operation that ends empties it. sharp takes
 * an empty text for success, so only statistics of channels prove that the pixels were read; and the
 * text of an error may be another picture's, so it is not told.
 */
export async function canBeDecoded(bytes: Uint8Array): Promise<boolean> {
  const sharp = await codec();
  try {
    const { channels } = await sharp(bytes, READ).stats();
    return channels.length > 0;
  } catch {
    return false;
  }
}

/** A picture in one served format, no wider than it is, upright and without metadata. */
export async function encode(
  bytes: Uint8Array,
  width: number,
  format: ServedFormat,
): Promise<Uint8Array> {
  const sharp = await codec();
  const image = sharp(bytes, READ).autoOrient().resize({ width, withoutEnlargement: true });
  switch (format) {
    case 'avif':
      return image.avif(SETTINGS.avif).toBuffer();
    case 'webp':
      return image.webp(SETTINGS.webp).toBuffer();
    case 'jpg':
      return image.flatten({ background: '#fff' }).jpeg(SETTINGS.jpg).toBuffer();
  }
}

/** Names bytes that are no picture, so that somebody sees an error page for what it is. */
function describeBytes(bytes: Uint8Array): string {
  if (bytes.length === 0) return 'nothing, 0 bytes';
  const start = Buffer.from(bytes.subarray(0, 60)).toString('latin1');
  const text = start.replace(/\s+/g, ' ').trim();
  return /^[\x20-\x7e]+$/.test(text)
    ? `text that begins ${JSON.stringify(text.slice(0, 40))}`
    : `${bytes.length} bytes of no known picture format`;
}
