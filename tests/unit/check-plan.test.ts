import { describe, expect, test } from 'vitest';
import { checkLengths } from '../../build/check/check-lengths';
import { checkPlan } from '../../build/check/check-plan';
import type { Content } from '../../build/content/content';
import { planSite } from '../../build/plan/plan-site';
import type { Page } from '../../content/schema/page';
import { loadContent } from '../support/load';

const content = await loadContent();

/** What is told of the fixture with one page changed. */
function told(file: string, change: Partial<Page>, other: Partial<Content> = {}): string[] {
  const pages = content.pages.map((page) =>
    page.file.endsWith(file) ? { ...page, ...change } : page,
  );
  const next = { ...content, pages, ...other };
  const { documents } = planSite(next, 'https://a.example');
  return [...checkPlan(next, documents), ...checkLengths(documents)].map(
    ({ what, found }) => `${what}: ${found}`,
  );
}

test('the fixture passes', () => {
  expect(told('', {})).toEqual([]);
});

describe('a title', () => {
  test.for([
    [29, ['title out of bounds: 29 characters']],
    [30, []],
    [60, []],
    [61, ['title out of bounds: 61 characters']],
  ] as const)('of %i characters', ([length, problems]) => {
    expect(told('contact.en.md', { title: 'x'.repeat(length) })).toEqual(problems);
  });

  test('may be the same on two editions of one text, but not on two texts', () => {
    const [, second] = content.pages.filter(({ language }) => language === 'en');
    if (!second) throw new Error('The fixture has fewer English pages');
    expect(told('contact.sv.md', { title: second.title })).toEqual([
      `title used twice: ${second.title}`,
    ]);
  });

  test('of the page for unknown addresses is free', () => {
    expect(told('404.sv.md', { title: '404' })).toEqual([]);
  });
});

describe('a description', () => {
  test.for([
    [79, ['description out of bounds: 79 characters']],
    [80, []],
    [155, []],
    [156, ['description out of bounds: 156 characters']],
  ] as const)('of %i characters', ([length, problems]) => {
    expect(told('contact.en.md', { description: 'x'.repeat(length) })).toEqual(problems);
  });
});

describe('an address', () => {
  test('that a post already has is refused', () => {
    expect(told('contact.sv.md', { route: '/blog/1' })).toContain(
      'two pages at one address: /blog/1',
    );
  });

  test('inside the English editions writes the same file', () => {
    expect(told('webbyra-lund.sv.md', { route: '/en/portfolio' })).toContain(
      'two pages writing one file: en/portfolio/index.html',
    );
  });
});

describe('names that sections use', () => {
  test('of figures must be in site.yaml', () => {
    expect(
      told('contact.sv.md', {
        sections: [
          {
            kind: 'statistics',
            heading: 'x',
            counters: [{ figure: 'nobody', label: 'x', icon: 'users', delay: 0 }],
          },
          {
            kind: 'about-preview',
            heading: 'x',
            benefits: [],
            badge: { figure: 'noone', label: 'x', note: 'x' },
            picture: { url: 'https://a.example/a.jpg', alt: 'x' },
            action: { label: 'x', to: '/contact' },
          },
          {
            kind: 'figures',
            heading: 'x',
            figures: [
              { figure: 'none', label: 'x' },
              { value: '3 of 4', label: 'y' },
            ],
          },
        ],
      }),
    ).toEqual(['unknown figure: nobody', 'unknown figure: noone', 'unknown figure: none']);
  });
});

test('categories and tags that are two to readers and one by their address are told', () => {
  const [post] = content.posts;
  if (!post) throw new Error('The fixture has no post');
  const posts = [{ ...post, category: 'SEO', tags: ['C++', 'C#', 'seo'] }];
  expect(told('', {}, { posts })).toEqual([
    'category or tag spelt in two ways: C#',
    'category or tag spelt in two ways: seo',
  ]);
});
