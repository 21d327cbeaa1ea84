import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './run-build';

/** What a build keeps until the code changes. */
export const KEPT_OF_CODE = ['.generator', '.cache/bundles', '.cache/quiet'] as const;

/** What it keeps until the file that it was made of changes. */
export const KEPT_OF_FILES = ['.cache/fonts', '.cache/icons', '.cache/scripts'] as const;

/** Takes away what earlier builds have kept; the next one makes it again. */
export function forget(...folders: readonly (readonly string[])[]): void {
  for (const folder of folders.flat()) {
    rmSync(join(PROJECT, folder), { recursive: true, force: true });
  }
}
