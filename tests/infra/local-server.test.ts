import { afterAll, beforeAll, expect, test } from 'vitest';
import { brotliDecompressSync } from 'node:zlib';
import { hashOf } from '../../build/files/cache';
import { listen } from '../../build/serve/listen';
import { staticServer } from '../../build/serve/static-server';
import { securityHeaders } from '../../lambdas/edge/security-headers';
import { readRelease } from '../../build/files/read-release';
import { Cdn } from '../support/infra/cdn';
import { deployment } from '../support/infra/deployments';
import { objectStore } from '../support/infra/object-store';
import { BUILT } from '../support/infra/site';
import { request } from 'node:http';

const server = staticServer(BUILT);
let address: string;
let cdn: Cdn;
beforeAll(async () => {
  address = await listen(server, 0);
  const { stacks, outdir } = await deployment('plain');
  cdn = new Cdn(stacks, objectStore(stacks, outdir), () => Promise.reject(new Error('API')));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

/** `fetch` would tidy the path up first. */
const ask = (path: string, headers: Record<string, string>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    request({ hostname, port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Answer['headers'],
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });

/** What a visitor can tell apart. */
const seen = ({ status, headers, body }: Answer) => ({
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
      const local = seen(await ask(encodeURI(url).replaceAll('%25', '%'), headers));
      const edge = seen(await cdn.ask({ url: encodeURI(url).replaceAll('%25', '%'), headers }));
      expect([url.slice(0, 60), local]).toEqual([url.slice(0, 60), edge]);
    }
  }
});

test('the local server answers with what was built last', async () => {
  const before = await ask('/', {});
  expect(before.status).toBe(200);
  const again = await ask('/', { 'if-none-match': before.headers.etag ?? '' });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});
