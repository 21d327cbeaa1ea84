import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from '../files/cache';
import type { Problem } from '../../content/core/problem';
import { inspectHead, recipe } from './codec';
import { type IndexEntry, entryProblem, imagesFolder, readIndex } from './picture-index';
import type { Original } from './plan-picture';

/** The pictures of a content folder, by the address that content names them by. */
export interface PictureLibrary {
  /** Whether there is an index at all: without one every picture stays where it is. */
  exists: boolean;
  originals: ReadonlyMap<string, Original>;
  problems: readonly Problem[];
}

/** Reads `images/index.json` and looks at every picture it names. */
export async function readLibrary(contentDir: string): Promise<PictureLibrary> {
  const read = await readIndex(contentDir);
  if (!read) return { exists: false, originals: new Map(), problems: [] };
  if (!read.ok) return { exists: true, originals: new Map(), problems: read.problems };
  const how = await recipe();
  const results = await Promise.all(
    Object.entries(read.index).map(async ([address, entry]) => ({
      address,
      result: await readOriginal(contentDir, address, entry, how),
    })),
  );
  const originals = new Map<string, Original>();
  const problems: Problem[] = [];
  for (const { address, result } of results) {
    if ('what' in result) problems.push(result);
    else originals.set(address, result);
  }
  return { exists: true, originals, problems };
}

async function readOriginal(
  contentDir: string,
  address: string,
  { file, width, height }: IndexEntry,
  how: string,
): Promise<Original | Problem> {
  const path = join(imagesFolder(contentDir), file);
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes) {
    return entryProblem(contentDir, address, {
      what: 'picture that is not there',
      found: `no file images/${file}`,
      expected: `the picture of ${address}`,
      fix: 'run npm run images to fetch it again',
    });
  }
  const head = await inspectHead(bytes);
  if (!head.ok || head.width !== width || head.height !== height) {
    return entryProblem(contentDir, address, {
      what: 'picture that is not what the index says',
      found: `images/${file}: ${head.ok ? `${head.width} × ${head.height}` : head.found}`,
      expected: `a picture of ${width} × ${height}`,
      fix: `delete images/${file} and run npm run images, or correct the index`,
    });
  }
  const name = file.replace(/\.[^.]+$/, '');
  return { path, name, hash: hashOf(bytes, how).slice(0, 8), width, height };
}
