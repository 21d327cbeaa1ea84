import { describe, expect, test } from 'vitest';
import { resolve } from '../../lambdas/edge/resolve';
import { tableOf } from '../../lambdas/edge/route-table';
import { encodeRouteTable } from '../../lambdas/edge/encode-route-table';

const known = tableOf(
  encodeRouteTable([
    '/index.html',
    '/en/index.html',
    '/portfolio/index.html',
    '/en/services/seo/index.html',
    '/ångström/index.html',
    '/a..b/index.html',
    '/blog/index.html',
    '/blog/1/index.html',
    '/blog/2/index.html',
    '/blog/7/index.html',
    '/404.html',
    '/en/404.html',
    '/blog/404.html',
    '/en/blog/404.html',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/assets/main-KM4WYTOP.js',
  ]),
);

describe('an address', () => {
  test.for([
    ['/', '/index.html'],
    ['/en', '/en/index.html'],
    ['/en/', '/en/index.html'],
    ['/portfolio', '/portfolio/index.html'],
    ['/portfolio/', '/portfolio/index.html'],
    ['/en/services/seo', '/en/services/seo/index.html'],
    ['/sitemap.xml', '/sitemap.xml'],
    ['/manifest.webmanifest', '/manifest.webmanifest'],
    ['/%C3%A5ngstr%C3%B6m', '/ångström/index.html'],
    ['/a..b', '/a..b/index.html'],
    ['/blog/2', '/blog/2/index.html'],
    ['/blog/7/', '/blog/7/index.html'],
    ['/%62log/1', '/blog/1/index.html'],
  ] as const)('%s is the file %s', ([uri, file]) => {
    expect(resolve(uri, known)).toEqual({ kind: 'file', file });
  });

  test.for([
    '/assets/main-KM4WYTOP.js',
    '/assets/card-02ee12461c.png',
    '/assets/main-OLDER123.js',
    '/assets/testimonial-carousel.island-UP365DJT.js',
  ])('%s is a hashed file, of this release or an earlier one', (uri) => {
    expect(resolve(uri, known)).toEqual({ kind: 'asset', file: uri });
  });

  test.for([
    '/nowhere',
    '/Portfolio',
    '/portfolio//',
    '//portfolio',
    '/portfolio/index.html',
    '/index.html',
    '/404',
    '/404.html',
    '/sitemap.xml/',
    '/assets/',
    '/assets/main.js',
    '/assets/x/main-KM4WYTOP.js',
    '/assets/..%2f404.html',
    '/assets/main-KM4WYTOP.js/',
    '/blogg/1',
    '/english',
  ])('%s is missing, and the Swedish page says so', (uri) => {
    expect(resolve(uri, known)).toEqual({ kind: 'missing', file: '/404.html' });
  });

  test.for([
    ['/en/nowhere', '/en/404.html'],
    ['/en/blog/nowhere', '/en/blog/404.html'],
    ['/blog/99', '/blog/404.html'],
    ['/blog/3', '/blog/404.html'],
    ['/blog/8', '/blog/404.html'],
    ['/blog/01', '/blog/404.html'],
    ['/blog/1.0', '/blog/404.html'],
    ['/blog/-1', '/blog/404.html'],
    ['/blog/9999999999', '/blog/404.html'],
    ['/blog/1/2', '/blog/404.html'],
    ['/en/blog/%', '/en/blog/404.html'],
  ] as const)('%s is missing, and %s says so', ([uri, file]) => {
    expect(resolve(uri, known)).toEqual({ kind: 'missing', file });
  });

  test.for([
    ['letters', 'a'.repeat(8_000)],
    ['escapes', '%61'.repeat(2_700)],
    ['slashes', '/'.repeat(8_000)],
    ['digits', `blog/${'1'.repeat(8_000)}`],
  ] as const)('of 8 kB of %s leads nowhere, without a search', ([, rest]) => {
    const search = (): never => {
      throw new Error('searched');
    };
    const watched = { notFound: known.notFound, has: search, movedTo: search };
    expect(resolve(`/${rest}`, watched).kind).toBe('missing');
  });
});
