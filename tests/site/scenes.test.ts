import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, inject, test } from 'vitest';
import { type HtmlFile, htmlFiles } from '../support/html';

let files: HtmlFile[];
beforeAll(async () => {
  files = await htmlFiles(inject('site'));
});

const scenesOf = ({ root }: HtmlFile): string[] =>
  root.querySelectorAll('svg.scene').map((scene) => scene.innerHTML);

test('no two scenes of a page are alike', () => {
  const repeating = files.filter((file) => new Set(scenesOf(file)).size < scenesOf(file).length);
  expect(repeating.map(({ path }) => path)).toEqual([]);
});

test('each case, post and city opens with a scene of its own', () => {
  const own = files
    .filter(({ path }) =>
      /^\/(?:blog\/(?!404)\d+|portfolio\/\w+|webbyra-.+|goteborg\/.+|stockholm.*)$/.test(path),
    )
    .map((file) => ({ path: file.path, scene: scenesOf(file)[0] }));
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter(({ scene }) => !scene).map(({ path }) => path)).toEqual([]);
  expect(new Set(own.map(({ scene }) => scene)).size).toBe(own.length);
});

test('a page shows the same scenes in both shells', () => {
  const scenes = new Map(files.map((file) => [file.path, scenesOf(file)]));
  const paths = [...scenes.keys()].filter((path) => scenes.has(`/en${path}`));
  expect(paths.map((path) => scenes.get(`/en${path}`))).toEqual(
    paths.map((path) => scenes.get(path)),
  );
});

test('a scene weighs no more than 3 kB, compressed', () => {
  const weights = files.flatMap(scenesOf).map((scene) => brotliCompressSync(scene).length);
  expect(Math.max(...weights)).toBeLessThan(3 * 1024);
});
