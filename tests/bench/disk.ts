import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PROBE = { files: 400, bytes: 400 * 20_000 };
/** Microseconds for a file of 20 kB in a folder of its own; three to five times as long as it usually takes. */
const SLOW_US = 150;

/** Tells where writing alone will make builds slow; waiting for some minutes helps. */
export function warnOfSlowDisk(folder: string): void {
  const us = (timeWriting(folder, PROBE.files, PROBE.bytes) / PROBE.files) * 1000;
  if (us > SLOW_US) {
    console.log(
      `The disk is slow: ${Math.round(us)} µs to make a file. ext4 is for five minutes after thousands of files were deleted, as the end of this bench and the tests do; times are too long.`,
    );
  }
}

/** Has everything written that the system still holds back, which would slow down what follows. */
export const settle = (): void => void spawnSync('sync');

/**
 * Milliseconds that writing so many files, each in a folder of its own as the generator lays them
 * out, takes without anything else: what is left of a build if all its work cost nothing. Disks
 * differ, and ext4 is several times slower for minutes after a large deletion.
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
