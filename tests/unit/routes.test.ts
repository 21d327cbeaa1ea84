import { describe, expect, test } from 'vitest';
import { notFoundFile, routePath } from '../../build/serve/routes';

describe('a request', () => {
  test.for([
    ['/', '/index.html'],
    ['/portfolio', '/portfolio/index.html'],
    ['/portfolio/', '/portfolio/index.html'],
    ['/en/services/seo', '/en/services/seo/index.html'],
    ['/assets/main-ABC.js', '/assets/main-ABC.js'],
    ['/sitemap.xml', '/sitemap.xml'],
    ['/manifest.webmanifest', '/manifest.webmanifest'],
    ['/%C3%A5ngstr%C3%B6m', '/ångström/index.html'],
  ] as const)('for %s is answered from %s', ([path, file]) => {
    expect(routePath(path)).toEqual({ kind: 'file', file });
  });

  test.for([
    '/../package.json',
    '/assets/../../package.json',
    '/..',
    '/%2e%2e/package.json',
    '/%2E%2E%2Fpackage.json',
    '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
    '/.',
    '/./index.html',
    '//evil.example',
    '/a//b',
    '/%2f/evil.example',
    '/a%00.html',
    '/%00',
    '/a\\b',
    '/..%5c..%5cpackage.json',
    '/%',
    '/%E0%A4%A',
    '/%ff',
    'portfolio',
    '',
    '*',
  ])('for %s is refused', (path) => {
    expect(routePath(path)).toEqual({ kind: 'bad' });
  });

  test('may hold dots that lead nowhere', () => {
    expect(routePath('/a..b')).toMatchObject({ kind: 'file' });
    expect(routePath('/%252e%252e/package.json')).toEqual({
      kind: 'file',
      file: '/%2e%2e/package.json',
    });
  });
});

test.for([
  ['/nowhere', '/404.html'],
  ['/en/nowhere', '/en/404.html'],
  ['/en', '/en/404.html'],
  ['/english', '/404.html'],
] as const)('an unknown address %s is answered with %s', ([path, file]) => {
  expect(notFoundFile(path)).toBe(file);
});
