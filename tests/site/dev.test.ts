import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { DevSite } from '../../build/assembly/dev-site';
import { readOptions } from '../../build/command-line/options';
import { editedContent } from '../support/content';

let content = '';
let site: DevSite;

beforeAll(async () => {
  content = await editedContent({});
  site = new DevSite(readOptions(['dev', '--content', content], {}));
  const problems = await site.open();
  if (problems.length > 0) throw new Error('The fixture has problems');
});

const pageText = (file: string): string => Buffer.from(site.file(file) ?? []).toString();

/** Replaces a text in a content file and tells the site of it. */
async function edit(name: string, from: string, to: string) {
  const path = join(content, name);
  const text = await readFile(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${name} does not hold ${from}`);
  await writeFile(path, text.replace(from, to));
  return site.contentChanged([path]);
}

test('a changed page is another at both its addresses, and no other page is', async () => {
  const { changed, problems } = await edit(
    'pages/webbyra-lund.sv.md',
    'sections:',
    'sections: # x',
  );
  expect(problems).toEqual([]);
  expect(changed.toSorted()).toEqual(['/en/webbyra-lund', '/webbyra-lund']);
});

test('a mistake is told and leaves the other pages as they were', async () => {
  const before = pageText('/index.html');
  const { problems } = await edit('pages/webbyra-lund.sv.md', 'title:', 'titel:');
  expect(problems.map(({ what }) => what)).toContain('unknown field titel');
  expect(pageText('/index.html')).toBe(before);
  const mended = await edit('pages/webbyra-lund.sv.md', 'titel:', 'title:');
  expect(mended.problems).toEqual([]);
  expect(pageText('/webbyra-lund/index.html')).toContain('<main');
});

test('a page that loses its counterpart changes the links to it on every page', async () => {
  expect(pageText('/index.html')).toContain('data-visit="/om-oss"');
  await edit('pages/om-oss.sv.md', 'counterpart: /about', 'translation: none');
  expect(pageText('/index.html')).not.toContain('data-visit="/om-oss"');
  await edit('pages/om-oss.sv.md', 'translation: none', 'counterpart: /about');
  expect(pageText('/index.html')).toContain('data-visit="/om-oss"');
});

test('a changed brand changes every page', async () => {
  const { changed } = await edit('site.yaml', 'name: Testvik', 'name: Provvik');
  expect(changed).toEqual(['*']);
  expect(pageText('/index.html')).toContain('Provvik');
});
