import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ContentFolder } from '../../build/content/content-folder';
import { editedContent, remove, replace, write } from '../support/content';

async function open(dir: string) {
  const folder = new ContentFolder(dir);
  await folder.readAll();
  const texts = () => {
    const { content } = folder.assemble();
    if (!content) throw new Error('The content does not hold together');
    return new Map([...content.pages, ...content.posts].map((text) => [text.file, text]));
  };
  return { folder, texts };
}

/** Files whose text is another object than before. */
function changed(
  before: ReadonlyMap<string, object>,
  after: ReadonlyMap<string, object>,
): string[] {
  return [...after.keys()]
    .filter((file) => before.get(file) !== after.get(file))
    .map((file) => file.replace(/^.*\/content\//, ''));
}

describe('a content folder', () => {
  test('gives each text its language, its address and its body, with facts filled in', async () => {
    const { texts } = await open(await editedContent({}));
    const text = [...texts().values()].find(({ file }) => file.endsWith('services/ads.en.md'));
    expect(text).toMatchObject({
      language: 'en',
      route: '/services/ads',
      translation: 'none',
      body: '\nAds for 500–2\u00a0000\u00a0kr per month. See [the portfolio](/portfolio).\n',
    });
  });

  test('read again after a change has new objects for the changed file alone', async () => {
    const dir = await editedContent({});
    const { folder, texts } = await open(dir);
    const before = texts();
    const path = join(dir, 'pages/portfolio.sv.md');
    await replace('Ett arbete', 'Två arbeten')(path);
    folder.read(path);
    expect(changed(before, texts())).toEqual(['pages/portfolio.sv.md']);
  });

  test('read again after a mistake tells it and has the same objects as before', async () => {
    const dir = await editedContent({});
    const { folder, texts } = await open(dir);
    const before = texts();
    const path = join(dir, 'blog/1.sv.md');
    await replace('category: SEO', 'kategori: SEO')(path);
    folder.read(path);
    expect(changed(before, texts())).toEqual([]);
    const { problems, unread } = folder.assemble();
    expect(problems.map(({ found }) => found).join()).toContain('kategori');
    expect([...unread]).toEqual([]);
  });

  test('read again after a changed price has new texts everywhere', async () => {
    const dir = await editedContent({});
    const { folder, texts } = await open(dir);
    const before = texts();
    const path = join(dir, 'site.yaml');
    await replace('kr: 1500', 'kr: 1600')(path);
    folder.read(path);
    expect(changed(before, texts())).toHaveLength(before.size);
    expect([...texts().values()].find(({ route }) => route === '/blog/1')?.body).toContain(
      '1\u00a0600',
    );
  });

  test('forgets a file that is gone and misses its translation', async () => {
    const dir = await editedContent({});
    const { folder } = await open(dir);
    const path = join(dir, 'pages/portfolio.sv.md');
    await remove(path);
    folder.read(path);
    expect(folder.assemble().problems).toMatchObject([
      { what: 'missing translation', found: expect.stringContaining('portfolio.en.md') },
    ]);
  });

  test('takes in a new file', async () => {
    const dir = await editedContent({});
    const { folder, texts } = await open(dir);
    const before = texts();
    const path = join(dir, 'pages/ny/sida.sv.md');
    await write(
      '---\ntitle: Ny\ndescription: Ny\ntranslation: none\nsections: [{ kind: prose }]\n---\n',
    )(path);
    folder.read(path);
    expect(changed(before, texts())).toEqual(['pages/ny/sida.sv.md']);
    expect([...texts().values()].some(({ route }) => route === '/ny/sida')).toBe(true);
  });

  test('leaves its schemas and pictures alone', async () => {
    const { folder } = await open(
      await editedContent({ 'schema/notes.md': write('x'), 'images/list.yaml': write('x: [') }),
    );
    expect(folder.assemble().problems).toEqual([]);
  });

  test('knows the addresses of pages that it could not read', async () => {
    const { folder } = await open(
      await editedContent({
        'pages/services/ads.en.md': write('x'),
        'blog/1.sv.md': write('x'),
        'pages/index.en.md': write('x'),
      }),
    );
    expect([...folder.assemble().unread].sort()).toEqual(['/', '/blog/1', '/services/ads']);
  });
});
