import { beforeAll, expect, inject, test } from 'vitest';
import { type HtmlFile, htmlFiles } from '../support/html';

/** A link of a page that search engines show. */
interface Crawled {
  from: HtmlFile;
  href: string;
  /** Where a visit leads, without its place on the page. */
  to: string;
  inMain: boolean;
}

let pages: ReadonlyMap<string, HtmlFile> = new Map();
let links: readonly Crawled[] = [];

const canonicalOf = ({ root }: HtmlFile): string | undefined => {
  const url = root.querySelector('link[rel="canonical"]')?.getAttribute('href');
  return url === undefined ? undefined : new URL(url).pathname;
};
const isCanonical = (page: HtmlFile): boolean => canonicalOf(page) === page.path;
const shellOf = ({ root }: HtmlFile) => root.querySelector('html')?.getAttribute('lang');
const textOf = ({ root }: HtmlFile) => root.querySelector('main')?.getAttribute('lang');
const withoutPlace = (href: string): string => href.replace(/[?#].*/, '');

beforeAll(async () => {
  pages = new Map((await htmlFiles(inject('site'))).map((page) => [page.path, page]));
  links = [...pages.values()].filter(isCanonical).flatMap((from) =>
    from.root.querySelectorAll('a[href^="/"]:not([data-language-toggle])').map((link) => {
      const href = link.getAttribute('href') ?? '';
      const to = withoutPlace(link.getAttribute('data-visit') ?? href);
      return { from, href: withoutPlace(href), to, inMain: link.closest('main') !== null };
    }),
  );
});

const told = (found: readonly Crawled[]): string[] => [
  ...new Set(
    found.map(({ from, href, to }) => `${from.path}: ${href}${to === href ? '' : ` → ${to}`}`),
  ),
];

test('a visit leads to the canonical page in the language of its shell, wherever there is one', () => {
  expect(links.length).toBeGreaterThan(2000);
  const strays = links.filter(({ from, href, to }) => {
    const page = pages.get(to);
    if (!page) return to !== href;
    // The text exists in the other language alone, which the page says.
    const isForeign =
      textOf(page) !== shellOf(page) && !page.root.querySelector('.other-language a');
    return shellOf(page) !== shellOf(from) || !(isCanonical(page) || isForeign);
  });
  expect(told(strays)).toEqual([]);
});

/** Addresses in main parts that the specification names: buttons of Home and of cases, links of guides. */
const SPECIFIED: Readonly<Record<string, RegExp>> = {
  '/contact': /^\/(?:|faqs|portfolio\/.*|tillaggen-for-wordpress|hur-(?:mycket|kan|jag)-.*)$/,
  '/services/web-development': /^\/(?:|tillaggen-for-wordpress|hur-mycket-.*)$/,
  '/services/seo': /^\/$/,
  '/services/google-ads': /^\/$/,
  '/about': /^\/$/,
};

test('links whose address is not specified go straight there', () => {
  const ours = links.filter(
    ({ inMain, from, href }) => inMain && !SPECIFIED[href]?.test(from.path),
  );
  expect(told(ours.filter(({ href, to }) => href !== to))).toEqual([]);
});

test('every canonical page is linked from the main part of at least three others', () => {
  const inbound = new Map<string, Set<string>>();
  for (const { from, to, inMain } of links)
    if (inMain && to !== from.path) inbound.set(to, (inbound.get(to) ?? new Set()).add(from.path));
  const lonely = [...pages.values()]
    .filter((page) => isCanonical(page) && (inbound.get(page.path)?.size ?? 0) < 3)
    .map(({ path }) => `${path}: ${[...(inbound.get(path) ?? [])].join(', ')}`);
  expect(lonely).toEqual([]);
});
