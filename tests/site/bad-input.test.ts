import { readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Problem } from '../../content/core/problem';
import { formatProblem } from '../../content/core/problem';
import {
  type Edits,
  FIXTURE,
  PROJECT,
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

/** What a person reads of a problem. */
type Told = Pick<Problem, 'file' | 'line' | 'what' | 'found' | 'expected' | 'fix'>;

interface Mistake {
  edits: Edits;
  told: Told[];
}

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

const MISTAKES: Record<string, Mistake> = {
  'malformed front matter': {
    edits: { 'pages/contact.sv.md': replace('title: Kontakt', 'title: Kontakt: ') },
    told: [
      {
        file: 'pages/contact.sv.md',
        line: 2,
        what: 'malformed YAML',
        found: expect.stringContaining('title: Kontakt: '),
        expected: 'key: value lines, indented alike',
        fix: expect.stringContaining('quote values that hold ": "'),
      },
    ],
  },
  'a malformed YAML file': {
    edits: { 'navigation.yaml': replace('legal: []\n', 'legal: [\n') },
    told: [
      {
        file: 'navigation.yaml',
        line: expect.toSatisfy((line: number) => line >= 6 && line <= 8),
        what: 'malformed YAML',
        found: expect.any(String),
        expected: 'key: value lines, indented alike',
        fix: expect.any(String),
      },
    ],
  },
  'no front matter': {
    edits: { 'pages/contact.sv.md': write('# Kontakt\n\nRing oss.\n') },
    told: [
      {
        file: 'pages/contact.sv.md',
        line: 1,
        what: 'no front matter',
        found: '"# Kontakt"',
        expected: 'a first line of ---',
        fix: 'begin the file with --- and its fields',
      },
    ],
  },
  'front matter that is never closed': {
    edits: { 'pages/contact.sv.md': write('---\ntitle: Kontakt\n') },
    told: [
      {
        file: 'pages/contact.sv.md',
        line: 1,
        what: 'front matter without an end',
        found: 'only one line of ---',
        expected: 'a second line of ---',
        fix: 'close the front matter with ---',
      },
    ],
  },
  'a missing field of a page': {
    edits: { 'pages/contact.sv.md': replace('title: Kontakt', '# title: Kontakt') },
    told: [
      {
        file: 'pages/contact.sv.md',
        line: 1,
        what: 'missing field title',
        found: 'nothing',
        expected: expect.any(String),
        fix: 'add title',
      },
    ],
  },
  'an unknown field inside a section': {
    edits: { 'pages/index.en.md': replace('eyebrow: Lund', 'eyebrow: Lund\n    colour: red') },
    told: [
      {
        file: 'pages/index.en.md',
        line: 7,
        what: 'unknown field sections.0.colour',
        found: expect.stringContaining('colour'),
        expected: 'a field of the schema',
        fix: 'correct the name or remove the line',
      },
    ],
  },
  'a section of no known kind': {
    edits: { 'pages/contact.sv.md': replace('kind: masthead', 'kind: mastheads') },
    told: [
      {
        file: 'pages/contact.sv.md',
        line: 5,
        what: 'unknown kind',
        found: '"mastheads"',
        expected: expect.stringMatching(/^one of \d+ names, perhaps masthead \(or /),
        fix: 'correct sections.0.kind',
      },
    ],
  },
  'a value of the wrong type': {
    edits: { 'people.yaml': replace('rating: 4', 'rating: four') },
    told: [
      {
        file: 'people.yaml',
        line: 15,
        what: 'wrong type of testimonials.1.rating',
        found: '"four"',
        expected: 'a number',
        fix: 'correct testimonials.1.rating',
      },
    ],
  },
  'a price that is not a number': {
    edits: { 'site.yaml': replace('trial: { kr: 1500 }', 'trial: { kr: "1 500" }') },
    told: [
      {
        file: 'site.yaml',
        line: 42,
        what: 'wrong type of prices.trial.kr',
        found: '"1 500"',
        expected: 'a number, or a range [from, to]',
        fix: 'correct prices.trial.kr',
      },
    ],
  },
  'a missing translation of a page': {
    edits: { 'pages/portfolio.en.md': remove },
    told: [
      {
        file: 'pages/portfolio.en.md',
        line: 0,
        what: 'missing translation',
        found: 'only pages/portfolio.sv.md',
        expected: 'the same text in the other language',
        fix: 'write it, or say "translation: none" in pages/portfolio.sv.md',
      },
    ],
  },
  'a missing translation of a post': {
    edits: { 'blog/2.sv.md': remove },
    told: [
      {
        file: 'blog/2.sv.md',
        line: 0,
        what: 'missing translation',
        found: 'only blog/2.en.md',
        expected: 'the same text in the other language',
        fix: 'write it, or say "translation: none" in blog/2.en.md',
      },
    ],
  },
  'a missing half of a bilingual text': {
    edits: { 'people.yaml': replace('{ sv: Bageri, en: Bakery }', '{ sv: Bageri }') },
    told: [
      {
        file: 'people.yaml',
        line: 19,
        what: 'missing field references.0.type.en',
        found: 'nothing',
        expected: expect.any(String),
        fix: 'add references.0.type.en',
      },
    ],
  },
  'a missing dictionary key': {
    edits: { 'dictionary/en.yaml': replace('  skipToContent: English skip\n', '') },
    told: [
      {
        file: 'dictionary/en.yaml',
        line: 1,
        what: 'missing field navigation.skipToContent',
        found: 'nothing',
        expected: expect.any(String),
        fix: 'add navigation.skipToContent',
      },
    ],
  },
  'a missing dictionary': {
    edits: { 'dictionary/en.yaml': remove },
    told: [
      {
        file: 'dictionary/en.yaml',
        line: 0,
        what: 'missing file',
        found: 'no such file',
        expected: 'a file that fits its schema',
        fix: 'add it',
      },
    ],
  },
  'an unknown placeholder': {
    edits: { 'pages/portfolio.sv.md': replace('{{times.trial}}', '{{times.trail}}') },
    told: [
      {
        file: 'pages/portfolio.sv.md',
        line: 10,
        what: 'unknown placeholder',
        found: '{{times.trail}}',
        expected: '{{times.trial}}',
        fix: 'correct the name or add the fact to site.yaml',
      },
    ],
  },
  'an unknown placeholder in front matter': {
    edits: { 'blog/2.en.md': replace('excerpt: No text yet.', 'excerpt: "{{something.else}}"') },
    told: [
      {
        file: 'blog/2.en.md',
        line: 4,
        what: 'unknown placeholder',
        found: '{{something.else}}',
        expected: 'a name from site.yaml',
        fix: 'correct the name or add the fact to site.yaml',
      },
    ],
  },
  'an unknown placeholder in a dictionary': {
    edits: { 'dictionary/sv.yaml': replace('{{brand.name}}', '{{brand.nam}}') },
    told: [
      {
        file: 'dictionary/sv.yaml',
        line: 23,
        what: 'unknown placeholder',
        found: '{{brand.nam}}',
        expected: '{{brand.name}}',
        fix: 'correct the name or add the fact to site.yaml',
      },
    ],
  },
  'a placeholder in the menus, where none is filled': {
    edits: { 'navigation.yaml': replace('name: Lund', 'name: "{{brand.name}}"') },
    told: [
      {
        file: 'navigation.yaml',
        line: 5,
        what: 'placeholder where none is filled',
        found: '{{brand.name}}',
        expected: 'the words themselves',
        fix: 'write out what it stands for',
      },
    ],
  },
  'a dead internal link in Markdown': {
    edits: { 'pages/index.sv.md': replace('/blog/1', '/blog/7') },
    told: [
      {
        file: 'pages/index.sv.md',
        line: 33,
        what: 'dead internal link',
        found: '/blog/7',
        expected: 'an existing page, perhaps /blog/1',
        fix: 'correct the link or add the page',
      },
    ],
  },
  'a dead internal link in front matter': {
    edits: { 'pages/index.en.md': replace('to: /portfolio', 'to: /portofolio') },
    told: [
      {
        file: 'pages/index.en.md',
        line: 10,
        what: 'dead internal link',
        found: '/portofolio',
        expected: expect.stringContaining('/portfolio'),
        fix: 'correct the link or add the page',
      },
    ],
  },
  'a dead link that is the beginning of a good one above it': {
    edits: { 'pages/index.sv.md': replace('/blog/1', '/port') },
    told: [
      {
        file: 'pages/index.sv.md',
        line: 33,
        what: 'dead internal link',
        found: '/port',
        expected: expect.any(String),
        fix: 'correct the link or add the page',
      },
    ],
  },
  'a dead anchor on another page': {
    edits: { 'pages/index.sv.md': replace('/om-oss#vem', '/om-oss#varfor') },
    told: [
      {
        file: 'pages/index.sv.md',
        line: 33,
        what: 'dead anchor',
        found: '/om-oss#varfor',
        expected: 'an id on /om-oss',
        fix: 'correct the anchor or give the heading that name',
      },
    ],
  },
  'a dead anchor on the same page': {
    edits: { 'pages/index.en.md': replace('(#a-paragraph)', '(#a-chapter)') },
    told: [
      {
        file: 'pages/index.en.md',
        line: 33,
        what: 'dead anchor',
        found: '#a-chapter',
        expected: 'an id on /en/',
        fix: 'correct the anchor or give the heading that name',
      },
    ],
  },
  'a picture without alternative text in Markdown': {
    edits: { 'pages/index.sv.md': replace('![En brygga i dis]', '![]') },
    told: [
      {
        file: 'pages/index.sv.md',
        line: 35,
        what: 'image without alternative text',
        found: 'https://images.unsplash.com/photo-1',
        expected: 'words for those who do not see it',
        fix: 'add alt (in Markdown: ![words](address))',
      },
    ],
  },
  'two pages at one address': {
    edits: {
      'pages/twice.sv.md': write(page('Andra sidan på en upptagen adress', 'route: /om-oss\n')),
    },
    told: [
      {
        file: 'pages/twice.sv.md',
        line: 4,
        what: 'two pages at one address',
        found: '/om-oss',
        expected: 'an address other than that of pages/om-oss.sv.md',
        fix: 'rename one of the files or change its route',
      },
    ],
  },
  'two pages writing one file': {
    edits: {
      'pages/twice.sv.md': write(
        page('Samma fil genom ett snedstreck i slutet', 'route: /om-oss/\n'),
      ),
    },
    told: [
      {
        file: 'pages/twice.sv.md',
        line: 4,
        what: 'two pages writing one file',
        found: 'om-oss/index.html',
        expected: 'a file other than that of pages/om-oss.sv.md',
        fix: 'rename one of the files or change its route',
      },
      {
        file: 'pages/twice.sv.md',
        line: 4,
        what: 'two pages writing one file',
        found: 'en/om-oss/index.html',
        expected: 'a file other than that of pages/om-oss.sv.md',
        fix: 'rename one of the files or change its route',
      },
    ],
  },
  'a title used twice': {
    edits: {
      'pages/webbyra-lund.sv.md': replace(
        'Webbyrå Lund – en sida på bara svenska',
        'Kontakta provsajten per post eller telefon',
      ),
    },
    told: [
      {
        file: 'pages/webbyra-lund.sv.md',
        line: 2,
        what: 'title used twice',
        found: 'Kontakta provsajten per post eller telefon',
        expected: 'a title other than that of pages/contact.sv.md',
        fix: 'give each page a title of its own',
      },
    ],
  },
  'a counterpart that does not exist': {
    edits: { 'pages/om-oss.sv.md': replace('counterpart: /about', 'counterpart: /aboot') },
    told: [
      {
        file: 'pages/om-oss.sv.md',
        line: 4,
        what: 'counterpart that does not exist',
        found: '/aboot',
        expected: expect.stringContaining('the address of a page in the other language'),
        fix: 'correct the counterpart or remove the line',
      },
    ],
  },
  'a counterpart in the same language': {
    edits: {
      'pages/webbyra-lund.sv.md': replace('translation: none', 'counterpart: /om-oss'),
      'pages/om-oss.sv.md': replace('counterpart: /about\n', 'translation: none\n'),
      'pages/about.en.md': replace('sections:', 'translation: none\nsections:'),
    },
    told: [
      {
        file: 'pages/webbyra-lund.sv.md',
        line: 4,
        what: 'counterpart in the same language',
        found: '/om-oss',
        expected: expect.stringContaining('the address of a page in the other language'),
        fix: 'correct the counterpart or remove the line',
      },
    ],
  },
  'an unknown figure': {
    edits: { 'pages/index.sv.md': replace('figure: clients', 'figure: client') },
    told: [
      {
        file: 'pages/index.sv.md',
        line: 19,
        what: 'unknown figure',
        found: 'client',
        expected: 'one of clients, success',
        fix: 'correct the name or add the figure',
      },
    ],
  },
  'an unknown testimonial': {
    edits: { 'pages/index.en.md': replace('bo-test]', 'bo-tset]') },
    told: [
      {
        file: 'pages/index.en.md',
        line: 22,
        what: 'unknown testimonial',
        found: 'bo-tset',
        expected: 'one of anna-prov, bo-test',
        fix: 'correct the name or add the testimonial',
      },
    ],
  },
  'an island prop that cannot be serialised': {
    edits: { 'pages/index.sv.md': replace('delay: 0', 'delay: .inf') },
    told: [
      {
        file: 'pages/index.sv.md',
        line: expect.any(Number),
        what: 'island statistics-counters given props that cannot be serialised',
        found: 'counters.0.delay is Infinity',
        expected: 'texts, numbers, booleans, null, lists and plain objects',
        fix: 'pass plain data and build the rest inside the island',
      },
    ],
  },
  'a file that is not UTF-8': {
    edits: {
      'pages/contact.sv.md': write(Buffer.from('---\ntitle: Kontakt\n---\n\nTjänster\n', 'latin1')),
    },
    told: [
      {
        file: 'pages/contact.sv.md',
        line: 5,
        what: 'not UTF-8',
        found: 'bytes of another encoding',
        expected: 'text saved as UTF-8',
        fix: 'save the file again as UTF-8',
      },
    ],
  },
  'a file of no known kind': {
    edits: { 'pages/contact.de.md': write(page('Deutsch')) },
    told: [
      {
        file: 'pages/contact.de.md',
        line: 0,
        what: 'file of no known kind',
        found: 'pages/contact.de.md',
        expected: expect.stringContaining('pages/<address>.<sv|en>.md'),
        fix: 'name it pages/contact.sv.md or pages/contact.en.md, or move it out of the content folder',
      },
    ],
  },
  'a file name that makes no address': {
    edits: { 'pages/Om Oss.sv.md': write(page('Ett filnamn med blanksteg och versaler')) },
    told: [
      {
        file: 'pages/Om Oss.sv.md',
        line: 0,
        what: expect.any(String),
        found: expect.stringContaining('Om Oss'),
        expected: expect.any(String),
        fix: 'rename it to pages/om-oss.sv.md',
      },
    ],
  },
  'a page in the place of a file that the build writes itself': {
    edits: {
      'pages/karta.sv.md': write(
        page('En sida på sajtkartans egen adress', 'route: /sitemap.xml\n'),
      ),
    },
    told: [
      {
        file: 'pages/karta.sv.md',
        line: 4,
        what: 'two pages writing one file',
        found: expect.stringContaining('sitemap.xml'),
        expected: expect.any(String),
        fix: 'rename one of the files or change its route',
      },
    ],
  },
  'two pages with one counterpart': {
    edits: {
      'pages/webbyra-lund.sv.md': replace('translation: none', 'counterpart: /about'),
    },
    told: [
      {
        file: 'pages/webbyra-lund.sv.md',
        line: 4,
        what: expect.stringContaining('counterpart'),
        found: '/about',
        expected: expect.any(String),
        fix: expect.any(String),
      },
    ],
  },
  'a date without quotes that is not in the calendar': {
    edits: {
      'blog/1.sv.md': replace('date: 2025-03-14', 'date: 2025-02-31'),
    },
    told: [
      {
        file: 'blog/1.sv.md',
        line: 7,
        what: 'invalid date',
        found: '"2025-02-31"',
        expected: expect.stringContaining('a date such as 2025-03-14'),
        fix: 'correct date',
      },
    ],
  },
};

const told = (problems: readonly Problem[]): Told[] =>
  problems.map(({ file, line, what, found, expected, fix }) => ({
    file,
    line,
    what,
    found,
    expected,
    fix,
  }));

describe('the build refuses, with file, line, what was found and what to do,', () => {
  test.for(Object.entries(MISTAKES))('%s', async ([, mistake]) => {
    const problems = told(await problemsOf(mistake.edits));
    expect(problems).toEqual(expect.arrayContaining(mistake.told));
  });
});

describe('a mistake is told once:', () => {
  test('a page that cannot be read is not also missed as a translation', async () => {
    const problems = await problemsOf({ 'pages/contact.sv.md': write('no front matter\n') });
    expect(problems.map(formatProblem)).toEqual([expect.stringContaining('no front matter')]);
  });

  test('links to a page that cannot be read are not also dead', async () => {
    const problems = await problemsOf({
      'pages/services/ads.en.md': replace('kind: masthead', 'kind: mast'),
    });
    expect(problems.map(formatProblem)).toEqual([expect.stringContaining('sections.0.kind')]);
  });

  test('a misspelt address in the menu is one problem, not one a page', async () => {
    const problems = await problemsOf({
      'navigation.yaml': replace('/webbyra-lund', '/webbyra-lunda'),
    });
    expect(problems).toMatchObject([
      {
        file: 'navigation.yaml',
        line: 5,
        what: 'dead internal link',
        found: '/webbyra-lunda',
        expected: 'an existing page, perhaps /webbyra-lund',
      },
    ]);
  });

  test('a link that both editions of a page hold is one problem', async () => {
    const problems = await problemsOf({
      'pages/services/ads.en.md': replace('/portfolio', '/portfolios'),
    });
    expect(problems.map(({ found }) => found)).toEqual(['/portfolios']);
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

test('a page that cannot be read is told, and no other is blamed for it', async () => {
  const problems = await problemsOf({ 'pages/om-oss.sv.md': replace('kind: masthead', 'kind: x') });
  expect(problems).toMatchObject([{ file: 'pages/om-oss.sv.md', what: 'unknown kind' }]);
});

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
    const { code, stdout, stderr } = await runCli([
      'build',
      '--content',
      content,
      '--out',
      out,
      '--no-cards',
    ]);
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

  test('--json tells the problems as JSON', async () => {
    const content = await editedContent({ 'dictionary/en.yaml': append('extra: 1\n') });
    const out = join(await temporaryFolder(), 'dist');
    const { code, stdout } = await runCli([
      'build',
      '--content',
      content,
      '--out',
      out,
      '--no-cards',
      '--json',
    ]);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      problems: [{ what: 'unknown field extra', line: expect.any(Number) }],
    });
  });

  test('a content folder that is a file is a mistake, not a crash', async () => {
    const out = join(await temporaryFolder(), 'dist');
    const { code, stderr } = await runCli([
      'build',
      '--content',
      join(PROJECT, 'package.json'),
      '--out',
      out,
      '--no-cards',
    ]);
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
    const outcome = await runCli([
      'build',
      '--content',
      await editedContent(edits),
      '--out',
      out,
      '--no-cards',
    ]);
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
