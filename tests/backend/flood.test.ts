import { beforeAll, expect, test } from 'vitest';
import type { Limits } from '../../lambdas/conversation/limits';
import { call, chat, newSession, say } from '../support/backend/chat';
import { emulator } from '../support/backend/emulator';
import { faultProxy } from '../support/backend/fault-proxy';

const MESSAGE = '/api/chat-assistant';
const WINDOW = { seconds: 600 };

let database = '';
beforeAll(async () => {
  database = await emulator();
});

/** A chat with a clock, and what it asks of the database. */
async function watched(limits: Partial<Limits>) {
  const clock = { now: Date.UTC(2026, 4, 4, 10) };
  const proxy = await faultProxy(database);
  const on = chat({ database: proxy.url, limits, now: () => clock.now });
  const asked = (): string[] => proxy.calls.splice(0).map(({ operation }) => operation);
  return { on, clock, asked };
}

test.each([
  ['messagesPerAddress', { message: 'Hej', language: 'sv' }],
  ['callsPerAddress', undefined],
] as const)(
  'an address past its limit (%s) costs one write, and then nothing until the window ends',
  async (limit, message) => {
    const { on, clock, asked } = await watched({ [limit]: { max: 3, ...WINDOW } });
    const session = newSession();
    const from = async (address: string): Promise<number> => {
      const options = message && { body: { sessionId: session, ...message } };
      const path = message ? MESSAGE : `${MESSAGE}?sessionId=${session}`;
      return (await call(on, path, { ...options, address })).status;
    };
    for (let count = 0; count < 3; count++) expect(await from('192.0.2.1')).toBe(200);
    asked();
    expect(await from('192.0.2.1')).toBe(429);
    expect(asked()).toEqual(['UpdateItem']);
    for (let count = 0; count < 20; count++) expect(await from('192.0.2.1')).toBe(429);
    expect(asked()).toEqual([]);
    const limited = on.lines.filter((line) => line.limit === limit && line.Limited === 1);
    expect(limited).toHaveLength(21);

    expect(await from('192.0.2.2')).toBe(200);
    clock.now += WINDOW.seconds * 1000;
    expect(await from('192.0.2.1')).toBe(200);
  },
);

test('a session past its limit is refused after its address, and writes nothing of its own', async () => {
  const { on, asked } = await watched({ messagesPerSession: { max: 1, ...WINDOW } });
  const session = newSession();
  const send = () => say(on, session, 'Hej');
  expect((await send()).status).toBe(200);
  asked();
  expect((await send()).status).toBe(429);
  expect(asked()).toEqual(['UpdateItem', 'UpdateItem']);
  expect((await send()).status).toBe(429);
  expect(asked()).toEqual(['UpdateItem']);
});

test('what is refused before it is counted costs nothing', async () => {
  const { on, asked } = await watched({});
  const answers = await Promise.all([
    call(on, MESSAGE, { headers: { authorization: 'Bearer guessed' } }),
    call(on, MESSAGE, { headers: { origin: 'https://evil.example' } }),
    call(on, MESSAGE, { body: '{}', headers: { 'content-type': 'text/plain' } }),
    call(on, MESSAGE, { body: ' '.repeat(17_000) }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([401, 403, 415, 413]);
  expect(asked()).toEqual([]);
});
