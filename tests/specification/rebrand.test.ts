import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { CONTENT, type Edit, built, editedContent, filesBelow, replace } from '../support/content';
import { type HtmlFile, fileAt, htmlFiles } from '../support/html';

const OLD = /fyrvik/i;
/** What a new owner writes into `site.yaml`, old value first. */
const CHANGES: Readonly<Record<string, string>> = {
  'name: Fyrvik': 'name: Nyvåg',
  'slug: fyrvik': 'slug: nyvag',
  'fyrvik.example': 'nyvag.example',
  fyrvik_example: 'nyvag_example',
  'fyrvik-example': 'nyvag-example',
  '031-390 06 12': '08-123 45 67',
  '+46313900612': '+4681234567',
  'Fyrvaktargatan 12': 'Nygatan 7',
  'Fyrvaktargatan+12': 'Nygatan+7',
  'webDevelopment: { kr: 25000 }': 'webDevelopment: { kr: 31000 }',
  'seo: { kr: 8000,': 'seo: { kr: 9100,',
  'googleAds: { kr: 5000,': 'googleAds: { kr: 6200,',
};
const NBSP = '\u00a0';

let out = '';
let files: HtmlFile[] = [];

const everyChange: Edit = async (path) => {
  for (const [from, to] of Object.entries(CHANGES)) await replace(from, to)(path);
};

beforeAll(async () => {
  out = await built(await editedContent({ 'site.yaml': everyChange }, CONTENT));
  files = await htmlFiles(out);
});

test('a new brand in site.yaml alone leaves nothing of the old one anywhere in the output', async () => {
  const names = await filesBelow(out);
  const texts = names.filter((name) => !/\.(?:woff2|png)$/.test(name));
  const left = await Promise.all(
    texts.map(async (name) => (OLD.test(await readFile(join(out, name), 'utf8')) ? [name] : [])),
  );
  expect(left.flat()).toEqual([]);
  expect(names.filter((name) => OLD.test(name))).toEqual([]);
});

test('the new brand, address, telephone and e-mail stand on every page', () => {
  for (const { file, html } of files) {
    for (const text of [
      'Nyvåg',
      'https://www.nyvag.example/',
      'mailto:info@nyvag.example',
      'Nygatan 7',
      'tel:+4681234567',
      '08-123 45 67',
    ]) {
      expect([file, html.includes(text) ? text : `no ${text}`]).toEqual([file, text]);
    }
  }
});

test('nothing of the old address and telephone is left on any page', () => {
  for (const { file, html } of files) {
    expect([file, /Fyrvaktargatan|390 06 12|\+46313900612/.exec(html)]).toEqual([file, null]);
  }
});

test('new prices stand wherever the old ones stood', async () => {
  const before = await htmlFiles(inject('site'));
  const prices = [
    [`25${NBSP}000${NBSP}kr`, `31${NBSP}000${NBSP}kr`],
    [`8${NBSP}000${NBSP}kr per`, `9${NBSP}100${NBSP}kr per`],
    [`5${NBSP}000${NBSP}kr per`, `6${NBSP}200${NBSP}kr per`],
  ] as const;
  const count = (html: string, text: string): number =>
    html.split(new RegExp(`(?<![\\d–]|\\d${NBSP})${text.replace('+', '\\+')}`)).length - 1;
  for (const [old, now] of prices) {
    expect(count(fileAt(before, '/').html, old)).toBeGreaterThan(0);
    for (const { path, html } of before) {
      const after = fileAt(files, path.replace('fyrvik', 'nyvag')).html;
      expect([path, count(after, now)]).toEqual([path, count(html, old)]);
      expect([path, count(after, old)]).toEqual([path, 0]);
    }
  }
});
