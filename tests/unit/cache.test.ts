import { readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forgetOld, hashOf, keep } from '../../build/cache';
import { filesBelow } from '../support/content';
import { temporaryFolder } from '../support/temporary-folder';

test('a kept file is whole, in folders made for it, with nothing beside it', async () => {
  const folder = await temporaryFolder();
  await keep(join(folder, 'a/b.txt'), 'text');
  expect(await filesBelow(folder)).toEqual(['a/b.txt']);
  expect(await readFile(join(folder, 'a/b.txt'), 'utf8')).toBe('text');
});

test('a file may be kept by two builds of one process at the same time', async () => {
  const folder = await temporaryFolder();
  const path = join(folder, 'renderer.cjs');
  await Promise.all(Array.from({ length: 8 }, () => keep(path, 'x'.repeat(1_000_000))));
  expect(await filesBelow(folder)).toEqual(['renderer.cjs']);
  expect((await readFile(path)).length).toBe(1_000_000);
});

test('a hash tells parts from one another, not only their sum', () => {
  expect(hashOf('ab', 'c')).not.toBe(hashOf('a', 'bc'));
  expect(hashOf('a')).toBe(hashOf(Buffer.from('a')));
});

test('what was kept a week ago is forgotten, what is newer is not', async () => {
  const folder = await temporaryFolder();
  const day = 86_400_000;
  for (const [name, age] of [
    ['new', 0],
    ['six-days', 6 * day],
    ['eight-days', 8 * day],
  ] as const) {
    await keep(join(folder, name), name);
    const then = new Date(Date.now() - age);
    await utimes(join(folder, name), then, then);
  }
  await forgetOld(folder);
  expect(await filesBelow(folder)).toEqual(['new', 'six-days']);
  await forgetOld(join(folder, 'never-made'));
});
