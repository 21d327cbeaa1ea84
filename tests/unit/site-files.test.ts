import { describe, expect, test } from 'vitest';
import { planSite } from '../../build/plan/plan-site';
import { robots, securityTxt, sitemap, webManifest } from '../../build/plan/site-files';
import { documentAt, loadContent } from '../support/load';

const content = await loadContent();
const { documents } = planSite(content, 'https://a.example');
const xml = sitemap(documents, 'https://a.example');

describe('the sitemap', () => {
  test('declares the namespaces that it uses', () => {
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^>]*xmlns:xhtml=/);
    expect(xml.trimEnd()).toMatch(/<\/urlset>$/);
  });

  test('says when a post, and the list of posts, last changed', () => {
    const lastmod = (path: string): string | undefined =>
      new RegExp(`<loc>https://a\\.example${path}</loc>(?:<lastmod>([^<]+)</lastmod>)?`).exec(
        xml,
      )?.[1];
    expect(lastmod('/blog/1')).toBe('2025-03-14');
    expect(lastmod('/blogg')).toMatch(/^2025-/);
    expect(lastmod('/portfolio')).toBeUndefined();
    const [first] = content.posts;
    if (!first) throw new Error('No post');
    const updated = { ...content, posts: [{ ...first, updated: '2025-09-01' }] };
    expect(
      sitemap(planSite(updated, 'https://a.example').documents, 'https://a.example'),
    ).toContain('<lastmod>2025-09-01</lastmod>');
  });

  test('escapes what XML would misread', () => {
    const odd = { ...documentAt(documents, '/portfolio'), path: "/a&b'<c>", alternates: [] };
    expect(sitemap([odd], 'https://a.example')).toContain('<loc>https://a.example/a&amp;b');
    expect(sitemap([odd], 'https://a.example')).not.toContain('<c>');
  });
});

test('robots.txt names the sitemap by its full address and keeps robots from the API', () => {
  expect(robots('https://a.example', 'production')).toBe(
    'User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: https://a.example/sitemap.xml\n',
  );
});

test('the web manifest names the brand and icons that exist', () => {
  const manifest: unknown = JSON.parse(webManifest(content.site, content.theme));
  expect(manifest).toMatchObject({
    name: 'Testvik · Provbyrå i Lund',
    short_name: 'Testvik',
    lang: 'sv',
    start_url: '/',
    theme_color: '#123456',
    icons: expect.arrayContaining([expect.objectContaining({ sizes: '512x512' })]),
  });
});

test('security.txt is good for eleven months from the month it is built in', () => {
  const text = securityTxt(content.site, 'https://a.example', new Date('2026-11-22T10:00:00Z'));
  expect(text).toBe(
    'Contact: mailto:info@testvik.example\nExpires: 2027-10-01T00:00:00.000Z\nPreferred-Languages: sv, en\nCanonical: https://a.example/.well-known/security.txt\n',
  );
});
