import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file of the output. */
export interface OutputFile {
  /** Path under the output folder. */
  path: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Writes files below a folder. Synchronous, for thousands of small files are written in a fraction of
 * the time that promises take.
 */
export function writeFiles(folder: string, files: readonly OutputFile[]): void {
  for (const { path, bytes } of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}
