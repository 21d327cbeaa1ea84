import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { displayPath } from '../../content/core/display-path';
import { lockFolder } from './lock';
import { ContentError } from '../../content/core/problem';

/** A folder beside the output, which takes its place only when everything in it is there. */
export interface Staging {
  dir: string;
  write: (path: string, bytes: Uint8Array | string) => Promise<void>;
  copy: (path: string, file: string) => Promise<void>;
  /** Puts the new folder in the old one's place. */
  commit(): Promise<void>;
  /** Ends the build; a new folder that did not take the old one's place is forgotten. */
  close(): Promise<void>;
}

/**
 * Opens an empty folder for a build, once no other process builds into the same one.
 *
 * @param waiting - told which process builds while this one waits.
 * @throws ContentError where the folder cannot be written.
 */
export async function openStaging(
  out: string,
  waiting?: (holder: number) => void,
): Promise<Staging> {
  const dir = `${out}.next`;
  const old = `${out}.old`;
  const lock = await mkdir(dirname(out), { recursive: true })
    .then(() => lockFolder(out, waiting))
    .catch((error: unknown) => {
      throw unwritable(out, error);
    });
  try {
    if (!existsSync(out) && existsSync(old)) await rename(old, out);
    await rm(old, { recursive: true, force: true });
    await rm(dir, { recursive: true, force: true });
    await mkdir(dir, { recursive: true });
  } catch (error) {
    await lock.release();
    throw unwritable(out, error);
  }
  const placeFor = async (path: string): Promise<string> => {
    const file = join(dir, path);
    await mkdir(dirname(file), { recursive: true });
    return file;
  };
  return {
    dir,
    write: async (path, bytes) => writeFile(await placeFor(path), bytes),
    copy: async (path, file) => copyFile(file, await placeFor(path)),
    async commit() {
      await lock.assertHeld();
      try {
        if (existsSync(out)) await rename(out, old);
        await rename(dir, out);
        await rm(old, { recursive: true, force: true });
      } catch (error) {
        if (!existsSync(out) && existsSync(old)) await rename(old, out);
        throw unwritable(out, error);
      }
    },
    async close() {
      await rm(dir, { recursive: true, force: true });
      await lock.release();
    },
  };
}

function unwritable(out: string, error: unknown): ContentError {
  const reason = error instanceof Error ? error.message.replace(/, .*$/, '') : String(error);
  return new ContentError([
    {
      file: displayPath(out),
      what: 'output folder cannot be written',
      found: reason,
      expected: 'a folder that can be created and replaced',
      fix: 'choose another folder with --out, or change its permissions',
    },
  ]);
}
