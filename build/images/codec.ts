import { ORIGINAL_FORMATS, type OriginalFormat, type ServedFormat } from './formats';

/** What bytes turn out to be. */
export type Inspected =
  | { ok: true; format: OriginalFormat; width: number; height: number }
  | { ok: false; found: string };

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

/** Reads what a picture's head says of it: pixels as it is shown, turned upright. */
export async function inspectHead(bytes: Uint8Array): Promise<Inspected> {
  const sharp = await codec();
  try {
    const { format, compression, autoOrient } = await sharp(bytes, READ).metadata();
    const name = format === 'heif' && compression === 'av1' ? 'avif' : format;
    return isOriginalFormat(name)
      ? { ok: true, format: name, ...autoOrient }
      : { ok: false, found: `a picture of the format ${name}` };
  } catch {
    return { ok: false, found: describeBytes(bytes) };
  }
}

/** Decodes every pixel of a picture, which is the only proof that it is one. */
export async function inspectWhole(bytes: Uint8Array): Promise<Inspected> {
  const head = await inspectHead(bytes);
  if (!head.ok) return head;
  return (await canBeDecoded(bytes))
    ? head
    : { ok: false, found: 'a picture that is damaged or ends too early' };
}

/**
 * libvips keeps one error text for all threads, and every operation that ends empties it. sharp takes
 * an empty text for success, so only statistics of channels prove that the pixels were read; and the
 * text of an error may be another picture's, so it is not told.
 */
async function canBeDecoded(bytes: Uint8Array): Promise<boolean> {
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

const isOriginalFormat = (name: string): name is OriginalFormat =>
  Object.hasOwn(ORIGINAL_FORMATS, name);

/** Names bytes that are no picture, so that somebody sees an error page for what it is. */
function describeBytes(bytes: Uint8Array): string {
  if (bytes.length === 0) return 'nothing, 0 bytes';
  const start = Buffer.from(bytes.subarray(0, 60)).toString('latin1');
  const text = start.replace(/\s+/g, ' ').trim();
  return /^[\x20-\x7e]+$/.test(text)
    ? `text that begins ${JSON.stringify(text.slice(0, 40))}`
    : `${bytes.length} bytes of no known picture format`;
}
