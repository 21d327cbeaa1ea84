import { beforeAll, expect, test } from 'vitest';
import { sessionKey } from '../../lambdas/chat/session-id';
import { chat, conversation, erase, newSession, saveInfo, say } from '../support/backend/chat';
import { emulator, itemsOf } from '../support/backend/emulator';
import { faultProxy } from '../support/backend/fault-proxy';

let database = '';
beforeAll(async () => {
  database = await emulator();
});

const keysOf = async (session: string): Promise<string[]> =>
  Object.keys(await itemsOf(database, sessionKey(session)));

/** A session of one visitor and 15 messages, over a database that tests make fail, and the waits in between. */
async function talked() {
  const proxy = await faultProxy(database);
  const pauses: number[] = [];
  const pause = async (ms: number) => pauses.push(ms);
  const on = chat({ database: proxy.url, pause });
  const session = newSession();
  await saveInfo(on, session);
  for (let index = 0; index < 15; index++) {
    await say(on, session, `Fråga ${index}`, { clientId: `message-${index}` });
  }
  return { on, proxy, pauses, session };
}

test('a database that throttles for a while is waited for, longer each time and at random', async () => {
  const { on, proxy, pauses, session } = await talked();
  expect(await keysOf(session)).toHaveLength(46);
  let calls = 0;
  proxy.fault = (operation) => {
    if (operation !== 'BatchWriteItem') return 'none';
    // What is refused as a whole the SDK itself tries three times.
    return calls++ < 3 ? 'throttle' : calls < 10 ? 'unprocessed' : 'none';
  };
  expect((await erase(on, session)).status).toBe(204);
  expect(await keysOf(session)).toEqual(['u']);
  const longest = [50, 100, 200, 400, 800, 1600, 2000];
  expect(pauses).toHaveLength(7);
  for (const [index, ms] of pauses.entries()) expect(ms).toBeLessThanOrEqual(longest[index] ?? 0);
  expect(pauses.some((ms, index) => ms < 0.9 * (longest[index] ?? 0))).toBe(true);
});

test('a database that throttles for longer: 503, and nothing is read any more', async () => {
  const { on, proxy, pauses, session } = await talked();
  proxy.fault = (operation) => (operation === 'BatchWriteItem' ? 'unprocessed' : 'none');
  const { status, headers } = await erase(on, session);
  expect([status, Number(headers.get('retry-after')) > 0, pauses.length]).toEqual([503, true, 9]);
  expect(await keysOf(session)).toHaveLength(46);
  expect(await conversation(on, session)).toEqual([]);
  const known = await on.store.findSession(sessionKey(session), Date.now());
  expect(known?.visitor).toBeUndefined();

  const anew = await say(on, session, 'Hej igen');
  expect(anew.json).toMatchObject({ message: '[sv] reply to "Hej igen" after 0 turns' });
  expect((await conversation(on, session)).map(({ content }) => content)).toEqual([
    'Hej igen',
    '[sv] reply to "Hej igen" after 0 turns',
  ]);

  proxy.fault = () => 'none';
  expect((await erase(on, session)).status).toBe(204);
  expect(await keysOf(session)).toEqual(['u']);
});

test('a message of before that is sent again is erased, and then a new one', async () => {
  const { on, proxy, session } = await talked();
  proxy.fault = (operation) => (operation === 'BatchWriteItem' ? 'unprocessed' : 'none');
  expect((await erase(on, session)).status).toBe(503);
  proxy.fault = () => 'none';
  const again = () => say(on, session, 'Fråga 3', { clientId: 'message-3' });
  expect((await again()).status).toBe(410);
  expect((await again()).status).toBe(200);
  expect((await conversation(on, session)).map(({ content }) => content)).toEqual([
    'Fråga 3',
    '[sv] reply to "Fråga 3" after 0 turns',
  ]);
});

test('an erased session stays so for as long as anything left of it could', async () => {
  let now = Date.UTC(2027, 1, 1);
  const proxy = await faultProxy(database);
  const on = chat({ database: proxy.url, now: () => now, pause: async () => {} });
  const session = newSession();
  await say(on, session, 'Hej');
  proxy.fault = (operation) => (operation === 'BatchWriteItem' ? 'unprocessed' : 'none');
  await erase(on, session);
  const { u: mark } = await itemsOf(database, sessionKey(session));
  expect(Number(mark?.expires?.N) * 1000).toBeGreaterThanOrEqual(now + 90 * 86_400_000);
  now += 89 * 86_400_000;
  expect(await conversation(on, session)).toEqual([]);
});
