import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT } from './project';

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
  await keep(path, made);
  return made;
}

/** Writes a file whole or not at all. */
export async function keep(path: string, bytes: Uint8Array | string): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  const part = `${path}.${process.pid}.${process.hrtime.bigint()}.part`;
  await writeFile(part, bytes);
  await rename(part, path);
}

const WEEK_MS = 7 * 86_400_000;

/** Removes the files of a folder that were kept a week ago and earlier; they can be made again. */
export async function forgetOld(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    // Another build may have removed it meanwhile.
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > WEEK_MS) await rm(path, { force: true });
  }
}
