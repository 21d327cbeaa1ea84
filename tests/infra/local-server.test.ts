import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brotliDecompressSync } from 'node:zlib';
import { hashOf } from '../../build/files/cache';
import { listen } from '../../lambdas/local/listen';
import { staticServer } from '../../build/serve/static-server';
import { securityHeaders } from '../../lambdas/edge/security-headers';
import { readRelease } from '../../build/files/read-release';
import { type Answer, type AskHost, asking } from '../../infra/smoke/ask';
import { Cdn } from '../support/infra/cdn';
import { deployment } from '../support/infra/deployments';
import { objectStore } from '../support/infra/object-store';
import { BUILT } from '../support/infra/site';

const server = staticServer(BUILT);
let ask: AskHost;
let cdn: Cdn;
beforeAll(async () => {
  ask = asking(await listen(server, 0));
  const { stacks, outdir } = await deployment('plain');
  cdn = new Cdn(stacks, objectStore(stacks, outdir));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** What a visitor can tell apart. */
const seen = ({ status, headers, body }: Omit<Answer, 'path'>) => ({
  status,
  type: headers['content-type'],
  caching: headers['cache-control'],
  encoding: headers['content-encoding'],
  vary: headers.vary,
  location: headers.location,
  hasTag: headers.etag !== undefined,
  security: Object.keys(securityHeaders({ pictures: [], services: [] })).map(
    (name) => headers[name],
  ),
  body: hashOf(headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body),
});

test('the local server and the edge answer every address alike', async () => {
  const { files } = await readRelease(BUILT);
  const urls = [
    ...files.flatMap(({ path }) => [
      path,
      path.replace(/\/index\.html$/, ''),
      path.replace(/index\.html$/, ''),
    ]),
    '/nowhere',
    '/en/nowhere/',
    '/blog/99',
    '/en/blog/99',
    '/%2e%2e/package.json',
    '/../package.json',
    '//evil.example',
    '/%00',
    '/%',
    '/About',
    `/${'a'.repeat(8_000)}`,
  ].filter((url) => url !== '');
  expect(urls.length).toBeGreaterThan(250);
  for (const url of urls) {
    for (const headers of [{}, { 'accept-encoding': 'br' }]) {
      const local = seen(await ask({ path: encodeURI(url).replaceAll('%25', '%'), headers }));
      const edge = seen(await cdn.ask({ url: encodeURI(url).replaceAll('%25', '%'), headers }));
      expect([url.slice(0, 60), local]).toEqual([url.slice(0, 60), edge]);
    }
  }
});

test('the local server answers with what was built last', async () => {
  const before = await ask({ path: '/' });
  expect(before.status).toBe(200);
  const again = await ask({
    path: '/',
    headers: { 'if-none-match': before.headers.etag ?? '' },
  });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('before there is a site, a browser is told to come back', async () => {
  const early = staticServer(join(BUILT, 'not-built'));
  const askEarly = asking(await listen(early, 0));
  const { status, headers, body } = await askEarly({ path: '/en/about' });
  expect([status, headers['retry-after'], headers.refresh]).toEqual([503, '1', '1']);
  expect(String(body)).toContain('The site is being built.');
  early.closeAllConnections();
  await new Promise((resolve) => early.close(resolve));
});
