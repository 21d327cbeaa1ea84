import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DevSite } from '../../build/assembly/dev-site';
import { readOptions } from '../../build/command-line/options';
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '../../content/schema/page';
import { PROJECT } from '../../content/core/project';
import { build, editedContent, replace } from '../support/content';
import { type Run, runScript } from '../support/run-script';

/** `npm run new -- …` on a copy of the fixture. */
const newText = (content: string, ...args: string[]): Promise<Run> =>
  runScript('build/commands/new.ts', [...args, '--content', content]);

const KINDS = [
  ['post', ['Ö'], '/blog/3', ['blog/3.sv.md', 'blog/3.en.md']],
  [
    'page',
    ['Så här "gör" vi: allt & lite till', 'How we "do" it: all & a little more'],
    '/sa-har-gor-vi-allt-lite-till',
    ['pages/sa-har-gor-vi-allt-lite-till.sv.md', 'pages/sa-har-gor-vi-allt-lite-till.en.md'],
  ],
  [
    'case',
    ['Ett kafé vid Årsta i Stockhol'],
    '/portfolio/ett-kafe-vid-arsta-i-stockhol',
    [
      'pages/portfolio/ett-kafe-vid-arsta-i-stockhol.sv.md',
      'pages/portfolio/ett-kafe-vid-arsta-i-stockhol.en.md',
    ],
  ],
  ['city', ['Åmål'], '/webbyra-amal', ['pages/webbyra-amal.sv.md']],
] as const;

test('each kind is a draft that dev shows, and builds without a warning once it is none', async () => {
  const content = await editedContent({});
  for (const [kind, titles, , files] of KINDS) {
    const { stdout, stderr } = await newText(content, kind, ...titles);
    expect(stderr).toBe('');
    for (const file of files) expect(stdout).toContain(file);
  }
  const site = new DevSite(readOptions(['dev', '--content', content], {}));
  expect([await site.open(), await site.check()]).toEqual([[], []]);
  for (const [, , route] of KINDS) {
    expect(site.heldBack(`${route}/index.html`)).toBe('draft');
    expect(Buffer.from(site.file(`${route}/index.html`) ?? []).toString()).toContain('<main');
  }
  const all = KINDS.flatMap(([, , route, files]) => files.map((file) => ({ file, route })));
  expect(await build(content)).toMatchObject({
    kind: 'built',
    summary: {
      heldBack: expect.arrayContaining(
        all.map(({ route }) => expect.objectContaining({ route, reason: 'draft' })),
      ),
    },
  });
  for (const { file } of all) await replace('draft: true\n', '')(join(content, file));
  const outcome = await build(content, { strict: true });
  expect(outcome).toMatchObject({ kind: 'built', summary: { heldBack: [] } });
});

test('nothing is overwritten, and what cannot be written is told in a line', async () => {
  const content = await editedContent({});
  await newText(content, 'city', 'Lerum');
  const path = join(content, 'pages/webbyra-lerum.sv.md');
  await replace('draft: true', 'draft: false')(path);
  const before = await readFile(path, 'utf8');
  for (const [told, ...args] of [
    ['webbyra-lerum.sv.md is there already.', 'city', 'Lerum'],
    ['has 61 characters; search results show 60.', 'page', 'x'.repeat(61)],
    ['A title with letters or digits is missing.', 'post', '!'],
    ['A kind is missing, or "sida" is none.', 'sida', 'Titel'],
  ] as const) {
    const { stdout, stderr } = await newText(content, ...args);
    expect(stdout).toBe('');
    expect(stderr).toContain(told);
    expect(stderr.trimEnd()).not.toContain('\n');
  }
  expect(await readFile(path, 'utf8')).toBe(before);
});

test('a template has room for every title from one character to the longest', async () => {
  const folder = join(PROJECT, 'build/new');
  for (const name of await readdir(folder)) {
    const template = await readFile(join(folder, name), 'utf8');
    const [, start = '', rest = ''] = /^title: (.*)%title%\|(.*)$/m.exec(template) ?? [];
    const [, before = '', after = ''] = /^description: "(.*)%title%(.*)"$/m.exec(template) ?? [];
    const description = before + after;
    const shortest = start.length + 1 + rest.length;
    expect([name, shortest >= TITLE_LENGTH.min]).toEqual([name, true]);
    const lengthened = TITLE_LENGTH.min - 1 + rest.length;
    expect([name, lengthened <= TITLE_LENGTH.max]).toEqual([name, true]);
    expect([name, 1 + description.length >= DESCRIPTION_LENGTH.min]).toEqual([name, true]);
    const longest = TITLE_LENGTH.max - start.length + description.length;
    expect([name, longest <= DESCRIPTION_LENGTH.max]).toEqual([name, true]);
  }
});
