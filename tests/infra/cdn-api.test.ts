import { DynamoDBClient, ScanCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { at, list, resources, type StackTemplate, textOf } from '../../infra/checks/assembly';
import { readRelease } from '../../build/files/read-release';
import { securityHeaders } from '../../lambdas/edge/security-headers';
import { clientOptions } from '../../lambdas/aws/client-options';
import { Cdn, type CdnRequest, type CdnResponse, type OriginRequest } from '../support/infra/cdn';
import {
  CONTEXT,
  deployedHandler,
  functionNamed,
  type Handler,
  httpApi,
} from '../support/infra/deployed-functions';
import { deployment } from '../support/infra/deployments';
import { BUILT } from '../support/infra/site';
import { type StartedSurroundings, startSurroundings } from '../support/infra/surroundings';

const SITE = 'https://www.fyrvik.example';

let stacks: readonly StackTemplate[];
let cdn: Cdn;
let api: (request: OriginRequest) => Promise<CdnResponse>;
let sweep: Handler;
let around: StartedSurroundings;
/** What reached the API, last first. */
const reached: OriginRequest[] = [];

beforeAll(async () => {
  // The functions' log, a line for every request.
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const full = await deployment('full');
  stacks = full.stacks;
  around = await startSurroundings();
  const load = (name: string): [string, Handler] => {
    const resource = functionNamed(stacks, name);
    return [resource.id, deployedHandler(resource, full.outdir, around)];
  };
  api = httpApi(stacks, new Map([load('FunctionsChat')]));
  [, sweep] = load('FunctionsSweep');
  cdn = new Cdn(stacks, new Map(), (request) => {
    reached.unshift(request);
    return api(request);
  });
});
afterAll(() => around.close());

beforeEach(() => {
  around.calls.length = 0;
});

const HEADERS = {
  authorization: 'Bearer public-key-of-the-tests',
  'content-type': 'application/json',
  origin: SITE,
};

/** Lets every open conversation become due at once. */
async function leaveAllOpenForLong(): Promise<void> {
  const client = new DynamoDBClient(
    clientOptions(around.database, { connectMs: 1_000, requestMs: 5_000, attempts: 1 }),
  );
  const { Items = [] } = await client.send(new ScanCommand({ TableName: around.table }));
  for (const { pk, sk } of Items.filter(({ dueAt }) => dueAt !== undefined)) {
    if (!pk || !sk) throw new Error('An item without its key');
    await client.send(
      new UpdateItemCommand({
        TableName: around.table,
        Key: { pk, sk },
        UpdateExpression: 'SET dueAt = :long',
        ExpressionAttributeValues: { ':long': { N: '1' } },
      }),
    );
  }
  client.destroy();
}

let sessions = 0;
const newSession = (): string =>
  `session_${1_795_237_200_000 + ++sessions}_${'k3v9x2m7q4w8z1n6'.repeat(2)}${sessions}`;

const call = (request: CdnRequest): Promise<CdnResponse> =>
  cdn.ask({ ...request, headers: { ...HEADERS, ...request.headers } });

const post = (url: string, body: object, headers = {}): Promise<CdnResponse> =>
  call({ method: 'POST', url, body: JSON.stringify(body), headers });

const read = ({ body }: CdnResponse): Record<string, unknown> =>
  JSON.parse(body.toString()) as Record<string, unknown>;

const visitor = { name: 'Åsa Öberg', email: 'asa@kund.example', phone: '031-390 06 12' };

async function conversation(): Promise<string> {
  const sessionId = newSession();
  const saved = await post('/api/chat-assistant/user-info', { sessionId, ...visitor });
  expect(saved.status).toBe(200);
  const asked = await post('/api/chat-assistant', {
    sessionId,
    message: 'Vad kostar SEO?',
    language: 'sv',
  });
  expect(asked.status).toBe(200);
  return sessionId;
}

describe('the chat behind the CDN', () => {
  test('takes a visitor, answers from the site’s content and remembers', async () => {
    const sessionId = await conversation();
    const answer = await call({ url: `/api/chat-assistant?sessionId=${sessionId}` });
    expect(answer.status).toBe(200);
    const { messages } = read(answer) as { messages: { role: string; content: string }[] };
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
    // The model that this stage asks cannot be reached here: the function offers choices.
    expect(messages[1]?.content).toContain('– Vad kostar SEO?');
  });

  test('mails the conversation from our sender to our inbox and nobody else', async () => {
    const sessionId = await conversation();
    const before = (await around.outbox.list()).length;
    const sent = await post('/api/send-chat-transcript', { sessionId });
    expect(sent.status).toBe(200);
    await sweep({}, CONTEXT);
    const mail = (await around.outbox.list()).slice(before);
    expect(mail).toHaveLength(1);
    const [variables] = resources(stacks, 'AWS::Lambda::Function').flatMap(
      ({ properties }) => at(properties, 'Environment', 'Variables', 'MAIL_TO') ?? [],
    );
    expect(JSON.stringify(mail)).toContain(textOf(variables));
    expect(JSON.stringify(mail)).toContain('chatt@fyrvik.example');
  });

  test('takes the key of pages that were opened before the key changed, and no other', async () => {
    const statusWith = async (key: string): Promise<number> => {
      const url = `/api/chat-assistant?sessionId=${newSession()}`;
      return (await call({ url, headers: { authorization: `Bearer ${key}` } })).status;
    };
    expect(await statusWith('former-key-of-the-tests')).toBe(200);
    expect(await statusWith('public-key-of-the-tests')).toBe(200);
    for (const key of ['former-key-of-the-test', 'undefined', '']) {
      expect([key, await statusWith(key)]).toEqual([key, 401]);
    }
  });

  test('has one key where no other is configured', async () => {
    const variables = resources(
      (await deployment('plain')).stacks,
      'AWS::Lambda::Function',
    ).flatMap(({ properties }) => Object.keys(at(properties, 'Environment', 'Variables') ?? {}));
    expect(variables).toContain('CHAT_PUBLIC_KEY');
    expect(variables).not.toContain('CHAT_FORMER_PUBLIC_KEY');
  });

  test('gets the public key, the CDN’s secret and the visitor’s address, and its own host', async () => {
    await call({
      url: `/api/chat-assistant?sessionId=${newSession()}`,
      headers: { 'x-forwarded-for': '1.2.3.4', 'x-origin-verify': 'a guess' },
    });
    const [request] = reached;
    expect(request?.headers.authorization).toBe('Bearer public-key-of-the-tests');
    expect(request?.headers['x-origin-verify']).toMatch(/^secret of OriginVerify/);
    expect(request?.headers['x-forwarded-for']).toBe('1.2.3.4, 198.51.100.7');
    expect(request?.headers.host).toBeUndefined();
    expect(request?.host).toMatch(/\.execute-api\.eu-north-1\.amazonaws\.com$/);
  });

  test('has the security headers of the site on every answer, and no answer is kept', async () => {
    for (const answer of [
      await call({ url: `/api/chat-assistant?sessionId=${newSession()}` }),
      await call({ url: '/api/chat-assistant', headers: { authorization: 'Bearer wrong' } }),
    ]) {
      expect(answer.headers).toMatchObject(securityHeaders((await readRelease(BUILT)).reached));
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  test.for([
    ['without the key', 401, { url: '/api/chat-assistant', headers: { authorization: '' } }],
    [
      'from another site',
      403,
      { url: '/api/chat-assistant', headers: { origin: 'https://evil.example' } },
    ],
    ['without a session', 422, { url: '/api/chat-assistant' }],
    ['to a path of its own that is not there', 404, { url: '/api/chat-assistant/nothing' }],
    ['in a way it does not take', 405, { method: 'PUT', url: '/api/chat-assistant', body: '{}' }],
    [
      'in another language than JSON',
      415,
      {
        method: 'POST',
        url: '/api/chat-assistant',
        body: 'a=1',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
    ],
    ['with half a body', 400, { method: 'POST', url: '/api/chat-assistant', body: '{"session' }],
    [
      'with too much',
      413,
      { method: 'POST', url: '/api/chat-assistant', body: `"${'x'.repeat(20_000)}"` },
    ],
  ] as const)('called %s answers %i in its own words', async ([, status, request]) => {
    const answer = await call(request);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(read(answer)).toMatchObject({ error: { message: expect.any(String) as string } });
  });

  test('an address below /api/ that leads nowhere is JSON, not a page', async () => {
    const answer = await call({ url: '/api/nothing' });
    expect([answer.status, read(answer)]).toEqual([404, { message: 'Not Found' }]);
  });

  test('cannot be called round the CDN; the database is not asked', async () => {
    const [request] = reached;
    if (!request) throw new Error('Nothing has reached the API');
    const { 'x-origin-verify': _, ...headers } = request.headers;
    const url = `/api/chat-assistant?sessionId=${newSession()}`;
    const { authorization } = HEADERS;
    for (const guess of [{}, { 'x-origin-verify': '' }, { 'x-origin-verify': 'a guess' }]) {
      const past = { ...headers, authorization, ...guess };
      const answer = await api({ ...request, method: 'GET', url, headers: past });
      expect([guess, answer.status]).toEqual([guess, 403]);
    }
    expect(around.calls).toEqual([]);
  });
});

describe('a function’s role allows the calls it makes, and no other', () => {
  /** Calls a role allows, as `GetItem`, or `Query due` on an index. */
  const allowed = (name: string): string[] =>
    resources(stacks, 'AWS::IAM::Policy')
      .filter(({ id }) => id.startsWith(name))
      .flatMap(({ properties }) => list(at(properties, 'PolicyDocument', 'Statement')))
      .flatMap((statement) => {
        const action = at(statement, 'Action');
        const actions = typeof action === 'string' ? [action] : list(action).map(textOf);
        const index = /\/index\/(\w+)/.exec(JSON.stringify(at(statement, 'Resource')))?.[1];
        return actions
          .filter((name) => name.startsWith('dynamodb:'))
          .map((name) => [name.slice('dynamodb:'.length), index].filter(Boolean).join(' '));
      });

  const made = (): string[] => [
    ...new Set(around.calls.map(({ call, index }) => [call, index].filter(Boolean).join(' '))),
  ];

  test('the chat', async () => {
    const sessionId = await conversation();
    const again = {
      sessionId,
      message: 'Och Google Ads?',
      language: 'sv',
      clientId: 'asked-twice',
    };
    for (const _ of [1, 2]) expect((await post('/api/chat-assistant', again)).status).toBe(200);
    await call({ url: `/api/chat-assistant?sessionId=${sessionId}` });
    const erased = await call({
      method: 'DELETE',
      url: `/api/chat-assistant?sessionId=${sessionId}`,
    });
    expect(erased.status).toBeLessThan(300);
    expect(made().sort()).toEqual(allowed('FunctionsChatRole').sort());
  });

  test('the sweep, which mails what has been left open for long', async () => {
    await conversation();
    const before = (await around.outbox.list()).length;
    await leaveAllOpenForLong();
    around.calls.length = 0;
    expect(await sweep({}, CONTEXT)).toMatchObject({ mailed: expect.any(Number) as number });
    expect((await around.outbox.list()).length).toBeGreaterThan(before);
    expect(made().sort()).toEqual(allowed('FunctionsSweepSweeperRole').sort());
  });
});
