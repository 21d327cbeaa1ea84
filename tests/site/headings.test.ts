import { beforeAll, expect, inject, test } from 'vitest';
import { type HtmlFile, fileAt, htmlFiles } from '../support/html';

let files: HtmlFile[];
beforeAll(async () => {
  files = await htmlFiles(inject('site'));
});

test('a long word of a Swedish heading may break at its joints, in both shells', () => {
  const partsOf = (path: string): string[][] =>
    fileAt(files, path)
      .root.querySelectorAll(':is(h1, h2, h3) .long')
      .map((word) => word.innerHTML.split('<span class="shy"></span>'));
  const swedish = files.filter(({ root }) => root.querySelector('main[lang="sv"]'));
  const inBoth = swedish.filter(({ path }) => swedish.some((other) => other.path === `/en${path}`));
  const parts = inBoth.flatMap(({ path }) => partsOf(path));
  expect(parts.length).toBeGreaterThan(0);
  for (const word of parts) expect(word.length).toBeGreaterThan(1);
  for (const { path } of inBoth) expect(partsOf(`/en${path}`)).toEqual(partsOf(path));
});

test('the text of a page holds no soft hyphen', () => {
  expect(
    files.filter(({ root }) => /\u00ad|&shy;/.test(root.text)).map(({ path }) => path),
  ).toEqual([]);
});
