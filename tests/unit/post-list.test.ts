import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { PlanMemory } from '../../build/plan/plan-memory';
import { planSite } from '../../build/plan/plan-site';
import { siteFiles } from '../../build/plan/site-files';
import type { Content } from '../../build/content/content';
import { documentAt, loadContent, renderContext, renderedHtml } from '../support/load';
import { withPosts } from '../support/many-posts';

const SITE = 'https://a.example';
const content = await loadContent();

function pageAt(of: Content, path: string) {
  const document = documentAt(planSite(of, SITE).documents, path);
  const root = parse(renderedHtml(document, renderContext(of, SITE)));
  const links = (selector: string) =>
    root.querySelectorAll(selector).map((link) => `${link.text}: ${link.getAttribute('href')}`);
  return {
    root,
    cards: root.querySelectorAll('.post-card'),
    topics: links('.topics a'),
    pager: links('.pager a'),
    place: root.querySelector('.pager')?.getAttribute('aria-label'),
  };
}

describe('a list of few posts', () => {
  test('is one page, with its topics and no pager', () => {
    const { cards, topics, pager, place } = pageAt(withPosts(content, 10), '/blogg');
    expect(cards).toHaveLength(12);
    expect([pager, place]).toEqual([[], undefined]);
    expect(topics).toEqual([
      'Svensk all posts: /blogg',
      expect.stringMatching(/^\S.*: \/blogg\/kategori\/[a-z-]+$/),
    ]);
  });
});

describe('a list of many posts', () => {
  const many = withPosts(content, 58);

  test('has twenty-five a page, and each page leads to the next', () => {
    const [first, second, third] = ['/blogg', '/blogg/sida/2', '/en/blogg/sida/3'].map((path) =>
      pageAt(many, path),
    );
    expect([first, second, third].map((page) => page?.cards.length)).toEqual([25, 25, 10]);
    expect(first?.pager).toEqual(['Svensk older: /blogg/sida/2']);
    expect(second?.pager).toEqual(['Svensk newer: /blogg', 'Svensk older: /blogg/sida/3']);
    expect(third?.pager).toEqual(['Svensk newer: /en/blogg/sida/2']);
    expect(second?.place).toBe('Svensk page 2 of 3');
    expect(second?.root.querySelector('title')?.text).toMatch(/ – Svensk page 2 of 3$/);
    expect(second?.root.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      `${SITE}/blogg/sida/2`,
    );
  });

  test('marks its topic on every page, as this page or as where it belongs', () => {
    const marked = ['/blogg', '/blogg/sida/2'].map((path) =>
      pageAt(many, path)
        .root.querySelectorAll('.topics [aria-current]')
        .map((link) => `${link.getAttribute('href')} ${link.getAttribute('aria-current')}`),
    );
    expect(marked).toEqual([['/blogg page'], ['/blogg true']]);
  });

  test('features its first post on the first page of all posts alone', () => {
    const eyebrow = (path: string) => pageAt(many, path).root.querySelector('.post-card p')?.text;
    expect(eyebrow('/blogg')).toMatch(/^Svensk featured · /);
    expect(eyebrow('/blogg/sida/2')).not.toMatch(/featured/);
  });

  test('is planned again without a new object where nothing changed', () => {
    const memory = new PlanMemory();
    const before = planSite(many, SITE, memory).documents;
    const after = planSite({ ...many, pages: [...many.pages] }, SITE, memory).documents;
    expect(after.filter((document, index) => document !== before[index])).toEqual([]);
  });

  test('is planned again with the words that have changed', () => {
    const memory = new PlanMemory();
    planSite(many, SITE, memory);
    const { sv } = many.dictionaries;
    const blog = { ...sv.blog, allPosts: 'Allt', pagePath: 'blad' };
    const next = { ...many, dictionaries: { ...many.dictionaries, sv: { ...sv, blog } } };
    expect(planSite(next, SITE, memory).documents).toEqual(planSite(next, SITE).documents);
  });
});

describe('a category or tag', () => {
  const posts = withPosts(content, 3).posts.map((post) =>
    post.id === 1001 ? { ...post, category: 'Sök & synas', tags: ['Åäö', 'Annons'] } : post,
  );
  const tagged = { ...content, posts };
  const { documents } = planSite(tagged, SITE);

  test('has a list of its own, in both shells, in the sitemap, with a feed', () => {
    const { root, cards } = pageAt(tagged, '/blogg/kategori/sok-synas');
    expect(root.querySelector('h1')?.text).toBe('Sök & synas');
    expect(cards).toHaveLength(1);
    expect(documentAt(documents, '/en/blogg/kategori/aao').canonical).toBe('/blogg/kategori/aao');
    const files = siteFiles(documents, content, SITE);
    expect(files.get('/sitemap.xml')?.()).toContain(`<loc>${SITE}/blogg/kategori/sok-synas</loc>`);
    const feed = files.get('/blogg/kategori/sok-synas/feed.xml')?.();
    expect(feed?.match(/<entry>/g)).toHaveLength(1);
    expect(feed).toContain(`<link href="${SITE}/blogg/kategori/sok-synas"/>`);
    expect(
      root
        .querySelectorAll('link[type="application/atom+xml"]')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/feed.xml', '/blogg/kategori/sok-synas/feed.xml']);
  });

  test('is led to by its posts', () => {
    const { root } = pageAt(tagged, '/blog/1001');
    expect(root.querySelector('.post .eyebrow a')?.getAttribute('href')).toBe(
      '/blogg/kategori/sok-synas',
    );
    expect(root.querySelectorAll('.post-tags a').map(({ text }) => text)).toEqual([
      'Åäö',
      'Annons',
    ]);
  });

  test('is paired with the one that its newest post has in the other language', () => {
    const [sv, en] = ['/blogg', '/en/blog'].map(
      (path) => planSite(content, SITE).documents.find((document) => document.path === path)?.view,
    );
    const route = (view: typeof sv) => (view?.kind === 'page' ? view.list?.terms[0]?.route : '');
    const document = documentAt(planSite(content, SITE).documents, route(sv) ?? '');
    expect(document.counterpart).toBe(route(en));
    expect(document.alternates).toHaveLength(3);
  });
});

test('a post leads to the one before it as well', () => {
  const { root } = pageAt(withPosts(content, 3), '/blog/1001');
  expect(root.querySelector('.previous-post a')?.getAttribute('href')).toBe('/blog/1002');
  expect(
    pageAt(withPosts(content, 3), '/blog/1002').root.querySelector('.previous-post'),
  ).toBeNull();
});
