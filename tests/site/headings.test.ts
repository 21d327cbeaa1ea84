import { beforeAll, expect, inject, test } from 'vitest';
import { type HtmlFile, fileAt, htmlFiles, words } from '../support/html';

let files: HtmlFile[];
beforeAll(async () => {
  files = await htmlFiles(inject('site'));
});

test('a long word of a Swedish heading may break at its joint, in both shells', () => {
  for (const path of ['/webbyra-boras', '/en/webbyra-boras']) {
    const halves = fileAt(files, path)
      .root.querySelectorAll('.points h2 .long')
      .map((word) => word.innerHTML.split('<span class="shy"></span>'));
    expect(halves).toEqual([['plattforms', 'försäljaren']]);
  }
});

test('the text of a page holds no soft hyphen', () => {
  expect(
    files.filter(({ root }) => /\u00ad|&shy;/.test(root.text)).map(({ path }) => path),
  ).toEqual([]);
  expect(words(fileAt(files, '/webbyra-boras').root.querySelector('.points h2'))).toBe(
    'Så skiljer vi oss från plattformsförsäljaren',
  );
});
