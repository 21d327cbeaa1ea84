import { describe, expect, test } from 'vitest';
import type { Content } from '../../build/content/content';
import { feed } from '../../build/plan/feed';
import { planSite } from '../../build/plan/plan-site';
import { loadContent } from '../support/load';
import { withPosts } from '../support/many-posts';

const SITE = 'https://a.example';
const content = await loadContent();
const swedish = feedOf(content, 'sv');

function feedOf(of: Content, language: 'sv' | 'en'): string {
  return feed(planSite(of, SITE).documents, of.site, SITE, language);
}

const all = (xml: string, pattern: RegExp): string[] =>
  [...xml.matchAll(pattern)].map(([, value = '']) => value);

describe('the feed of a language', () => {
  test('has an entry for every published post, the newest first', () => {
    expect(all(swedish, /<entry><id>(.*?)<\/id>/g)).toEqual([`${SITE}/blog/1`]);
    const many = feedOf(withPosts(content, 20), 'sv');
    const dates = all(many, /<published>(.*?)<\/published>/g);
    expect(dates).toHaveLength(21);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test('says of a post what its page says', () => {
    expect(swedish).toContain(
      '<title>Första inlägget om hur ett prov går till</title>' +
        `<link href="${SITE}/blog/1"/>` +
        '<published>2025-03-14T00:00:00Z</published><updated>2025-03-14T00:00:00Z</updated>' +
        '<author><name>Anna Prov</name></author><category term="SEO"/>' +
        '<summary>Hur ett prov går till.</summary>',
    );
  });

  test('speaks its language and names itself and its list', () => {
    expect(swedish).toContain('xml:lang="sv-SE"');
    expect(swedish).toContain(`<link rel="self" href="${SITE}/feed.xml"/>`);
    expect(swedish).toContain(`<link href="${SITE}/blogg"/>`);
    const english = feedOf(content, 'en');
    expect(english).toContain('xml:lang="en-GB"');
    expect(english).toContain(`<link rel="self" href="${SITE}/en/feed.xml"/>`);
    expect(all(english, /<entry><id>(.*?)<\/id>/g)).toEqual([`${SITE}/en/blog/1`]);
  });

  test('keeps to the newest fifty', () => {
    const ids = all(feedOf(withPosts(content, 70), 'sv'), /<entry><id>(.*?)<\/id>/g);
    expect(ids).toHaveLength(50);
    expect(ids[0]).toBe(`${SITE}/blog/1069`);
  });

  test('escapes what XML would misread', () => {
    const [post] = withPosts(content, 1).posts.slice(-1);
    if (!post) throw new Error('No post');
    const odd = { ...content, posts: [{ ...post, title: 'R&D <snabbt>', excerpt: 'A & B' }] };
    const xml = feedOf(odd, 'sv');
    expect(xml).toContain('<title>R&amp;D &lt;snabbt&gt;</title>');
    expect(xml).toContain('<summary>A &amp; B</summary>');
  });
});
