import { mkdirSync, mkdtempSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFolder } from '../../build/dev/watch-folder';

let folder = '';
let told: Set<string>;
let stop: () => void;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watch-'));
  mkdirSync(join(folder, 'blog'));
  for (const name of ['a.md', 'blog/1.md', 'blog/2.md']) write(name);
  told = new Set();
  stop = watchFolder(folder, (path) => told.add(relative(folder, path)));
});

afterEach(() => {
  stop();
  rmSync(folder, { recursive: true });
});

const write = (name: string): void => writeFileSync(join(folder, name), String(Math.random()));
/** What has been told since it was last asked, when there is something. */
const news = (): Promise<string[]> =>
  vi.waitUntil(() => {
    const paths = [...told].sort();
    told.clear();
    return paths.length > 0 && paths;
  });

test('files that change, come and go are told, in the folder and in those within', async () => {
  write('a.md');
  expect(await news()).toEqual(['a.md']);
  write('blog/2.md');
  expect(await news()).toEqual(['blog/2.md']);
  write('blog/3.md');
  expect(await news()).toEqual(['blog/3.md']);
  unlinkSync(join(folder, 'blog/1.md'));
  expect(await news()).toEqual(['blog/1.md']);
});

test('an editor that writes elsewhere and renames is followed, more than once', async () => {
  for (let edit = 0; edit < 2; edit++) {
    const draft = `${folder}.draft`;
    writeFileSync(draft, '');
    renameSync(draft, join(folder, 'blog/1.md'));
    expect(await news()).toEqual(['blog/1.md']);
  }
});

test('a folder that comes tells of its files, and is followed from then on', async () => {
  mkdirSync(join(folder, 'new/deep'), { recursive: true });
  write('new/deep/x.md');
  expect(await news()).toEqual(['new/deep/x.md']);
  write('new/deep/x.md');
  write('new/y.md');
  expect(await news()).toEqual(['new/deep/x.md', 'new/y.md']);
});

test('a folder that goes tells of its files, and so does one under its name', async () => {
  renameSync(join(folder, 'blog'), join(folder, 'posts'));
  expect(await news()).toEqual(['blog/1.md', 'blog/2.md', 'posts/1.md', 'posts/2.md']);
  mkdirSync(join(folder, 'blog'));
  write('blog/4.md');
  expect(await news()).toEqual(['blog/4.md']);
  write('posts/1.md');
  expect(await news()).toEqual(['posts/1.md']);
  rmSync(join(folder, 'posts'), { recursive: true });
  expect(await news()).toEqual(['posts/1.md', 'posts/2.md']);
});

test('a folder that takes the place of another is followed as that one was', async () => {
  mkdirSync(join(folder, 'other'));
  write('other/5.md');
  expect(await news()).toEqual(['other/5.md']);
  renameSync(join(folder, 'blog'), join(folder, 'old'));
  renameSync(join(folder, 'other'), join(folder, 'blog'));
  expect(await news()).toEqual([
    'blog/1.md',
    'blog/2.md',
    'blog/5.md',
    'old/1.md',
    'old/2.md',
    'other/5.md',
  ]);
  write('blog/5.md');
  expect(await news()).toEqual(['blog/5.md']);
});
