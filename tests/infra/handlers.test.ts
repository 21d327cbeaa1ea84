import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { at, resources, textOf } from '../../infra/checks/assembly';
import {
  CONTEXT,
  deployedHandler,
  functionNamed,
  type Handler,
  uploadOf,
} from '../support/infra/deployed-functions';
import { deployment } from '../support/infra/deployments';
import { httpEvent } from '../support/http-event';
import { type StartedSurroundings, startSurroundings } from '../support/infra/surroundings';

const CHAT = '/api/chat-assistant';
const TRANSCRIPT = '/api/send-chat-transcript';

/** What EventBridge Scheduler hands over where a schedule sets no input, as its user guide prints it. */
const SCHEDULER_EVENT = {
  version: '0',
  id: '01234567-89ab-cdef-0123-456789abcdef',
  'detail-type': 'Scheduled Event',
  source: 'aws.scheduler',
  account: '123456789012',
  time: '2026-11-21T05:00:00Z',
  region: 'eu-north-1',
  resources: ['arn:aws:scheduler:eu-north-1:123456789012:schedule/default/sweep'],
  detail: '{}',
};

/** Payloads of `aws lambda invoke` without one, and of the console's test button. */
const DIRECT_CALLS: readonly unknown[] = [
  undefined,
  null,
  {},
  { key1: 'value1', key2: 'value2', key3: 'value3' },
];

/** A request of one of our pages. */
const request = (method: string, path: string, more: { query?: string; body?: string } = {}) =>
  httpEvent({
    method,
    path,
    ...more,
    headers: {
      authorization: 'Bearer public-key-of-the-tests',
      'content-type': 'application/json',
      origin: 'https://www.fyrvik.example',
      'x-origin-verify': 'secret of the CDN',
    },
  });

let around: StartedSurroundings;
let chat: Handler;
let sweep: Handler;
beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  around = await startSurroundings();
  const { stacks, outdir } = await deployment('full');
  const [secret = ''] = resources(stacks, 'AWS::SecretsManager::Secret').map(({ id }) => id);
  const known = { [`secret ${secret}`]: 'secret of the CDN' };
  const load = (name: string): Handler =>
    deployedHandler(functionNamed(stacks, name), outdir, known, around);
  chat = load('FunctionsChat');
  sweep = load('FunctionsSweep');
});
afterAll(() => around.close());
beforeEach(() => {
  around.calls.length = 0;
});

const answerOf = async (
  handler: Handler,
  event: APIGatewayProxyEventV2,
): Promise<APIGatewayProxyStructuredResultV2> =>
  (await handler(event, CONTEXT)) as APIGatewayProxyStructuredResultV2;

let sessions = 0;
const newSession = (): string =>
  `session_${1_795_237_300_000 + ++sessions}_${'k3v9x2m7q4w8z1n6'.repeat(2)}${sessions}`;

const question = (sessionId: string): string =>
  JSON.stringify({ sessionId, message: 'Vad kostar SEO per månad?', language: 'sv' });

describe('an event of the HTTP API', () => {
  test('is answered in the shape that payload format 2.0 wants', async () => {
    const answer = await answerOf(chat, request('POST', CHAT, { body: question(newSession()) }));
    expect(answer).toEqual({
      statusCode: 200,
      headers: expect.objectContaining({
        'content-type': 'application/json',
        'cache-control': 'no-store',
      }) as object,
      body: expect.any(String) as string,
      isBase64Encoded: false,
    });
    const { message } = JSON.parse(textOf(answer.body)) as { message: string };
    // The model that this stage asks cannot be reached here: the function offers choices.
    expect(message).toContain('– Vad kostar SEO?');
    for (const value of Object.values(answer.headers ?? {})) expect(value).toBeTypeOf('string');
  });

  test('may carry its body in base 64', async () => {
    const sessionId = newSession();
    const event = request('POST', CHAT, {
      body: Buffer.from(question(sessionId)).toString('base64'),
    });
    expect(await answerOf(chat, { ...event, isBase64Encoded: true })).toMatchObject({
      statusCode: 200,
    });
    const query = `sessionId=${sessionId}`;
    const { body } = await answerOf(chat, request('GET', CHAT, { query }));
    expect(body).toContain('per månad?');
  });

  test('has the rest of the path as a parameter, and leads to the route it names', async () => {
    const body = JSON.stringify({
      sessionId: newSession(),
      name: 'Åsa Öberg',
      email: 'asa@kund.example',
      phone: '031-390 06 12',
    });
    const event = request('POST', `${CHAT}/user-info`, { body });
    expect(event.pathParameters).toEqual({ proxy: 'user-info' });
    expect(await answerOf(chat, event)).toMatchObject({
      statusCode: 200,
      body: '{"saved":true}',
    });
  });

  test('asks for leave of another origin in vain, and of the site’s own with success', async () => {
    const asked = request('OPTIONS', CHAT);
    const from = (origin: string): APIGatewayProxyEventV2 => ({
      ...asked,
      headers: {
        ...asked.headers,
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect(await answerOf(chat, from('https://www.fyrvik.example'))).toMatchObject({
      statusCode: 204,
    });
    expect(await answerOf(chat, from('https://evil.example'))).toMatchObject({ statusCode: 403 });
  });

  test('that did not come through the CDN is refused before the database is asked', async () => {
    for (const verify of [undefined, '', 'a guess']) {
      for (const path of [CHAT, TRANSCRIPT]) {
        const event = request('POST', path, { body: question(newSession()) });
        const { 'x-origin-verify': _, ...headers } = event.headers;
        const answer = await answerOf(chat, {
          ...event,
          headers: { ...headers, ...(verify === undefined ? {} : { 'x-origin-verify': verify }) },
        });
        expect([path, verify, answer.statusCode]).toEqual([path, verify, 403]);
      }
    }
    expect(around.calls).toEqual([]);
  });

  test('closes a conversation, which the agency then has by mail', async () => {
    const sessionId = newSession();
    const visitor = { name: 'Åsa Öberg', email: 'asa@kund.example', phone: '031-390 06 12' };
    await answerOf(
      chat,
      request('POST', `${CHAT}/user-info`, { body: JSON.stringify({ sessionId, ...visitor }) }),
    );
    await answerOf(chat, request('POST', CHAT, { body: question(sessionId) }));
    const before = (await around.outbox.list()).length;
    const event = request('POST', TRANSCRIPT, { body: JSON.stringify({ sessionId }) });
    expect(await answerOf(chat, event)).toMatchObject({
      statusCode: 200,
      body: '{"accepted":true}',
    });
    await sweep(SCHEDULER_EVENT, CONTEXT);
    expect(await around.outbox.list()).toHaveLength(before + 1);
  });
});

describe('the sweep', () => {
  test('runs for the scheduler’s notification', async () => {
    expect(await sweep(SCHEDULER_EVENT, CONTEXT)).toMatchObject({ waiting: 0 });
    expect(around.calls.some(({ index }) => index === 'due')).toBe(true);
  });

  test('is given that notification: the schedule sets no input of its own', async () => {
    const { stacks } = await deployment('full');
    const inputs = resources(stacks, 'AWS::Scheduler::Schedule').map(({ properties }) =>
      at(properties, 'Target', 'Input'),
    );
    expect(inputs).toEqual([undefined]);
  });

  test.for(DIRECT_CALLS)('runs for a direct call with %j', async (payload) => {
    expect(await sweep(payload, CONTEXT)).toMatchObject({ waiting: 0 });
    expect(around.calls.some(({ index }) => index === 'due')).toBe(true);
  });
});

test.for(DIRECT_CALLS)(
  'a direct call of the chat with %j is refused, and nothing is read or written',
  async (payload) => {
    expect(await chat(payload, CONTEXT)).toMatchObject({ statusCode: 403 });
    expect(around.calls).toEqual([]);
  },
);

test.for(['FunctionsChat', 'FunctionsSweep', 'MailEvents', 'OutsideCheck'])(
  '%s is uploaded with at most 450 kB of code in a file',
  async (name) => {
    const { stacks, outdir } = await deployment('full');
    const dir = uploadOf(functionNamed(stacks, name), outdir);
    for (const file of readdirSync(dir).filter((file) => file.endsWith('.js'))) {
      expect([file, statSync(join(dir, file)).size <= 450_000]).toEqual([file, true]);
    }
  },
);
