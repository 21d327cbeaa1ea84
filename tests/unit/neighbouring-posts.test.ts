import { expect, test } from 'vitest';
import { neighbouringPosts } from '../../build/plan/neighbouring-posts';
import { planSite } from '../../build/plan/plan-site';
import { documentAt, loadContent } from '../support/load';
import { withPosts } from '../support/many-posts';

const content = await loadContent();
const { documents } = planSite(withPosts(content, 3), 'https://a.example');

const nextOf = (path: string): string | undefined => {
  const { view } = documentAt(documents, path);
  return view.kind === 'post' ? view.next?.route : undefined;
};

test('after a post comes the next older one, and after the oldest the newest', () => {
  expect(nextOf('/blog/1002')).toBe('/blog/1001');
  expect(nextOf('/blog/1000')).toBe('/blog/1');
  expect(nextOf('/blog/1')).toBe('/blog/1002');
});

test('a text in the other language has nothing after it where it is the only one', () => {
  expect(nextOf('/en/blog/1')).toBeUndefined();
  expect(nextOf('/en/blog/1001')).toBe('/blog/1000');
});

test('a post without a text is no place to go', () => {
  const { view } = documentAt(documents, '/blogg');
  const list = view.kind === 'page' ? (view.list?.posts ?? []) : [];
  expect(list.map(({ route }) => route)).toContain('/blog/2');
  const around = neighbouringPosts(list, new Set(['/blog/1', '/blog/1001']));
  expect([...around].map(([route, { next }]) => [route, next?.route])).toEqual([
    ['/blog/1001', '/blog/1'],
    ['/blog/1', '/blog/1001'],
  ]);
});
