import { expect, test } from 'vitest';
import { editionPath, fileOf } from '../../content/core/paths';

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

test('the Swedish edition has the route for its address and the English one /en before it', () => {
  expect(editionPath('/', 'sv')).toBe('/');
  expect(editionPath('/', 'en')).toBe('/en/');
  expect(editionPath('/portfolio', 'sv')).toBe('/portfolio');
  expect(editionPath('/portfolio', 'en')).toBe('/en/portfolio');
});
