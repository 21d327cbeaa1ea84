import { expect, test } from 'vitest';
import { warningsSample } from '../../build/check/warnings-sample';
import { planSite } from '../../build/plan/plan-site';
import { loadContent } from '../support/load';
import { withPosts } from '../support/many-posts';

const content = await loadContent();
const { documents } = planSite(withPosts(content, 30), 'https://a.example');
const sample = new Set(warningsSample(documents));

test('every text of every page is rendered once more for the warnings of React', () => {
  const texts = documents.filter(({ view, shell, text }) => view.kind === 'page' && shell === text);
  expect(texts.length).toBeGreaterThan(8);
  expect(texts.filter((document) => !sample.has(document))).toEqual([]);
});

test('of posts and of editions in the other language the first few are', () => {
  const posts = [...sample].filter(({ view }) => view.kind === 'post');
  const foreign = [...sample].filter(
    ({ view, shell, text }) => view.kind === 'page' && shell !== text,
  );
  expect(posts).toHaveLength(6);
  expect(foreign.length).toBeGreaterThan(0);
  expect(foreign.length).toBeLessThanOrEqual(4);
});
