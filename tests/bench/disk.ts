import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Milliseconds that writing so many files, each in a folder of its own as the generator lays them
 * out, takes without anything else: what is left of a build if all its work cost nothing. Disks
 * differ, and ext4 without a journal is several times slower for minutes after a large deletion.
 */
export function timeWriting(folder: string, files: number, bytes: number): number {
  const text = 'x'.repeat(Math.round(bytes / files));
  const start = performance.now();
  for (const half of ['sv', 'en']) {
    const parent = join(folder, half);
    mkdirSync(parent, { recursive: true });
    for (let file = 0; file < files / 2; file++) {
      const dir = join(parent, String(file));
      mkdirSync(dir);
      writeFileSync(join(dir, 'index.html'), text);
    }
  }
  return performance.now() - start;
}
