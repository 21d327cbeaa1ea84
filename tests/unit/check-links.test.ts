import { describe, expect, test } from 'vitest';
import { type KnownPaths, type LinkedDocument, checkLinks } from '../../build/check/check-links';
import { servedPaths } from '../../build/check/served-paths';

const document = (path: string, facts: Partial<LinkedDocument['facts']> = {}): LinkedDocument => ({
  path,
  shell: path.startsWith('/en/') ? 'en' : 'sv',
  source: `content/pages${path}.md`,
  facts: { pages: [], addresses: [], anchors: [], withoutAlt: [], ...facts },
});
const never: KnownPaths = () => false;
const told = (documents: readonly LinkedDocument[], served = never): string[] =>
  checkLinks(documents, served).map(({ what, found }) => `${what} ${found}`);

describe('a link', () => {
  test('to a page that exists is fine, with a slash at its end, a query or an anchor too', () => {
    const pages = ['/b', '/b/', '/b?x=1', '/b#c', '/b/#c', '/b?x=1&amp;y=2#c'];
    expect(told([document('/a', { pages }), document('/b', { anchors: ['c'] })])).toEqual([]);
  });

  test('to a served file is fine', () => {
    expect(
      told([document('/a', { addresses: ['/favicon.svg'] })], (path) => path === '/favicon.svg'),
    ).toEqual([]);
  });

  test('in the English shell is told as its author wrote it, once', () => {
    const documents = [
      { ...document('/a', { pages: ['/x'] }), source: 'a.sv.md' },
      { ...document('/en/a', { pages: ['/x'] }), source: 'a.sv.md' },
    ];
    expect(told(documents)).toEqual(['dead internal link /x']);
  });

  test('leads to the edition of the shell that it stands in', () => {
    const linking = document('/en/a', { pages: ['/b'] });
    expect(told([linking, document('/b')])).toEqual(['dead internal link /b']);
    expect(told([linking, document('/en/b')])).toEqual([]);
  });

  test.each([
    '2.sv.md',
    '../blog/2.sv.md',
    '/blog/2.sv.md',
    'blog/2',
    'http://localhost:4173/blog/2',
  ])(
    'as somebody may write it who thinks of the file or the browser, %s, is told with the address meant',
    (link) => {
      const linking = document('/blog/1', { addresses: [link] });
      expect(checkLinks([linking, document('/blog/2')], never)).toMatchObject([
        { found: link, expected: 'an existing page, perhaps /blog/2' },
      ]);
    },
  );

  test('in two files is told for each', () => {
    expect(
      told([document('/a', { pages: ['/x'] }), document('/b', { pages: ['/x'] })]),
    ).toHaveLength(2);
  });
});

describe('an anchor', () => {
  test('on the page itself is looked for there', () => {
    const addresses = ['#here', '#gone'];
    expect(told([document('/a', { addresses, anchors: ['here'] })])).toEqual(['dead anchor #gone']);
  });

  test('to the top of the page is fine', () => {
    expect(told([document('/a', { addresses: ['#'] })])).toEqual([]);
  });
});

test('a picture without alternative text is told by its address', () => {
  expect(told([document('/a', { withoutAlt: ['https://x.example/?a=1&amp;b=2'] })])).toEqual([
    'image without alternative text https://x.example/?a=1&b=2',
  ]);
});

describe('an address without a document', () => {
  const served = servedPaths(
    { unpublished: new Set(['/blog/2']) },
    ['/favicon.svg'],
    new Set(['/broken']),
  );

  test('may be a page whose file could not be read, in both shells', () => {
    expect(['/broken', '/en/broken'].map(served)).toEqual([true, true]);
  });

  test('may be a file, or a post whose text is not there yet, in both shells', () => {
    expect(['/favicon.svg', '/blog/2', '/en/blog/2'].map(served)).toEqual([true, true, true]);
  });

  test('may be nothing else', () => {
    expect(['/blog/3', '/en/blog', '/english/blog/2'].map(served)).toEqual([false, false, false]);
  });
});
