import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DevSite } from '../../build/assembly/dev-site';
import { readOptions } from '../../build/command-line/options';
import { devServer } from '../../build/dev/dev-server';
import { listen } from '../../lambdas/local/listen';
import { staticServer } from '../../build/serve/static-server';
import { formatProblem } from '../../content/core/problem';
import { type Edits, build, built, editedContent, replace, write } from '../support/content';
import { problemsOf } from '../support/problems-of';

const MOVED = {
  'pages/contact.en.md': replace('title:', 'from: [/contact-us, /Kontakt.html]\ntitle:'),
  'redirects.yaml': write(
    '/gammal-blogg/: /blogg?fran=gammal\n/åäö: /contact#form\n/bokning: https://booking.example/testvik\n',
  ),
} satisfies Edits;

/** What is answered at each of some addresses: by a build as the edge does, and while somebody works. */
const ANSWERS = [
  ['/contact-us', '/contact'],
  ['/contact-us/', '/contact'],
  ['/en/contact-us', '/en/contact'],
  ['/contact-us?utm=1&utm=2', '/contact?utm=1&utm=2'],
  ['/Kontakt.html', '/contact'],
  ['/gammal-blogg', '/blogg?fran=gammal'],
  ['/gammal-blogg?x=1', '/blogg?fran=gammal'],
  ['/%C3%A5%C3%A4%C3%B6', '/contact#form'],
  ['/bokning', 'https://booking.example/testvik'],
  ['/en/bokning/', 'https://booking.example/testvik'],
] as const;

describe('an address that has moved', () => {
  let out: string;
  const servers = { built: '', dev: '' };
  const close: (() => void)[] = [];
  beforeAll(async () => {
    const content = await editedContent(MOVED);
    const outcome = await build(content);
    if (outcome.kind === 'refused') throw new Error(outcome.message);
    out = outcome.out;
    const site = new DevSite({ ...readOptions(['dev'], {}), content });
    await site.open();
    const [built, dev] = [staticServer(out), devServer(site).server];
    servers.built = await listen(built, 0);
    servers.dev = await listen(dev, 0);
    close.push(
      () => built.close(),
      () => dev.close(),
    );
  });
  afterAll(() => close.forEach((end) => end()));

  test.for(ANSWERS)('%s leads to %s', async ([from, to]) => {
    for (const [name, address] of Object.entries(servers)) {
      const { status, headers } = await fetch(address + from, { redirect: 'manual' });
      const wanted = name === 'dev' ? to.replace(/\?utm.*/, '') : to;
      expect([name, status, headers.get('location')]).toEqual([name, 301, wanted]);
    }
  });

  test('stands in no sitemap, and its file is not served', async () => {
    const sitemap = await readFile(join(out, 'sitemap.xml'), 'utf8');
    expect(sitemap).not.toMatch(/contact-us|gammal|bokning/);
    expect((await fetch(`${servers.built}/_redirects`)).status).toBe(404);
    expect(await readFile(join(out, '_redirects'), 'utf8')).toContain(
      '/contact-us /contact 301\n/en/contact-us /en/contact 301\n',
    );
  });
});

describe('a build is refused, and says why, where', () => {
  test.for([
    [
      'a redirect hides a page',
      '/contact: /blogg\n',
      'redirects.yaml:1 · redirect that hides a page · found /contact → /blogg · expected an address that nothing is at · remove it',
    ],
    [
      'a redirect leads nowhere',
      '/gammal: /blogg\n/old: /kontatk\n',
      'redirects.yaml:2 · redirect to no page · found /old → /kontatk · expected an existing page · correct where it leads',
    ],
    [
      'a redirect leads to itself',
      '/old: /old/\n',
      'redirects.yaml:1 · redirect in a circle · found /old → /old/ · expected a page · lead it to a page',
    ],
    [
      'an address is none',
      'old: /blogg\n',
      'redirects.yaml:1 · invalid old · found "old" · expected an address of before, such as /gammal-sida, a line for each page · correct old',
    ],
    [
      'an address stands for many',
      '/old/*: /blogg\n',
      'redirects.yaml:1 · invalid /old/* · found "/old/*" · expected an address of before, such as /gammal-sida, a line for each page · correct /old/*',
    ],
    [
      'a new address is none',
      '/old: blogg\n',
      'redirects.yaml:1 · invalid /old · found "blogg" · expected a page of the site such as /kontakt-oss, or a web address · correct /old',
    ],
    [
      'redirects form a chain',
      '/a: /b\n/b: /contact\n',
      'redirects.yaml:1 · redirect to a redirect · found /a → /b · expected /contact · lead it to /contact at once',
    ],
  ] as const)('%s', async ([, redirects, told]) => {
    const problems = await problemsOf({ 'redirects.yaml': write(redirects) });
    expect(problems.map(formatProblem)).toEqual([told]);
  });

  test('redirects form a circle', async () => {
    const problems = await problemsOf({ 'redirects.yaml': write('/a: /b\n/b: /a\n') });
    expect(problems.map(({ what }) => what)).toEqual(Array(2).fill('redirect in a circle'));
  });

  test('two pages say that they were at one address', async () => {
    const problems = await problemsOf({
      'pages/contact.en.md': replace('title:', 'from: [/old]\ntitle:'),
      'pages/om-oss.sv.md': replace('title:', 'from: [/old]\ntitle:'),
    });
    expect(problems).toMatchObject([
      { file: 'pages/om-oss.sv.md', what: 'address that moves twice', found: '/old → /om-oss' },
    ]);
  });
});

test('a file that is renamed leaves an address behind, and the build says what to do', async () => {
  const content = await editedContent({});
  const page = (name: string) => join(content, `pages/${name}.sv.md`);
  const renamed = async (from: string, to: string): Promise<void> => {
    await rename(page(from), page(to));
    await replace(`/${from}`, `/${to}`)(join(content, 'navigation.yaml'));
  };
  const out = await built(content);
  const gone = async () => {
    const outcome = await build(content, { out });
    if (outcome.kind === 'refused') throw new Error(outcome.message);
    return outcome.summary.warnings.filter((warning) => warning.includes('address that is gone'));
  };
  await renamed('webbyra-lund', 'lund');
  expect(await gone()).toEqual([
    expect.stringMatching(/ found \/webbyra-lund · .* "from: \[\/webbyra-lund\]" into the page/),
  ]);

  await replace('title:', 'from: [/lund]\ntitle:')(page('lund'));
  await renamed('lund', 'webbyra-i-lund');
  expect(await gone()).toEqual([]);
});
