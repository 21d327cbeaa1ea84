import { readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { formatProblem } from '../../content/core/problem';
import { PROJECT } from '../../content/core/project';
import {
  type Edits,
  FIXTURE,
  append,
  build,
  built,
  bytesOf,
  editedContent,
  filesBelow,
  remove,
  replace,
  runCli,
  write,
} from '../support/content';
import { problemsOf } from '../support/problems-of';
import { temporaryFolder } from '../support/temporary-folder';

/** A front matter that fits the schema, for pages that a test adds. */
const page = (title: string, extra = ''): string => `---
title: ${title}
description: "${title} – beskriven på en enda rad som är lagom lång för alla kontroller i bygget."
${extra}translation: none
sections:
  - kind: masthead
    heading: Prov
  - kind: prose
---

Text.
`;

/** What is changed in the fixture, and the lines that its author reads. */
const MISTAKES: Record<string, [edits: Edits, ...told: string[]]> = {
  'malformed front matter': [
    { 'pages/contact.sv.md': replace('title: Kontakt', 'title: Kontakt: ') },
    'pages/contact.sv.md:2 · malformed YAML · found "title: Kontakt: a provsajten per post eller telefon" (incomplete explicit mapping pair… · expected key: value lines, indented alike · quote values that hold ": " or begin with { [ & * # or a quote',
  ],
  'a malformed YAML file': [
    { 'navigation.yaml': replace('legal: []\n', 'legal: [\n') },
    'navigation.yaml:8 · malformed YAML · found "quickLinks: [home, about, portfolio, blog, contact]" (missed comma between flow collec… · expected key: value lines, indented alike · quote values that hold ": " or begin with { [ & * # or a quote',
  ],
  'no front matter': [
    { 'pages/contact.sv.md': write('# Kontakt\n\nRing oss.\n') },
    'pages/contact.sv.md:1 · no front matter · found "# Kontakt" · expected a first line of --- · begin the file with --- and its fields',
  ],
  'front matter that is never closed': [
    { 'pages/contact.sv.md': write('---\ntitle: Kontakt\n') },
    'pages/contact.sv.md:1 · front matter without an end · found only one line of --- · expected a second line of --- · close the front matter with ---',
  ],
  'a missing field of a page': [
    { 'pages/contact.sv.md': replace('title: Kontakt', '# title: Kontakt') },
    'pages/contact.sv.md:1 · missing field title · found nothing · expected a line "title: …" · add title',
  ],
  'an unknown field inside a section': [
    { 'pages/index.en.md': replace('eyebrow: Lund', 'eyebrow: Lund\n    colour: red') },
    'pages/index.en.md:7 · unknown field sections.0.colour · found sections.0.colour · expected a field of the schema · correct the name or remove the line',
  ],
  'a value of the wrong type': [
    { 'people.yaml': replace('rating: 4', 'rating: four') },
    'people.yaml:15 · wrong type of testimonials.1.rating · found "four" · expected a number · correct testimonials.1.rating',
  ],
  'a price that is not a number': [
    { 'site.yaml': replace('trial: { kr: 1500 }', 'trial: { kr: "1 500" }') },
    'site.yaml:42 · wrong type of prices.trial.kr · found "1 500" · expected a number, or a range [from, to] · correct prices.trial.kr',
  ],
  'a missing translation of a page': [
    { 'pages/portfolio.en.md': remove },
    'pages/portfolio.en.md · missing translation · found only pages/portfolio.sv.md · expected the same text in the other language · write it, or say "translation: none" in pages/portfolio.sv.md',
  ],
  'a missing translation of a post': [
    { 'blog/2.sv.md': remove },
    'blog/2.sv.md · missing translation · found only blog/2.en.md · expected the same text in the other language · write it, or say "translation: none" in blog/2.en.md',
  ],
  'a missing half of a bilingual text': [
    { 'people.yaml': replace('{ sv: Bageri, en: Bakery }', '{ sv: Bageri }') },
    'people.yaml:19 · missing field references.0.type.en · found nothing · expected a line "en: …" · add references.0.type.en',
  ],
  'a missing dictionary key': [
    { 'dictionary/en.yaml': replace('  skipToContent: English skip\n', '') },
    'dictionary/en.yaml:1 · missing field navigation.skipToContent · found nothing · expected a line "skipToContent: …" · add navigation.skipToContent',
  ],
  'a missing dictionary': [
    { 'dictionary/en.yaml': remove },
    'dictionary/en.yaml · missing file · found no such file · expected a file that fits its schema · add it',
  ],
  'an unknown placeholder': [
    { 'pages/portfolio.sv.md': replace('{{times.trial}}', '{{times.trail}}') },
    'pages/portfolio.sv.md:10 · unknown placeholder · found {{times.trail}} · expected {{times.trial}} · correct the name or add the fact to site.yaml',
  ],
  'an unknown placeholder in front matter': [
    { 'blog/2.en.md': replace('excerpt: No text yet.', 'excerpt: "{{something.else}}"') },
    'blog/2.en.md:4 · unknown placeholder · found {{something.else}} · expected a name from site.yaml · correct the name or add the fact to site.yaml',
  ],
  'an unknown placeholder in a dictionary': [
    { 'dictionary/sv.yaml': replace('{{brand.name}}', '{{brand.nam}}') },
    'dictionary/sv.yaml:22 · unknown placeholder · found {{brand.nam}} · expected {{brand.name}} · correct the name or add the fact to site.yaml',
  ],
  'a placeholder in the menus, where none is filled': [
    { 'navigation.yaml': replace('name: Lund', 'name: "{{brand.name}}"') },
    'navigation.yaml:5 · placeholder where none is filled · found {{brand.name}} · expected the words themselves · write out what it stands for',
  ],
  'a dead internal link in Markdown': [
    { 'pages/index.sv.md': replace('/blog/1', '/blog/7') },
    'pages/index.sv.md:33 · dead internal link · found /blog/7 · expected an existing page, perhaps /blog/1 · correct the link or add the page',
  ],
  'a dead internal link in front matter': [
    { 'pages/index.en.md': replace('to: /portfolio', 'to: /portofolio') },
    'pages/index.en.md:10 · dead internal link · found /portofolio · expected an existing page, perhaps /portfolio · correct the link or add the page',
  ],
  'a dead link in the menu of every page': [
    { 'navigation.yaml': replace('/webbyra-lund', '/webbyra-lunda') },
    'navigation.yaml:5 · dead internal link · found /webbyra-lunda · expected an existing page, perhaps /webbyra-lund · correct the link or add the page',
  ],
  'a dead link on both editions of a page': [
    { 'pages/services/ads.en.md': replace('/portfolio', '/portfolios') },
    'pages/services/ads.en.md:11 · dead internal link · found /portfolios · expected an existing page, perhaps /portfolio · correct the link or add the page',
  ],
  'a dead link that is the beginning of a good one above it': [
    { 'pages/index.sv.md': replace('/blog/1', '/port') },
    'pages/index.sv.md:33 · dead internal link · found /port · expected the address of an existing page, such as /contact · correct the link or add the page',
  ],
  'a dead anchor on another page': [
    { 'pages/index.sv.md': replace('/om-oss#vem', '/om-oss#varfor') },
    'pages/index.sv.md:33 · dead anchor · found /om-oss#varfor · expected an id on /om-oss · correct the anchor or give the heading that name',
  ],
  'a dead anchor on the same page': [
    { 'pages/index.en.md': replace('(#a-paragraph)', '(#a-chapter)') },
    'pages/index.en.md:33 · dead anchor · found #a-chapter · expected an id on /en/ · correct the anchor or give the heading that name',
  ],
  'a picture without alternative text in Markdown': [
    { 'pages/index.sv.md': replace('![En brygga i dis]', '![]') },
    'pages/index.sv.md:35 · image without alternative text · found https://images.unsplash.com/photo-1 · expected words for those who do not see it · add alt (in Markdown: ![words](address))',
  ],
  'two pages at one address': [
    {
      'pages/twice.sv.md': write(page('Andra sidan på en upptagen adress', 'route: /om-oss\n')),
    },
    'pages/twice.sv.md:4 · two pages at one address · found /om-oss · expected an address other than that of pages/om-oss.sv.md · rename one of the files or change its route',
  ],
  'two pages writing one file': [
    {
      'pages/twice.sv.md': write(
        page('Samma fil genom ett snedstreck i slutet', 'route: /om-oss/\n'),
      ),
    },
    'pages/twice.sv.md:4 · two pages writing one file · found om-oss/index.html · expected a file other than that of pages/om-oss.sv.md · rename one of the files or change its route',
    'pages/twice.sv.md:4 · two pages writing one file · found en/om-oss/index.html · expected a file other than that of pages/om-oss.sv.md · rename one of the files or change its route',
  ],
  'a title used twice': [
    {
      'pages/webbyra-lund.sv.md': replace(
        'Webbyrå Lund – en sida på bara svenska',
        'Kontakta provsajten per post eller telefon',
      ),
    },
    'pages/webbyra-lund.sv.md:2 · title used twice · found Kontakta provsajten per post eller telefon · expected a title other than that of pages/contact.sv.md · give each page a title of its own',
  ],
  'a counterpart that does not exist': [
    { 'pages/om-oss.sv.md': replace('counterpart: /about', 'counterpart: /aboot') },
    'pages/about.sv.md · missing translation · found only pages/about.en.md · expected the same text in the other language · write it, or say "translation: none" in pages/about.en.md',
    'pages/om-oss.sv.md:4 · counterpart that does not exist · found /aboot · expected the address of a page in the other language · correct the counterpart or remove the line',
  ],
  'a counterpart in the same language': [
    {
      'pages/webbyra-lund.sv.md': replace('translation: none', 'counterpart: /om-oss'),
      'pages/om-oss.sv.md': replace('counterpart: /about\n', 'translation: none\n'),
      'pages/about.en.md': replace('sections:', 'translation: none\nsections:'),
    },
    'pages/webbyra-lund.sv.md:4 · counterpart in the same language · found /om-oss · expected the address of a page in the other language · correct the counterpart or remove the line',
  ],
  'an unknown figure': [
    { 'pages/index.sv.md': replace('figure: clients', 'figure: client') },
    'pages/index.sv.md:19 · unknown figure · found client · expected one of clients, success · correct the name or add the figure',
  ],
  'an unknown testimonial': [
    { 'pages/index.en.md': replace('bo-test]', 'bo-tset]') },
    'pages/index.en.md:22 · unknown testimonial · found bo-tset · expected one of anna-prov, bo-test · correct the name or add the testimonial',
  ],
  'an island prop that cannot be serialised': [
    { 'pages/index.sv.md': replace('delay: 0', 'delay: .inf') },
    'pages/index.sv.md · island statistics-counters given props that cannot be serialised · found counters.0.delay is Infinity · expected texts, numbers, booleans, null, lists and plain objects · pass plain data and build the rest inside the island',
  ],
  'a file that is not UTF-8': [
    {
      'pages/contact.sv.md': write(Buffer.from('---\ntitle: Kontakt\n---\n\nTjänster\n', 'latin1')),
    },
    'pages/contact.sv.md:5 · not UTF-8 · found bytes of another encoding · expected text saved as UTF-8 · save the file again as UTF-8',
  ],
  'a file of no known kind': [
    { 'pages/contact.de.md': write(page('Deutsch')) },
    'pages/contact.de.md · file of no known kind · found pages/contact.de.md · expected pages/<address>.<sv|en>.md, blog/<number>.<sv|en>.md or a YAML file that there is · name it pages/contact.sv.md or pages/contact.en.md, or move it out of the content folder',
  ],
  'a file name that makes no address': [
    { 'pages/Om Oss.sv.md': write(page('Ett filnamn med blanksteg och versaler')) },
    'pages/Om Oss.sv.md · file name that makes no address · found pages/Om Oss.sv.md · expected the letters a to z in lower case, digits and hyphens · rename it to pages/om-oss.sv.md',
  ],
  'a page in the place of a file that the build writes itself': [
    {
      'pages/karta.sv.md': write(
        page('En sida på sajtkartans egen adress', 'route: /sitemap.xml\n'),
      ),
    },
    'pages/karta.sv.md:4 · two pages writing one file · found sitemap.xml/index.html · expected a file other than that of the build itself (sitemap.xml/) · rename one of the files or change its route',
    'pages/karta.sv.md:4 · two pages writing one file · found en/sitemap.xml/index.html · expected a file other than that of the build itself (sitemap.xml/) · rename one of the files or change its route',
  ],
  'two pages with one counterpart': [
    { 'pages/webbyra-lund.sv.md': replace('translation: none', 'counterpart: /about') },
    'pages/webbyra-lund.sv.md:4 · counterpart that is already that of /om-oss · found /about · expected the address of a page in the other language · correct the counterpart or remove the line',
  ],
  'a date without quotes that is not in the calendar': [
    { 'blog/1.sv.md': replace('date: 2025-03-14', 'date: 2025-02-31') },
    'blog/1.sv.md:7 · invalid date · found "2025-02-31" · expected a date such as 2025-03-14 · correct date',
  ],
};

const buildByCommand = (content: string, out: string, ...more: string[]) =>
  runCli(['build', '--content', content, '--out', out, '--no-cards', ...more]);

describe('the build refuses, with file, line, what was found and what to do,', () => {
  test.for(Object.entries(MISTAKES))('%s', async ([, [edits, ...told]]) => {
    expect((await problemsOf(edits)).map(formatProblem)).toEqual(told);
  });
});

describe('a page that cannot be read is told,', () => {
  test('and links to it are not dead', async () => {
    const problems = await problemsOf({
      'pages/services/ads.en.md': replace('kind: masthead', 'kind: mast'),
    });
    expect(problems.map(formatProblem)).toEqual([expect.stringContaining('sections.0.kind')]);
  });

  test('and its counterpart is not blamed for it', async () => {
    const problems = await problemsOf({
      'pages/om-oss.sv.md': replace('kind: masthead', 'kind: x'),
    });
    expect(problems).toMatchObject([{ file: 'pages/om-oss.sv.md', what: 'unknown kind' }]);
  });
});

test('an empty content folder is refused by name', async () => {
  const empty = await temporaryFolder();
  const outcome = await build(empty);
  expect(outcome).toMatchObject({
    kind: 'refused',
    problems: [
      {
        what: 'empty content folder',
        found: 'no file',
        expected: 'site.yaml, pages/ and the rest',
        fix: 'add it',
      },
    ],
  });
});

test('an output folder that cannot be written is refused by name and reason', async () => {
  const file = join(await temporaryFolder(), 'file');
  await writeFile(file, '');
  const outcome = await build(FIXTURE, { out: join(file, 'dist') });
  expect(outcome).toMatchObject({
    kind: 'refused',
    problems: [
      {
        file: expect.stringContaining('file/dist'),
        what: 'output folder cannot be written',
        found: expect.stringMatching(/ENOTDIR|EEXIST/),
        expected: 'a folder that can be created and replaced',
        fix: 'choose another folder with --out, or change its permissions',
      },
    ],
  });
});

test('files that only look like content are told with the name to give them', async () => {
  const problems = await problemsOf({
    'om-oss.sv.md': write(page('Fel mapp')),
    'blog/min-post.sv.md': write(page('Utan nummer')),
    'blog/9.sv.mdx': write(page('Fel ändelse')),
    'extra.yml': write('a: b'),
  });
  expect(problems.map(({ file, fix }) => [file, fix.replace(/, or move it .*/, '')])).toEqual([
    ['blog/9.sv.mdx', 'rename it to blog/9.sv.md'],
    ['blog/min-post.sv.md', 'number it, as "npm run new -- post" does'],
    ['extra.yml', 'rename it to extra.yaml'],
    ['om-oss.sv.md', 'name it pages/om-oss.sv.md or pages/om-oss.en.md'],
  ]);
});

test('links to a folder or to nothing are told, not passed over', async () => {
  const content = await editedContent({});
  await symlink('nowhere.md', join(content, 'blog/8.sv.md'));
  await symlink('../pages', join(content, 'blog/old'));
  const outcome = await build(content);
  const what = 'file that cannot be read';
  expect(outcome).toMatchObject({
    problems: [
      { file: expect.stringMatching(/blog\/8\.sv\.md$/), what },
      { file: expect.stringMatching(/blog\/old$/), what },
    ],
  });
});

test('a content file may be a link to a file elsewhere', async () => {
  const content = await editedContent({});
  const elsewhere = join(await temporaryFolder(), 'about-us.md');
  await rename(join(content, 'pages/om-oss.sv.md'), elsewhere);
  await symlink(elsewhere, join(content, 'pages/om-oss.sv.md'));
  expect(await build(content)).toMatchObject({ kind: 'built' });
});

const FIVE_MISTAKES: Edits = {
  'site.yaml': replace('email: info@testvik.example', 'email: nobody'),
  'blog/1.sv.md': write('nothing\n'),
  'pages/about.en.md': replace('title:', 'titel:'),
  'dictionary/en.yaml': append('extra: 1\n'),
  'pages/contact.en.md': write(Buffer.from([0x2d, 0x2d, 0x2d, 0x0a, 0xff])),
};

const FIVE_LATE_MISTAKES: Edits = {
  'pages/portfolio.sv.md': replace('{{times.trial}}', '{{times.nope}}'),
  'pages/services/ads.en.md': replace('/portfolio', '/nowhere'),
  'pages/index.sv.md': replace('bo-test]', 'bo-tset]'),
  'pages/webbyra-lund.sv.md': append('\n[Nej](#nowhere)\n'),
  'pages/index.en.md': replace('![A jetty in mist]', '![]'),
};

describe('all problems of a run are listed together:', () => {
  test('five broken files at once', async () => {
    const problems = await problemsOf(FIVE_MISTAKES);
    expect(new Set(problems.map(({ file }) => file))).toEqual(new Set(Object.keys(FIVE_MISTAKES)));
  });

  test('five mistakes that show only when everything is rendered', async () => {
    const problems = await problemsOf(FIVE_LATE_MISTAKES);
    expect(new Set(problems.map(({ file }) => file))).toEqual(
      new Set(Object.keys(FIVE_LATE_MISTAKES)),
    );
  });
});

describe('on the command line', () => {
  test('mistakes exit with 1, one line each, sorted by file, and a count', async () => {
    const content = await editedContent(FIVE_LATE_MISTAKES);
    const out = join(await temporaryFolder(), 'dist');
    const { code, stdout, stderr } = await buildByCommand(content, out);
    const lines = stderr.split('\n').filter((line) => line.includes(' · '));
    const places = lines.map((line) => line.split(' · ', 1)[0] ?? '');
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(lines).toHaveLength(5);
    expect(places.map((place) => place.replace(/:\d+$/, ''))).toEqual(
      places.map((place) => place.replace(/:\d+$/, '')).sort(),
    );
    for (const place of places) expect(place).toMatch(/\.md:[1-9]\d*$/);
    for (const line of lines) expect(line).toMatch(/ · found .+ · expected .+ · \S/);
    expect(stderr).toContain('5 problems; nothing was written.');
    expect(stderr).not.toContain('    at ');
    expect(await filesBelow(out)).toEqual([]);
  });

  test('--json tells the problems as JSON, each with a line, 0 where none is known', async () => {
    const content = await editedContent({
      'dictionary/en.yaml': append('extra: 1\n'),
      'pages/contact.de.md': write('x'),
    });
    const out = join(await temporaryFolder(), 'dist');
    const { code, stdout } = await buildByCommand(content, out, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      problems: [
        { what: 'unknown field extra', line: expect.any(Number) },
        { what: 'file of no known kind', line: 0 },
      ],
    });
  });

  test('a content folder that is a file is a mistake, not a crash', async () => {
    const out = join(await temporaryFolder(), 'dist');
    const { code, stderr } = await buildByCommand(join(PROJECT, 'package.json'), out);
    expect(stderr).not.toContain('The generator itself failed');
    expect(code).toBe(1);
  });

  test('a crash of the generator exits with 70, blames nobody and leaves the output', async () => {
    const out = join(await temporaryFolder(), 'dist');
    await built(FIXTURE, { out });
    const before = await bytesOf(out);
    const preload = pathToFileURL(join(PROJECT, 'tests/support/no-folders.mjs')).href;
    const { code, stdout, stderr } = await runCli(
      ['build', '--content', FIXTURE, '--out', out, '--no-cards'],
      { env: { NODE_OPTIONS: `--import ${preload}` } },
    );
    expect(code).toBe(70);
    expect(stdout).toBe('');
    expect(stderr).toContain('The generator itself failed; this is not a mistake in the content.');
    expect(stderr).toContain('no more folders on this disk');
    expect(stderr).toMatch(/\n\s+at /);
    expect(stderr).not.toContain('nothing was written');
    expect(await bytesOf(out)).toEqual(before);
    expect(await filesBelow(`${out}.next`)).toEqual([]);
  });
});

describe('a refused build leaves the previous output as it was, byte for byte:', () => {
  test.for([
    ['refused while loading', FIVE_MISTAKES],
    ['refused after rendering', FIVE_LATE_MISTAKES],
  ] as const)('%s', async ([, edits]) => {
    const folder = await temporaryFolder();
    const out = join(folder, 'dist');
    await built(FIXTURE, { out });
    const before = await bytesOf(out);
    expect(before.size).toBeGreaterThan(20);
    const outcome = await buildByCommand(await editedContent(edits), out);
    expect(outcome.code).toBe(1);
    expect(await bytesOf(out)).toEqual(before);
    expect(await filesBelow(`${out}.next`)).toEqual([]);
  });
});

test('a build in the same process can follow another into the same folder', async () => {
  const content = await editedContent({});
  const out = await built(content);
  await replace('Vi finns i Lund.', 'Vi finns i Dalby.')(join(content, 'pages/webbyra-lund.sv.md'));
  await built(content, { out });
  expect(await readFile(join(out, 'webbyra-lund/index.html'), 'utf8')).toContain(
    'Vi finns i Dalby.',
  );
});
