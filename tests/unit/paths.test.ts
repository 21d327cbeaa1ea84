import { expect, test } from 'vitest';
import { editionPath, fileOf, withVisits } from '../../content/core/paths';

test.for([
  ['/', 'index.html'],
  ['/en/', 'en/index.html'],
  ['/portfolio', 'portfolio/index.html'],
  ['/tjanster/', 'tjanster/index.html'],
  ['/en/services/seo', 'en/services/seo/index.html'],
  ['/404', '404.html'],
  ['/en/404', 'en/404.html'],
  ['/blog/404404', 'blog/404404/index.html'],
] as const)('%s is served from %s', ([path, file]) => {
  expect(fileOf(path)).toBe(file);
});

test('the Swedish edition has the route for its address and the English one /en before it; no other link changes', () => {
  expect(editionPath('/', 'sv')).toBe('/');
  expect(editionPath('/', 'en')).toBe('/en/');
  expect(editionPath('/portfolio', 'sv')).toBe('/portfolio');
  expect(editionPath('/portfolio', 'en')).toBe('/en/portfolio');
  expect(editionPath('#faq', 'en')).toBe('#faq');
  expect(editionPath('https://a.example/', 'en')).toBe('https://a.example/');
});

test('a link to a text in the other language keeps its address and says where a visit leads', () => {
  const pages = new Map([
    ['/contact', '/kontakt-oss'],
    ['/en/kontakt-oss', '/en/contact'],
  ]);
  for (const [link, visit] of [
    ['<a href="/contact">a</a>', '/kontakt-oss'],
    ['<a href="/contact/">a</a>', '/kontakt-oss'],
    ['<a href="/contact?a=1#form">a</a>', '/kontakt-oss?a=1#form'],
    ['<a href="/en/kontakt-oss">a</a>', '/en/contact'],
  ] as const) {
    expect(withVisits(link, pages)).toBe(link.replace('>a', ` data-visit="${visit}">a`));
  }
  const others =
    '<a href="/">a</a><a href="/contact-us">b</a><a href="https://contact/">c</a><a href="#contact">d</a>';
  expect(withVisits(others, pages)).toBe(others);
});
