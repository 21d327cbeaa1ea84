import { createServer, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type LocalServer, startServer } from '../../lambdas/local/start-server';
import { checkSite } from '../../lambdas/outside/check-site';
import { deployment } from '../support/infra/deployments';

type Answer = (response: ServerResponse) => void;

const says =
  (status: number, body: string): Answer =>
  (response) =>
    response.writeHead(status).end(body);

const GOOD_PAGE = says(200, '<!doctype html><html lang="sv">…</html>\n');
const GOOD_CHAT = says(200, '{"messages":[]}');

let page: Answer;
let chat: Answer;
let asked: string[];
let server: LocalServer;
let site: { origin: string; key: string };
beforeAll(async () => {
  server = await startServer(
    createServer(({ url = '', headers }, response) => {
      asked.push(`${url.replace(/_.*$/, '')} ${headers.authorization}`);
      (url === '/' ? page : chat)(response);
    }),
  );
  site = { origin: server.url, key: 'the-key' };
});
beforeEach(() => {
  [page, chat, asked] = [GOOD_PAGE, GOOD_CHAT, []];
});
afterAll(() => server.close());

test('a site that is well is asked for a page and for an empty conversation', async () => {
  expect(await checkSite(site)).toEqual([]);
  expect(asked.sort()).toEqual([
    '/ Bearer the-key',
    '/api/chat-assistant?sessionId=session Bearer the-key',
  ]);
});

test.for<[string, Answer, Answer, string[]]>([
  ['a page with another status', says(500, '</html>'), GOOD_CHAT, ['/: status 500']],
  ['half a page', says(200, '<html>'), GOOD_CHAT, ['/: another body']],
  ['a chat whose table is away', GOOD_PAGE, says(503, '{}'), ['/api/chat-assistant: status 503']],
  ['a chat that is another page', GOOD_PAGE, GOOD_PAGE, ['/api/chat-assistant: another body']],
  [
    'nothing at all',
    (response) => response.destroy(),
    (response) => response.destroy(),
    ['/: TypeError', '/api/chat-assistant: TypeError'],
  ],
])('%s is told', async ([, pageAnswer, chatAnswer, faults]) => {
  [page, chat] = [pageAnswer, chatAnswer];
  expect(await checkSite(site)).toEqual(faults);
});

test('the function as it is uploaded tells the number of faults at every run', async () => {
  const { prepared } = await deployment('plain');
  vi.stubEnv('SITE', site.origin);
  vi.stubEnv('CHAT_PUBLIC_KEY', site.key);
  const lines: string[] = [];
  const write = vi
    .spyOn(console, 'log')
    .mockImplementation((line: string) => void lines.push(line));
  const { handler } = createRequire(import.meta.url)(prepared.functions['outside-check'].file) as {
    handler: (event: unknown, context: { awsRequestId: string }) => Promise<void>;
  };
  vi.unstubAllEnvs();
  await handler({}, { awsRequestId: 'run' });
  page = says(404, '');
  await handler({}, { awsRequestId: 'run' });
  write.mockRestore();
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(told.flatMap(({ SiteFaults }) => SiteFaults ?? [])).toEqual([0, 1]);
  expect(told[1]).toMatchObject({ level: 'warn', fault: '/: status 404' });
});
