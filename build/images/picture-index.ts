import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { decodeYaml } from '../content/decode';
import { displayPath } from '../../content/core/display-path';
import { type Source, readSource } from '../content/source';
import type { Problem } from '../../content/core/problem';
import { ORIGINAL_FORMATS } from './formats';

const Pixels = v.pipe(
  v.number('a number of pixels'),
  v.integer('a whole number of pixels'),
  v.minValue(1, 'at least 1 pixel'),
);

const PictureIndexSchema = v.record(
  v.string(),
  v.strictObject({
    file: v.pipe(
      v.string('a file name'),
      v.regex(
        new RegExp(`^[a-z0-9][a-z0-9-]*\\.(?:${Object.values(ORIGINAL_FORMATS).join('|')})$`),
        'the name of a picture in this folder, such as 1a2b3c4d5e.jpg',
      ),
    ),
    width: Pixels,
    height: Pixels,
  }),
);

/** `content/images/index.json`: the pictures that lie there, by the address they were fetched from. */
export type PictureIndex = Readonly<v.InferOutput<typeof PictureIndexSchema>>;
export type IndexEntry = PictureIndex[string];

export const imagesFolder = (contentDir: string): string => join(contentDir, 'images');
export const indexPath = (contentDir: string): string =>
  join(imagesFolder(contentDir), 'index.json');

type Decoded = { ok: true; index: PictureIndex } | { ok: false; problems: readonly Problem[] };

/** Reads the index of a content folder; nothing where there is none. */
export async function readIndex(contentDir: string): Promise<Decoded | undefined> {
  const path = indexPath(contentDir);
  if (!existsSync(path)) return undefined;
  const source = readSource(path);
  return 'text' in source ? decodeIndex(source) : { ok: false, problems: [source] };
}

/** The index in a text, or everything wrong with it. */
export function decodeIndex(source: Source): Decoded {
  const malformed = malformedJson(source);
  if (malformed) return { ok: false, problems: [malformed] };
  // JSON is YAML: the reader of content files knows the lines of what does not fit.
  const decoded = decodeYaml(PictureIndexSchema, source);
  return decoded.ok
    ? { ok: true, index: decoded.value.data }
    : { ok: false, problems: decoded.problems };
}

/** The text of an index: the same pictures give the same bytes. */
export function encodeIndex(index: PictureIndex): string {
  const sorted = Object.entries(index).sort(([a], [b]) => (a < b ? -1 : 1));
  const entries = sorted.map(([address, { file, width, height }]) => [
    address,
    { file, width, height },
  ]);
  return `${JSON.stringify(Object.fromEntries(entries), undefined, 2)}\n`;
}

function malformedJson({ file, text }: Source): Problem | undefined {
  const tell = (line: number, found: string): Problem => ({
    file,
    line,
    what: 'malformed JSON',
    found,
    expected: 'an object of pictures by address, as npm run images writes it',
    fix: 'restore the file from version control, or delete it and run npm run images',
  });
  try {
    const data: unknown = JSON.parse(text);
    const isObject = typeof data === 'object' && data !== null && !Array.isArray(data);
    return isObject ? undefined : tell(1, text.trim());
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return tell(lineOfError(message, text), message);
  }
}

/** V8 tells the place of some errors; 0 for the others. */
function lineOfError(message: string, text: string): number {
  const position = /at position (\d+)/.exec(message)?.[1];
  const isAtEnd = message.includes('end of JSON');
  if (position === undefined && !isAtEnd) return 0;
  const end = isAtEnd ? undefined : Number(position);
  return text.trimEnd().slice(0, end).split('\n').length;
}

/** Something wrong with one entry of an index, found at its address. */
export const entryProblem = (
  contentDir: string,
  address: string,
  problem: Pick<Problem, 'what' | 'found' | 'expected' | 'fix'>,
): Problem => ({
  file: displayPath(indexPath(contentDir)),
  line: 0,
  needle: JSON.stringify(address),
  ...problem,
});
