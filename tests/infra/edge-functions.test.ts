import { beforeAll, describe, expect, test } from 'vitest';
import type {
  EdgeRequest,
  EdgeResponse,
  ViewerRequestEvent,
  ViewerResponseEvent,
} from '../../lambdas/edge/events';
import { bundleEdgeFunction } from '../../lambdas/edge/bundle-edge-function';
import { readRelease, type Release } from '../../build/files/read-release';
import { loadEdgeFunction } from '../../lambdas/edge/run-edge-function';
import { at, resources, textOf } from '../../infra/checks/assembly';
import { deployment } from '../support/infra/deployments';
import { BUILT } from '../support/infra/site';

type ViewerRequest = (event: ViewerRequestEvent) => EdgeRequest | EdgeResponse;

let release: Release;
let code: string;
let route: ViewerRequest;
beforeAll(async () => {
  release = await readRelease(BUILT);
  code = await bundleEdgeFunction('viewer-request', {
    release: release.id,
    table: release.table,
    host: '',
  });
  route = loadEdgeFunction(code);
});

const event = (uri: string, headers: Record<string, string> = {}): ViewerRequestEvent => ({
  viewer: { ip: '198.51.100.7' },
  request: {
    method: 'GET',
    uri,
    querystring: {},
    headers: Object.fromEntries(
      Object.entries({ host: 'www.fyrvik.example', ...headers }).map(([name, value]) => [
        name,
        { value },
      ]),
    ),
    cookies: {},
  },
});

const uriFor = (uri: string, headers: Record<string, string> = {}): string => {
  const routed = route(event(uri, headers));
  if ('statusCode' in routed) throw new Error(`${uri} was answered at the edge`);
  return routed.uri;
};

describe('the built viewer-request function', () => {
  test('is what the templates carry, within the limit', async () => {
    const { stacks } = await deployment('plain');
    const deployed = resources(stacks, 'AWS::CloudFront::Function').map(({ properties }) =>
      textOf(at(properties, 'FunctionCode')),
    );
    expect(deployed).toContain(code);
    expect(Buffer.byteLength(code)).toBeLessThan(10_240);
  });

  test('knows nothing newer than its engine, and nothing of Node', () => {
    expect(code).not.toMatch(
      /=>|\bclass\b|\basync\b|\brequire\b|\bprocess\b|\bconsole\b|\?\.|\?\?|`/,
    );
  });

  test('leads every hashed file to itself, and to its compressed edition where it has one', () => {
    const hashed = release.files.map(({ path }) => path).filter((p) => p.startsWith('/assets/'));
    expect(hashed.length).toBeGreaterThan(10);
    for (const path of hashed) {
      expect(uriFor(path)).toBe(path);
      const text = /\.(?:css|js|svg)$/.test(path);
      expect(uriFor(path, { 'accept-encoding': 'gzip, br' })).toBe(text ? `/br${path}` : path);
    }
  });

  test.for([
    ['br', true],
    ['gzip, deflate, br, zstd', true],
    ['BR', true],
    ['br;q=0.5', true],
    ['br;q=0', false],
    ['br; q=0.0', false],
    ['brotli', false],
    ['gzip', false],
    ['', false],
    ['*', false],
  ] as const)('takes "%s" for a wish for brotli: %s', ([accepted, isBrotli]) => {
    expect(uriFor('/', { 'accept-encoding': accepted }).startsWith('/br/')).toBe(isBrotli);
  });

  const HOSTILE = [
    '/../package.json',
    '/..',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%2E%2E%2Fpackage.json',
    '/%252e%252e/package.json',
    '/%2561bout',
    '/about%252f',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e%2fmain-ABCDEFGH.js',
    '//',
    '//evil.example',
    '/%2f%2fevil.example',
    '/\\evil.example',
    '/%00',
    '/about%00',
    '/about%00.html',
    '/%',
    '/%zz',
    '/%E0%A4%A',
    '/%ff%fe',
    '/%ED%A0%80',
    '/\uD800',
    '/ABOUT',
    '/About',
    '/EN/about',
    '/about?x=1',
    '/about%3Fx=1',
    '/about#x',
    '/r/',
    '/br/',
    '/en/../about',
    '/./about',
    '/about/.',
    '/__proto__',
    '/en/constructor/1',
    '*',
    '/.',
    '/%2f/evil.example',
    '/%2fportfolio',
    '/a\\b',
    '/..%5c..%5cpackage.json',
    '/portfolio;x',
    'portfolio',
    '',
    '/constructor',
    '/en/__proto__/1',
    '/__proto__/1',
    '/constructor/1/',
  ];

  test.for(HOSTILE)('leads %s to the page that says it is missing', (uri) => {
    for (const accepted of ['', 'br']) {
      const key = uriFor(uri, { 'accept-encoding': accepted });
      expect(key.replace(/^\/br/, '')).toMatch(
        new RegExp(`^/r/${release.id}(?:/en)?(?:/blog)?/404\\.html$`),
      );
    }
  });

  test('does without headers', () => {
    const bare = event('/');
    bare.request.headers = {};
    expect(route(bare)).toMatchObject({ uri: `/r/${release.id}/index.html` });
  });
});

test('the built viewer-response function makes a 404 of what is stored as one, that nobody keeps', async () => {
  const finish = loadEdgeFunction<ViewerResponseEvent, EdgeResponse>(
    await bundleEdgeFunction('viewer-response'),
  );
  const headers = {
    'content-type': { value: 'text/html; charset=utf-8' },
    'cache-control': { value: 'public, max-age=0, s-maxage=31536000, must-revalidate' },
    'x-amz-meta-status': { value: '404' },
    etag: { value: '"x"' },
  };
  expect(finish({ response: { statusCode: 200, headers } })).toEqual({
    statusCode: 404,
    statusDescription: 'Not Found',
    headers: {
      'content-type': { value: 'text/html; charset=utf-8' },
      'cache-control': { value: 'no-store' },
      vary: { value: 'accept-encoding' },
    },
  });
});
