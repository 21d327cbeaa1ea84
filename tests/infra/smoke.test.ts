import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../lambdas/local/listen';
import { asking } from '../../infra/smoke/ask';
import type { Target } from '../../infra/smoke/check';
import { CHECKS, describeOutcome, runChecks } from '../../infra/smoke/run-checks';
import { KEY, type ServedSite, servedSite } from '../support/infra/served-site';

let site: ServedSite;
beforeAll(async () => {
  site = await servedSite();
});
afterAll(() => site.close());

const target = (host: string): Target => ({ ask: asking(host), host, key: KEY, mail: false });

test('the local server passes every check, and the mail that is asked for is sent', async () => {
  const outcomes = await runChecks({ ...target(site.address), mail: true });
  expect(outcomes.filter(({ faults }) => faults.length > 0)).toEqual([]);
  const outbox = async (): Promise<string> => (await fetch(`${site.address}/__outbox`)).text();
  await expect.poll(outbox).toContain('Smoke test');
});

test('a host that does not answer fails every check, and the report says why', async () => {
  const outcomes = await runChecks(target('http://127.0.0.1:9'));
  expect(outcomes.every(({ faults }) => faults.length > 0)).toBe(true);
  expect(outcomes.map(describeOutcome).join()).toContain('ECONNREFUSED');
});

interface Seen {
  path: string;
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** A fault in front of the local server: spoils what was asked, or what is answered. */
type Spoil = (request: IncomingMessage, answer: Seen) => Seen;

/** The local server with a fault in it. */
async function faulty(
  spoil: Spoil,
  spoilRequest = (headers: IncomingMessage['headers']) => headers,
): Promise<{ host: string; close: () => void }> {
  const ask = asking(site.address);
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request);
    const {
      host: _,
      'content-length': __,
      connection: ___,
      ...headers
    } = spoilRequest(request.headers);
    const host = new URL(site.address).host;
    const answer = await ask({
      method: request.method ?? 'GET',
      path: request.url ?? '/',
      headers: {
        ...(headers as Record<string, string>),
        host,
        ...(headers.origin === `http://${request.headers.host}` ? { origin: site.address } : {}),
      },
      ...(body === '' ? {} : { body }),
    });
    const spoilt = spoil(request, {
      ...answer,
      headers: Object.fromEntries(
        Object.entries(answer.headers).flatMap(([name, value]) =>
          value === undefined || /^(?:transfer-encoding|connection|content-length)$/.test(name)
            ? []
            : [[name, value]],
        ),
      ),
    });
    response.writeHead(spoilt.status, spoilt.headers).end(spoilt.body);
  };
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  const host = await listen(server, 0);
  return {
    host,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const without =
  (name: string): Spoil =>
  (_, answer) => {
    const { [name]: _gone, ...headers } = answer.headers;
    return { ...answer, headers };
  };

const FAULTS: readonly (readonly [name: string, check: RegExp, spoil: Spoil])[] = [
  [
    'a page that is gone',
    /every page/,
    (_, a) => (/\/portfolio\/?$/.test(a.path) ? { ...a, status: 500 } : a),
  ],
  [
    'no slash form',
    /every page/,
    (_, a) => (/[^/]\/$/.test(a.path) && a.path !== '/en/' ? { ...a, status: 404 } : a),
  ],
  ['errors with status 200', /404 page/, (_, a) => (a.status === 404 ? { ...a, status: 200 } : a)],
  [
    '404 pages that are kept',
    /404 page/,
    (_, a) =>
      a.headers['cache-control'] === 'no-store'
        ? { ...a, headers: { ...a.headers, 'cache-control': 'public, max-age=60' } }
        : a,
  ],
  ['no policy for scripts', /security headers/, without('content-security-policy')],
  [
    'a laxer policy',
    /security headers/,
    (_, a) => ({ ...a, headers: { ...a.headers, 'content-security-policy': 'default-src *' } }),
  ],
  ['no HSTS', /security headers/, without('strict-transport-security')],
  [
    'headers of the store',
    /security headers/,
    (_, a) => ({ ...a, headers: { ...a.headers, 'x-amz-meta-status': '404' } }),
  ],
  ['no word to caches about encodings', /compressed/, without('vary')],
  [
    'pages that are kept for an hour',
    /revalidated/,
    (_, a) =>
      a.headers['cache-control']?.includes('must-revalidate')
        ? { ...a, headers: { ...a.headers, 'cache-control': 'public, max-age=3600' } }
        : a,
  ],
  ['a tag that changes', /revalidated/, (_, a) => (a.status === 304 ? { ...a, status: 200 } : a)],
  [
    'fonts of no type',
    /every file/,
    (_, a) =>
      a.path.endsWith('.woff2')
        ? { ...a, headers: { ...a.headers, 'content-type': 'binary/octet-stream' } }
        : a,
  ],
  [
    'assets that are asked for again',
    /every file/,
    (_, a) =>
      a.path.startsWith('/assets/')
        ? { ...a, headers: { ...a.headers, 'cache-control': 'public, max-age=0, must-revalidate' } }
        : a,
  ],
  [
    'a list of the bucket',
    /no list/,
    (_, a) =>
      a.path === '/?list-type=2'
        ? {
            ...a,
            body: Buffer.from('<ListBucketResult>'),
            headers: { 'content-type': 'application/xml' },
          }
        : a,
  ],
  ['uploads that are taken', /no list/, (r, a) => (r.method === 'PUT' ? { ...a, status: 200 } : a)],
  [
    'pages instead of the API’s errors',
    /the chat/,
    (_, a) =>
      a.path.startsWith('/api/') && a.status >= 400
        ? { ...a, headers: { ...a.headers, 'content-type': 'text/html' } }
        : a,
  ],
  [
    'a chat that is down',
    /the chat/,
    (r, a) => (r.method === 'POST' && a.path === '/api/chat-assistant' ? { ...a, status: 503 } : a),
  ],
  [
    'a chat that forgets',
    /the chat/,
    (r, a) =>
      r.method === 'GET' && a.path.startsWith('/api/chat-assistant?') && a.status === 200
        ? { ...a, body: Buffer.from('{"messages":[]}') }
        : a,
  ],
  [
    'a missing page in another language',
    /404 page/,
    (_, a) =>
      a.status === 404 && a.path.startsWith('/en/')
        ? { ...a, body: Buffer.from(a.body.toString().replace(' lang="en"', ' lang="sv"')) }
        : a,
  ],
  [
    'a part of a missing page',
    /404 page/,
    (r, a) => (r.headers.range && a.status === 404 ? { ...a, status: 206 } : a),
  ],
  [
    'a file that is gone',
    /every file/,
    (_, a) => (a.path.endsWith('.js') ? { ...a, status: 404 } : a),
  ],
  [
    'another text for browsers with brotli',
    /compressed/,
    (_, a) =>
      a.headers['content-encoding'] === 'br'
        ? { ...a, body: brotliCompressSync(Buffer.from('<h1>Of the day before</h1>')) }
        : a,
  ],
  [
    'a sitemap without addresses',
    /every page/,
    (_, a) => (a.path === '/sitemap.xml' ? { ...a, body: Buffer.from('<urlset/>') } : a),
  ],
  [
    'a chat that does not forget',
    /the chat/,
    (r, a) => (r.method === 'DELETE' && a.path.startsWith('/api/') ? { ...a, status: 500 } : a),
  ],
  [
    'an API that takes any key',
    /the chat/,
    (_, a) => (a.status === 401 ? { ...a, status: 200 } : a),
  ],
  [
    'answers of the chat that are kept',
    /the chat/,
    (_, a) =>
      a.path.startsWith('/api/chat-assistant?')
        ? { ...a, headers: { ...a.headers, 'cache-control': 'public' } }
        : a,
  ],
];

/** Reports of the checks that fail on the local server with a fault in it. */
async function failed(...fault: Parameters<typeof faulty>): Promise<string[]> {
  const { host, close } = await faulty(...fault);
  const outcomes = await runChecks(target(host));
  close();
  return outcomes.filter(({ faults }) => faults.length > 0).map(describeOutcome);
}
const asItIs: Spoil = (_, answer) => answer;

describe('a site with', () => {
  test('no fault behind the same proxy is a good one', async () => {
    expect(await failed(asItIs)).toEqual([]);
  });

  test.for(FAULTS)('%s is told from a good one', async ([, name, spoil]) => {
    const { host, close } = await faulty(spoil);
    const checks = CHECKS.filter((check) => name.test(check.name));
    const faults = await Promise.all(
      checks.map((check) => check.run(target(host)).catch((error: unknown) => [error])),
    );
    expect(faults.map((found) => found.length > 0)).toEqual([true]);
    close();
  });

  test('no compression is told from a good one', async () => {
    const told = await failed(asItIs, (headers) => ({ ...headers, 'accept-encoding': 'identity' }));
    expect(told).toEqual([expect.stringMatching(/^✗ .*compressed/)]);
  });

  test('a lost Authorization is told from a good one', async () => {
    const told = await failed(asItIs, (headers) => ({ ...headers, authorization: '' }));
    expect(told.join()).toContain('does /api/* hand Authorization on?');
  });
});
