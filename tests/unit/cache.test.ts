import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashOf, writeAtomic } from '../../build/files/cache';
import { filesBelow } from '../support/content';
import { temporaryFolder } from '../support/temporary-folder';

test('a kept file is whole, in folders made for it, with nothing beside it', async () => {
  const folder = await temporaryFolder();
  await writeAtomic(join(folder, 'a/b.txt'), 'text');
  expect(await filesBelow(folder)).toEqual(['a/b.txt']);
  expect(await readFile(join(folder, 'a/b.txt'), 'utf8')).toBe('text');
});

test('a file may be kept by two builds of one process at the same time', async () => {
  const folder = await temporaryFolder();
  const path = join(folder, 'renderer.cjs');
  await Promise.all(Array.from({ length: 8 }, () => writeAtomic(path, 'x'.repeat(1_000_000))));
  expect(await filesBelow(folder)).toEqual(['renderer.cjs']);
  expect((await readFile(path)).length).toBe(1_000_000);
});

test('a hash tells parts from one another, not only their sum', () => {
  expect(hashOf('ab', 'c')).not.toBe(hashOf('a', 'bc'));
  expect(hashOf('a')).toBe(hashOf(Buffer.from('a')));
});
