import { extname } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { hostOf } from '../../infra/configuration/configuration';
import { readRelease, type Release } from '../../build/files/read-release';
import { securityHeaders } from '../../lambdas/edge/security-headers';
import { Cdn, type CdnResponse } from '../support/infra/cdn';
import { STAGES, VARIANTS } from '../support/infra/configurations';
import { deployment } from '../support/infra/deployments';
import { objectStore } from '../support/infra/object-store';
import { BUILT } from '../support/infra/site';

const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** As the registry of media types and the specifications of the formats name them. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

const ATOM = 'application/atom+xml; charset=utf-8';

async function cdnOf(variant: (typeof VARIANTS)[number]): Promise<Cdn> {
  const { stacks, outdir } = await deployment(variant);
  return new Cdn(stacks, objectStore(stacks, outdir));
}

const unpacked = ({ headers, body }: CdnResponse): Buffer =>
  headers['content-encoding'] === 'br'
    ? brotliDecompressSync(body)
    : headers['content-encoding'] === 'gzip'
      ? gunzipSync(body)
      : body;

/** What every answer has in common with the local server's. */
const securityOf = ({ headers }: CdnResponse): Record<string, string | undefined> =>
  Object.fromEntries(Object.keys(expected).map((name) => [name, headers[name]]));

let release: Release;
/** Of every answer. */
let expected: Readonly<Record<string, string>>;
let cdn: Cdn;
beforeAll(async () => {
  release = await readRelease(BUILT);
  expected = securityHeaders(release.reached);
  cdn = await cdnOf('full');
});

const fileOf = (path: string): Release['files'][number] => {
  const file = release.files.find((candidate) => candidate.path === path);
  if (!file) throw new Error(`The build has no ${path}`);
  return file;
};

const IS_MISSING = /\/404\.html$/;
const documents = (): Release['files'] =>
  release.files.filter(({ path }) => path.endsWith('/index.html'));

describe.for(VARIANTS)('behind the CDN of the %s variant', (variant) => {
  const host = hostOf(STAGES[variant].configuration);

  test('search engines are told to list it in production alone', async () => {
    const served = await cdnOf(variant);
    const told = STAGES[variant].name === 'production' ? undefined : 'noindex';
    for (const url of ['/', '/nowhere', '/files/none.pdf', '/robots.txt']) {
      const { headers } = await served.ask({ url, headers: { host } });
      expect([url, headers['x-robots-tag']]).toEqual([url, told]);
    }
  });

  test('every file of the build is at its address, whole and of its type', async () => {
    const served = await cdnOf(variant);
    const files = release.files.filter(({ path }) => !IS_MISSING.test(path));
    expect(files.length).toBeGreaterThan(100);
    for (const { path, bytes } of files) {
      for (const headers of [{}, { 'accept-encoding': 'gzip' }, BROWSER]) {
        const answer = await served.ask({
          url: encodeURI(path.replace(/\/index\.html$/, '/')),
          headers: { host, ...headers },
        });
        expect([path, answer.status, answer.headers['content-type']]).toEqual([
          path,
          200,
          path.endsWith('/feed.xml') ? ATOM : TYPES[extname(path)],
        ]);
        expect([path, unpacked(answer).equals(bytes)]).toEqual([path, true]);
        expect([path, answer.headers['cache-control']]).toEqual([
          path,
          path.startsWith('/assets/')
            ? 'public, max-age=31536000, immutable'
            : 'public, max-age=0, must-revalidate',
        ]);
        expect([path, securityOf(answer)]).toEqual([path, expected]);
        expect([path, Object.keys(answer.headers).filter((n) => n.startsWith('x-amz'))]).toEqual([
          path,
          [],
        ]);
      }
    }
  });

  test('pages and texts come compressed, brotli first', async () => {
    const served = await cdnOf(variant);
    for (const { path } of release.files.filter(({ path }) =>
      /\.(?:html|js|css|xml)$/.test(path),
    )) {
      const url = path.replace(/index\.html$/, '').replace(/404\.html$/, 'nowhere');
      // The CDN makes no gzip of what is small, nor of Atom.
      const gzip =
        fileOf(path).bytes.length < 1_000 || path.endsWith('/feed.xml') ? undefined : 'gzip';
      const encoding = async (accepted: string): Promise<string | undefined> =>
        (await served.ask({ url, headers: { host, 'accept-encoding': accepted } })).headers[
          'content-encoding'
        ];
      expect([path, await encoding('gzip, br')]).toEqual([path, 'br']);
      expect([path, await encoding('gzip')]).toEqual([path, gzip]);
      expect([path, await encoding('gzip, br;q=0')]).toEqual([path, gzip]);
      expect([path, await encoding('identity')]).toEqual([path, undefined]);
    }
  });
});

test('every page is at its address with and without a slash, and tells caches apart', async () => {
  for (const { path, bytes } of documents()) {
    const route = path.replace(/index\.html$/, '');
    for (const url of [route, route.replace(/(.)\/$/, '$1'), `${route}?utm_source=x&y=%2F`]) {
      const answer = await cdn.ask({ url, headers: BROWSER });
      expect([url, answer.status]).toEqual([url, 200]);
      expect([url, unpacked(answer).equals(bytes)]).toEqual([url, true]);
      expect(answer.headers.vary).toBe('accept-encoding');
    }
  }
});

describe('an address without a page', () => {
  test.for([
    ['/nowhere', '/404.html'],
    ['/nowhere/', '/404.html'],
    ['/NOWHERE', '/404.html'],
    ['/About', '/404.html'],
    ['/404', '/404.html'],
    ['/404.html', '/404.html'],
    ['/index.html', '/404.html'],
    ['/en/nowhere', '/en/404.html'],
    ['/blog/99', '/blog/404.html'],
    ['/blog/3', '/blog/404.html'],
    ['/blog/abc', '/blog/404.html'],
    ['/en/blog/99/', '/en/blog/404.html'],
    ['/assets/', '/404.html'],
    ['/r/', '/404.html'],
    ['/br/r/', '/404.html'],
    ['/api', '/404.html'],
    ['/apis', '/404.html'],
    ['/%2e%2e/package.json', '/404.html'],
    ['/..%2f..%2fpackage.json', '/404.html'],
    ['//evil.example', '/404.html'],
    ['/%00', '/404.html'],
    ['/%E0%A4%A', '/404.html'],
    [`/${'a'.repeat(600)}`, '/404.html'],
  ] as const)('%s is answered 404 with %s', async ([url, file]) => {
    for (const headers of [{}, { 'accept-encoding': 'gzip' }, BROWSER]) {
      const answer = await cdn.ask({ url, headers });
      expect(answer.status).toBe(404);
      expect(unpacked(answer).equals(fileOf(file).bytes)).toBe(true);
      expect(/<html[^>]* lang="(\w+)"/.exec(unpacked(answer).toString())?.[1]).toBe(
        file.startsWith('/en/') ? 'en' : 'sv',
      );
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(securityOf(answer)).toEqual(expected);
      expect(
        Object.keys(answer.headers).filter((name) => /etag|modified|x-amz/.test(name)),
      ).toEqual([]);
    }
  });

  const MISSING = [
    ['/nowhere', '/404.html'],
    ['/en/nowhere', '/en/404.html'],
    ['/blog/99', '/blog/404.html'],
    ['/en/blog/99', '/en/blog/404.html'],
  ] as const;

  test('stays 404 when the browser asks conditionally or for a part', async () => {
    const { stacks, outdir } = await deployment('full');
    const stored = objectStore(stacks, outdir);
    const etags = [...stored]
      .filter(([key]) => key.endsWith('404.html'))
      .map(([, o]) => o.headers.etag ?? '');
    expect(etags.length).toBeGreaterThanOrEqual(8);
    for (const etag of etags) {
      for (const condition of [
        { 'if-none-match': etag },
        { 'if-modified-since': 'Sat, 21 Nov 2026 05:00:00 GMT' },
        { range: 'bytes=0-9' },
        { range: 'bytes=-9' },
        { range: 'bytes=99999999-' },
        { range: 'bytes=0-9', 'if-range': etag },
      ]) {
        for (const [url, file] of MISSING) {
          const answer = await cdn.ask({ url, headers: { ...BROWSER, ...condition } });
          expect([url, condition, answer.status]).toEqual([url, condition, 404]);
          expect(unpacked(answer).equals(fileOf(file).bytes)).toBe(true);
        }
      }
    }
  });

  test('below /assets/ is the store’s own 404 where it could be of an earlier release', async () => {
    const answer = await cdn.ask({ url: '/assets/main-OLDER123.js', headers: BROWSER });
    expect([answer.status, answer.headers['content-type']]).toEqual([404, 'application/xml']);
    expect(securityOf(answer)).toEqual(expected);
  });
});

test('no file that the browser has is sent again, however it asks', async () => {
  for (const { path } of release.files.filter((file) => !IS_MISSING.test(file.path))) {
    const url = encodeURI(path.replace(/\/index\.html$/, '/'));
    const { headers } = await cdn.ask({ url, headers: BROWSER });
    const since = 'Sat, 21 Nov 2026 05:00:00 GMT';
    for (const condition of [
      { 'if-none-match': headers.etag ?? 'none' },
      { 'if-modified-since': since },
      { 'if-none-match': headers.etag ?? 'none', 'if-modified-since': since },
    ]) {
      const again = await cdn.ask({ url, headers: { ...BROWSER, ...condition } });
      expect([url, condition, again.status, again.body.length]).toEqual([url, condition, 304, 0]);
      expect(again.headers['cache-control']).toBe(headers['cache-control']);
      expect(securityOf(again)).toEqual(expected);
    }
    const changed = await cdn.ask({ url, headers: { ...BROWSER, 'if-none-match': '"other"' } });
    expect([url, changed.status]).toEqual([url, 200]);
  }
});

test('a part of a font is a part, the same whatever the browser can unpack', async () => {
  const font = release.files.find(({ path }) => path.endsWith('.woff2'));
  const url = font?.path ?? '';
  const answer = await cdn.ask({ url, headers: { ...BROWSER, range: 'bytes=10-19' } });
  expect(answer.status).toBe(206);
  expect(answer.headers['content-range']).toBe(`bytes 10-19/${font?.bytes.length}`);
  expect(answer.headers.vary).toBeUndefined();
  expect(answer.body).toEqual(font?.bytes.subarray(10, 20));
  const last = await cdn.ask({ url, headers: { ...BROWSER, range: 'bytes=-7' } });
  expect([last.status, last.body.equals(font?.bytes.subarray(-7) ?? Buffer.alloc(0))]).toEqual([
    206,
    true,
  ]);
  const beyond = await cdn.ask({ url, headers: { range: 'bytes=99999999-' } });
  expect(beyond.status).toBe(416);
  const ofAnother = { range: 'bytes=10-19', 'if-range': '"other"' };
  expect((await cdn.ask({ url, headers: ofAnother })).status).toBe(200);
});

test('HEAD has the headers and no body', async () => {
  const answer = await cdn.ask({ method: 'HEAD', url: '/about', headers: BROWSER });
  expect([answer.status, answer.body.length]).toEqual([200, 0]);
  const missing = await cdn.ask({ method: 'HEAD', url: '/nowhere', headers: BROWSER });
  expect([missing.status, missing.body.length]).toEqual([404, 0]);
});

test.for(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
  '%s to a page is refused',
  async (method) => {
    const answer = await cdn.ask({ method, url: '/contact' });
    expect(answer.status).toBe(403);
  },
);

describe('another host than the site’s', () => {
  test.for([
    ['/about', 'https://www.fyrvik.example/about'],
    ['/about/?a=1&b&c=%20&a=2', 'https://www.fyrvik.example/about/?a=1&a=2&b&c=%20'],
    ['//evil.example/x', 'https://www.fyrvik.example/evil.example/x'],
  ] as const)('leads there: %s', async ([url, location]) => {
    const answer = await cdn.ask({ url, headers: { host: 'fyrvik.example' } });
    expect([answer.status, answer.headers.location]).toEqual([301, location]);
    expect(securityOf(answer)).toEqual(expected);
  });

  test('is as good as any where the site has no domain of its own', async () => {
    const preview = await cdnOf('plain');
    const answer = await preview.ask({ url: '/about', headers: { host: 'd111.cloudfront.net' } });
    expect(answer.status).toBe(200);
  });
});
