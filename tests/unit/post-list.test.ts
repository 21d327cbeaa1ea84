import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { planSite } from '../../build/plan/plan-site';
import { documentAt, loadContent, renderContext, rendered } from '../support/load';
import { withPosts } from '../support/many-posts';

const SITE = 'https://a.example';
const content = await loadContent();

/** The Swedish list of the fixture's posts and more. */
function listWith(more: number) {
  const many = withPosts(content, more);
  const document = documentAt(planSite(many, SITE).documents, '/blogg');
  const page = rendered(document, renderContext(many, SITE));
  if (!page.ok) throw new Error(page.problem.what);
  const root = parse(page.html);
  return {
    total: document.view.kind === 'page' ? document.view.posts.length : 0,
    cards: root.querySelectorAll('.post-card'),
    older: root.querySelectorAll('.older-posts li'),
    headings: root.querySelectorAll('.older-posts h2').map(({ text }) => text),
  };
}

test('a few posts have a card each, and nothing is said of older ones', () => {
  const { cards, older, headings, total } = listWith(10);
  expect(cards).toHaveLength(total);
  expect(older).toHaveLength(0);
  expect(headings).toEqual([]);
});

test('beyond twenty-four, older posts have a line with date and title that leads to them', () => {
  const { cards, older, headings, total } = listWith(40);
  expect(cards).toHaveLength(24);
  expect(older).toHaveLength(total - 24);
  expect(headings).toEqual(['Svensk older']);
  const [line] = older;
  expect(line?.querySelector('time')?.getAttribute('datetime')).toBe('2025-06-16');
  expect(line?.querySelector('a')?.getAttribute('href')).toBe('/blog/1015');
  expect(line?.querySelector('a')?.text).toBe('Första inlägget om hur ett prov går till 15');
});
