import { describe, expect, test } from 'vitest';
import { planSite } from '../../build/plan/plan-site';
import { robots, sitemap, webManifest } from '../../build/plan/site-files';
import { documentAt, loadContent } from '../support/load';

const content = await loadContent();
const { documents } = planSite(content, 'https://a.example');
const xml = sitemap(documents, 'https://a.example');

describe('the sitemap', () => {
  test('declares the namespaces that it uses', () => {
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^>]*xmlns:xhtml=/);
    expect(xml.trimEnd()).toMatch(/<\/urlset>$/);
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
