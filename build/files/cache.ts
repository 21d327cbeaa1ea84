import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT } from '../../content/core/project';

/** Folder of everything that can be made again; git-ignored. */
const CACHE_DIR = join(PROJECT, '.cache');

export const hashOf = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
};

/** Path of a cached file. */
export const cachePath = (area: string, name: string): string => join(CACHE_DIR, area, name);

/** A file from the cache, or made now and kept there. */
export async function cached(
  area: string,
  name: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const path = cachePath(area, name);
  const known = await readFile(path).catch(() => undefined);
  if (known) return known;
  const made = await make();
  await writeAtomic(path, made);
  return made;
}

/** Writes a file whole or not at all. */
export async function writeAtomic(path: string, bytes: Uint8Array | string): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  const part = `${path}.${process.pid}.${process.hrtime.bigint()}.part`;
  await writeFile(part, bytes);
  await rename(part, path);
}
