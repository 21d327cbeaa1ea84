import { existsSync, lstatSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Tells of every file below a folder that changes, comes or goes. Each folder has a watcher, not each
 * file: to say which of thousands has changed, that would take a look at all of them.
 *
 * @param isNew - tells of the files that are there as well.
 * @returns what ends it, and tells of every file that was there.
 */
export function watchFolder(
  folder: string,
  changed: (path: string) => void,
  isNew = false,
): () => void {
  /** What is in the folder, with what to do when it is gone. */
  const entries = new Map<string, () => void>();
  const add = (name: string, isFolder: boolean, isNew: boolean): void => {
    const path = join(folder, name);
    entries.set(name, isFolder ? watchFolder(path, changed, isNew) : () => changed(path));
    if (isNew && !isFolder) changed(path);
  };
  const watcher = watch(folder, (event, name) => {
    if (name === null) return;
    const path = join(folder, name);
    const entry = lstatSync(path, { throwIfNoEntry: false });
    // On Windows also told of a folder in which something changes, as its own watcher does.
    if (event === 'change' && entry?.isDirectory()) return;
    entries.get(name)?.();
    entries.delete(name);
    try {
      if (entry) add(name, entry.isDirectory(), true);
    } catch (error) {
      if (existsSync(path)) throw error;
    }
  });
  // The folder is gone, as the watcher of the one around it tells.
  watcher.on('error', () => {});
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    add(entry.name, entry.isDirectory(), isNew);
  return () => {
    watcher.close();
    for (const isGone of entries.values()) isGone();
  };
}
