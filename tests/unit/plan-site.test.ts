import { describe, expect, test } from 'vitest';
import type { Content } from '../../build/content/content';
import { PlanMemory } from '../../build/plan/plan-memory';
import { planSite } from '../../build/plan/plan-site';
import type { Page, Post } from '../../content/schema/page';
import { documentAt, loadContent } from '../support/load';

const SITE = 'https://www.testvik.example';
const content = await loadContent();
const { documents, unpublished } = planSite(content, SITE);
const at = (path: string) => documentAt(documents, path);

/** The same content with one text changed. */
function withText<T extends Page | Post>(text: T, change: Partial<T>): Content {
  const swap = <U extends Page | Post>(list: readonly U[]): U[] =>
    list.map((each) => (each.file === text.file ? { ...each, ...change } : each));
  return { ...content, pages: swap(content.pages), posts: swap(content.posts) };
}

function pageOf(file: string): Page {
  const page = content.pages.find((each) => each.file.endsWith(file));
  if (!page) throw new Error(`The fixture has no ${file}`);
  return page;
}

function postOf(file: string): Post {
  const post = content.posts.find((each) => each.file.endsWith(file));
  if (!post) throw new Error(`The fixture has no ${file}`);
  return post;
}

describe('every page', () => {
  test('is planned once in each shell', () => {
    const routes = new Set(documents.map(({ route }) => route));
    expect(documents).toHaveLength(routes.size * 2);
    for (const route of routes) {
      expect(documents.filter((each) => each.route === route).map(({ shell }) => shell)).toEqual([
        'sv',
        'en',
      ]);
    }
  });

  test('has a file that no other has', () => {
    expect(new Set(documents.map(({ file }) => file)).size).toBe(documents.length);
  });
});

describe('a page in both languages', () => {
  test('has an edition of its own in each, both canonical and in the sitemap', () => {
    expect(at('/portfolio')).toMatchObject({
      file: 'portfolio/index.html',
      shell: 'sv',
      text: 'sv',
      canonical: '/portfolio',
      indexable: true,
    });
    expect(at('/en/portfolio')).toMatchObject({
      file: 'en/portfolio/index.html',
      shell: 'en',
      text: 'en',
      canonical: '/en/portfolio',
      indexable: true,
    });
  });

  test('names both editions and the default as alternates, the same on both', () => {
    const alternates = [
      { hreflang: 'sv', path: '/portfolio' },
      { hreflang: 'en', path: '/en/portfolio' },
      { hreflang: 'x-default', path: '/portfolio' },
    ];
    expect(at('/portfolio').alternates).toEqual(alternates);
    expect(at('/en/portfolio').alternates).toEqual(alternates);
  });

  test('toggles between its editions', () => {
    expect(at('/').toggle).toBe('/en/');
    expect(at('/en/').toggle).toBe('/');
    expect(at('/portfolio').toggle).toBe('/en/portfolio');
  });

  test('has nothing to say of another language', () => {
    expect(at('/portfolio').inShellLanguage).toBeUndefined();
    expect(at('/en/portfolio').inShellLanguage).toBeUndefined();
  });
});

describe('a page in one language', () => {
  test('keeps its text in both shells, and the edition in its own language is canonical', () => {
    expect(at('/webbyra-lund')).toMatchObject({ shell: 'sv', text: 'sv', indexable: true });
    expect(at('/en/webbyra-lund')).toMatchObject({
      shell: 'en',
      text: 'sv',
      title: at('/webbyra-lund').title,
      canonical: '/webbyra-lund',
      indexable: false,
    });
    expect(at('/services/ads')).toMatchObject({
      shell: 'sv',
      text: 'en',
      canonical: '/en/services/ads',
      indexable: false,
    });
    expect(at('/en/services/ads')).toMatchObject({ text: 'en', indexable: true });
  });

  test('has no alternates', () => {
    for (const path of ['/webbyra-lund', '/en/webbyra-lund', '/services/ads', '/en/services/ads']) {
      expect(at(path).alternates).toEqual([]);
    }
  });

  test('toggles its shell and stays the same page', () => {
    expect(at('/webbyra-lund').toggle).toBe('/en/webbyra-lund');
    expect(at('/en/webbyra-lund').toggle).toBe('/webbyra-lund');
    expect(at('/en/webbyra-lund').inShellLanguage).toBeUndefined();
  });
});

describe('two pages that say the same at addresses of their own', () => {
  test('are each other’s alternates, although one of them declares it', () => {
    const alternates = [
      { hreflang: 'sv', path: '/om-oss' },
      { hreflang: 'en', path: '/en/about' },
      { hreflang: 'x-default', path: '/om-oss' },
    ];
    expect(at('/om-oss').alternates).toEqual(alternates);
    expect(at('/en/about').alternates).toEqual(alternates);
  });

  test('leave the editions in the wrong shell to point at the right one', () => {
    expect(at('/about')).toMatchObject({
      text: 'en',
      canonical: '/en/about',
      indexable: false,
      alternates: [],
    });
    expect(at('/en/om-oss')).toMatchObject({
      text: 'sv',
      canonical: '/om-oss',
      indexable: false,
      alternates: [],
    });
  });

  test('toggle to each other', () => {
    expect(at('/om-oss').toggle).toBe('/en/about');
    expect(at('/en/about').toggle).toBe('/om-oss');
    expect(at('/about').toggle).toBe('/en/about');
    expect(at('/en/om-oss').toggle).toBe('/om-oss');
  });

  test('offer the text in the shell’s language where theirs is not', () => {
    expect(at('/about').inShellLanguage).toBe('/om-oss');
    expect(at('/en/om-oss').inShellLanguage).toBe('/en/about');
    expect(at('/om-oss').inShellLanguage).toBeUndefined();
  });
});

describe('the page for unknown addresses', () => {
  test('stays out of search engines, in a file that servers look for', () => {
    for (const [path, file] of [
      ['/404', '404.html'],
      ['/en/404', 'en/404.html'],
    ] as const) {
      expect(at(path)).toMatchObject({ file, indexable: false, alternates: [] });
    }
  });
});

describe('posts', () => {
  test('with a text are published at their number', () => {
    expect(at('/blog/1')).toMatchObject({ text: 'sv', indexable: true, view: { kind: 'post' } });
    expect(at('/en/blog/1')).toMatchObject({ text: 'en', indexable: true });
  });

  test('without a text have no document but are known', () => {
    expect(documents.some(({ route }) => route === '/blog/2')).toBe(false);
    expect([...unpublished]).toEqual(['/blog/2']);
  });

  test('are listed newest first, without a text too, in the list’s language', () => {
    const view = at('/blogg').view;
    const posts = view.kind === 'page' ? (view.list?.posts ?? []) : [];
    expect(posts.map(({ id, title }) => [id, title])).toEqual([
      [2, postOf('2.sv.md').title],
      [1, postOf('1.sv.md').title],
    ]);
  });

  test('that are featured are listed before newer ones', () => {
    const plan = planSite(withText(postOf('1.sv.md'), { featured: true }), SITE);
    const view = documentAt(plan.documents, '/blogg').view;
    expect(view.kind === 'page' && view.list?.posts.map(({ id }) => id)).toEqual([1, 2]);
  });

  test('are handed to the pages that list them and to no others', () => {
    const view = at('/portfolio').view;
    expect(view.kind === 'page' && view.list).toBeUndefined();
  });
});

describe('planning again', () => {
  test('the same content gives the same document objects', () => {
    const memory = new PlanMemory();
    const first = planSite(content, SITE, memory).documents;
    const again = planSite(content, SITE, memory).documents;
    expect(again).toHaveLength(first.length);
    expect(again.every((document, index) => document === first[index])).toBe(true);
  });

  /** Paths whose document is another object after a change. */
  function changed(next: Content, siteUrl = SITE): string[] {
    const memory = new PlanMemory();
    const before = new Set(planSite(content, SITE, memory).documents);
    return planSite(next, siteUrl, memory)
      .documents.filter((document) => !before.has(document))
      .map(({ path }) => path);
  }

  test('after a changed page gives new objects for its editions alone', () => {
    expect(changed(withText(pageOf('portfolio.en.md'), { body: 'New.' }))).toEqual([
      '/portfolio',
      '/en/portfolio',
    ]);
  });

  test('after a changed text of a post leaves the lists of posts as they are', () => {
    expect(changed(withText(postOf('1.sv.md'), { body: 'Nytt.' }))).toEqual([
      '/blog/1',
      '/en/blog/1',
    ]);
  });

  test('after a changed title of a post gives a new list too', () => {
    expect(changed(withText(postOf('1.sv.md'), { title: 'Ny' })).sort()).toEqual([
      '/blog/1',
      '/blogg',
      '/blogg/kategori/seo',
      '/en/blog/1',
      '/en/blogg',
      '/en/blogg/kategori/seo',
    ]);
  });

  test('after a changed fact gives all of them', () => {
    const site = { ...content.site, brand: { ...content.site.brand, name: 'Nytt' } };
    expect(changed({ ...content, site })).toHaveLength(documents.length);
  });

  test('for another address gives all of them', () => {
    expect(changed(content, 'https://other.example')).toHaveLength(documents.length);
  });
});

describe('a social card', () => {
  test('is named by what it shows, so that a new heading has a new address', () => {
    const page = pageOf('portfolio.sv.md');
    const [first] = page.sections;
    if (first?.kind !== 'masthead') throw new Error('The fixture’s portfolio begins otherwise');
    const sections = [{ ...first, heading: 'Annat' }, ...page.sections.slice(1)];
    const plan = planSite(withText(page, { sections }), SITE);
    const card = documentAt(plan.documents, '/portfolio').card;
    expect(card.heading).toBe('Annat');
    expect(card.path).toMatch(/^\/assets\/card-[0-9a-f]+\.png$/);
    expect(card.path).not.toBe(at('/portfolio').card.path);
    expect(documentAt(plan.documents, '/en/portfolio').card.path).toBe(
      at('/en/portfolio').card.path,
    );
  });
});
