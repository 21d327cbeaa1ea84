import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { append, editedContent, remove, replace, runCli, write } from '../support/content';
import { picture } from '../support/pictures';
import { spawnScript } from '../support/run-script';
import { temporaryFolder } from '../support/temporary-folder';

/** One day of an editor, on a copy of the fixture, through the commands as they are typed. */
test('a day of an editor', { timeout: 120_000 }, async () => {
  const content = await editedContent({});
  const out = join(await temporaryFolder(), 'dist');
  const at = (name: string) => join(content, name);
  const page = (path: string) => readFile(join(out, path, 'index.html'), 'utf8');
  const isPublished = (path: string) => existsSync(join(out, path, 'index.html'));
  const build = async (...flags: string[]) => {
    const args = ['build', '--content', content, '--out', out, '--no-cards', ...flags];
    const { code, stdout, stderr } = await runCli(args, { env: { CHAT_PUBLIC_KEY: 'a-key' } });
    return { code, told: stdout + stderr };
  };
  const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

  // In the morning: a price is changed, a post begun, a picture and a price list put in place.
  await replace('kr: 1500', 'kr: 1650')(at('site.yaml'));
  const title = 'Höstens erbjudande på prov';
  const args = ['post', title, '--content', content];
  expect(await spawnScript('build/commands/new.ts', args)).toMatchObject({ code: 0 });
  await mkdir(at('images'), { recursive: true });
  await mkdir(at('files'), { recursive: true });
  await write(await picture(900, 600))(at('images/kaj.jpg'));
  await write('%PDF-1.7')(at('files/prislista.pdf'));
  await append('\n![Kajen](kaj.jpg)\n\n[Prislista](/files/prislista.pdf)\n')(at('blog/3.sv.md'));
  expect(await build()).toMatchObject({
    code: 0,
    told: expect.stringMatching(
      /Held back: .*blog\/3\.en\.md \(draft\), .*blog\/3\.sv\.md \(draft\)/,
    ),
  });
  expect(isPublished('blog/3')).toBe(false);
  expect(await page('')).toMatch(/1\s650\skr/);

  // Before lunch it goes out, in a category and with a tag, in Swedish today and in English later.
  for (const name of ['blog/3.sv.md', 'blog/3.en.md']) await replace('draft: true\n', '')(at(name));
  await replace('category:', 'tags: [Hamnliv]\ncategory:')(at('blog/3.sv.md'));
  const dated = /date: .*/.exec(await readFile(at('blog/3.en.md'), 'utf8'))?.[0] ?? '';
  await replace(dated, `date: ${inAMonth}`)(at('blog/3.en.md'));
  expect(await build()).toMatchObject({
    code: 0,
    told: expect.stringContaining(`Next publication or expiry: ${inAMonth}`),
  });
  expect(await page('blog/3')).toMatch(/<picture>.*?\/assets\/kaj-480-[0-9a-f]{8}\.avif/s);
  expect(await page('blogg/kategori/hamnliv')).toContain('href="/blog/3"');
  expect(existsSync(join(out, 'blogg/kategori/hamnliv/feed.xml'))).toBe(true);
  expect(existsSync(join(out, 'files/prislista.pdf'))).toBe(true);

  // After lunch a mistake: the build says where and what to do, and what is online stays.
  await replace('](kaj.jpg)', '](kajj.jpg)')(at('blog/3.sv.md'));
  await replace('kind: masthead', 'kind: mastehad')(at('pages/contact.sv.md'));
  const broken = await build();
  expect(broken.code).toBe(1);
  expect(broken.told).toMatch(
    /blog\/3\.sv\.md:\d+ · picture that is not there · .*perhaps kaj\.jpg/,
  );
  expect(broken.told).toMatch(/contact\.sv\.md:\d+ · unknown kind · .*perhaps masthead/);
  expect(broken.told).toContain('2 problems; nothing was written.');
  expect(isPublished('blog/3')).toBe(true);
  await replace('](kajj.jpg)', '](kaj.jpg)')(at('blog/3.sv.md'));
  await replace('kind: mastehad', 'kind: masthead')(at('pages/contact.sv.md'));

  // In the evening a page moves and the lamp changes its colour; a strict build has nothing against it.
  await replace('#ffc53d', '#ff9e8a')(at('theme.yaml'));
  await rename(at('pages/webbyra-lund.sv.md'), at('pages/lund.sv.md'));
  await replace('/webbyra-lund', '/lund')(at('navigation.yaml'));
  expect((await build()).told).toContain('address that is gone · found /webbyra-lund');
  await replace('title:', 'from: [/webbyra-lund]\ntitle:')(at('pages/lund.sv.md'));
  await remove(at('blog/3.en.md'));
  await replace('title:', 'translation: none\ntitle:')(at('blog/3.sv.md'));
  const last = await build('--strict');
  expect(last).toMatchObject({ code: 0 });
  expect(await readFile(join(out, '_redirects'), 'utf8')).toContain('/webbyra-lund /lund 301');
  expect(await readFile(join(out, 'favicon.svg'), 'utf8')).toContain('#ff9e8a');
  const style = /\/assets\/style-\w+\.css/.exec(await page(''))?.[0] ?? '';
  expect(await readFile(join(out, style), 'utf8')).toContain('--beam: #ff9e8a');
});
