import { beforeAll, describe, expect, test } from 'vitest';
import { toCursor } from '../../lambdas/chat/requests';
import { sessionKey } from '../../lambdas/chat/session-id';
import type { Turn } from '../../lambdas/assistant/assistant';
import { call, type Chat, chat, newSession, page, saveInfo, say } from '../support/backend/chat';
import { emulator } from '../support/backend/emulator';
import { type FaultProxy, faultProxy } from '../support/backend/fault-proxy';

const NOW = Date.UTC(2026, 4, 4, 10);

/** Read units that the whole table has in a second. */
const TABLE_HAS = 50;

let on: Chat;
let proxy: FaultProxy;
let history: readonly Turn[] = [];

beforeAll(async () => {
  proxy = await faultProxy(await emulator());
  on = chat({
    database: proxy.url,
    now: () => NOW,
    assistant: async (question) => {
      ({ history } = question);
      return { shape: 'sure', text: 'reply', citations: [] };
    },
  });
});

describe('a conversation of more than a page', () => {
  test('is read from its newest page back, each message once', async () => {
    const session = await stored(202, (index) => `message ${index}`);
    const pages: string[][] = [];
    let before: string | undefined;
    do {
      const { messages, earlier } = await page(on, session, before);
      pages.unshift(messages.map(({ content }) => content));
      before = earlier;
    } while (before !== undefined);
    expect(pages.map(({ length }) => length)).toEqual([2, 100, 100]);
    expect(pages.flat()).toEqual(Array.from({ length: 202 }, (_, index) => `message ${index}`));
  });

  test('of exactly one page has no earlier one; a longer one’s cursor reads no other', async () => {
    const session = await stored(100, String);
    expect(await page(on, session)).not.toHaveProperty('earlier');
    await say(on, session, 'Hej');
    const { messages, earlier } = await page(on, session);
    expect([messages.length, messages[0]?.content]).toEqual([100, '2']);
    const first = await page(on, session, earlier);
    expect(first.messages.map(({ content }) => content)).toEqual(['0', '1']);
    expect(first).not.toHaveProperty('earlier');
    expect(await page(on, newSession(), earlier)).toEqual({ messages: [] });
  });

  test.each([
    '',
    'x',
    'bSMwMDA',
    toCursor('u'),
    toCursor('99#0#stored-01'),
    `${toCursor('../')}&before=x`,
  ])('refuses what is no cursor: %s', async (before) => {
    const answer = await call(on, `/api/chat-assistant?sessionId=${newSession()}&before=${before}`);
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({
      error: { message: 'before: expected what an answer gave as earlier.' },
    });
  });
});

/** A conversation of so many messages, each a pair of one question and one reply. */
async function stored(messages: number, text: (index: number) => string): Promise<string> {
  const session = newSession();
  const key = sessionKey(session);
  for (let index = 0; index < messages; index += 2) {
    const at = NOW - messages + index;
    const claim = { id: `stored-${index}`, at, text: text(index), language: 'sv' } as const;
    await on.store.touchSession(key, { ...claim, isNew: true });
    await on.store.putQuestion(key, claim);
    await on.store.putReply(
      key,
      claim,
      { shape: 'sure', text: text(index + 1), citations: [] },
      at,
    );
  }
  return session;
}

async function readUnits(act: () => Promise<unknown>): Promise<number> {
  proxy.calls.length = 0;
  await act();
  return proxy.calls
    .filter(({ operation }) => operation === 'Query' || operation === 'GetItem')
    .reduce((sum, { units }) => sum + units, 0);
}

describe('what reading costs', () => {
  test('does not grow with the conversation: 220 messages of 8 kB', async () => {
    // As many bytes as 2,000 characters can have; the emulator would count half of those of 🎉.
    const session = await stored(220, () => 'a'.repeat(8000));
    expect(await readUnits(() => say(on, session, 'Hej'))).toBeLessThanOrEqual(TABLE_HAS);
    expect(history).toHaveLength(20);
    let before: string | undefined;
    expect(
      await readUnits(async () => ({ earlier: before } = await page(on, session))),
    ).toBeLessThanOrEqual(210);
    expect(await readUnits(() => page(on, session, before))).toBeLessThanOrEqual(105);
  });

  test('is eight calls for a message: the first of somebody unknown, and any of a visitor', async () => {
    const session = newSession();
    const calls = async (): Promise<string[]> => {
      proxy.calls.length = 0;
      await say(on, session, 'Hej');
      return proxy.calls.map(({ operation }) => operation);
    };
    expect(await calls()).toHaveLength(8);
    await saveInfo(on, session);
    expect(await calls()).toHaveLength(8);
  });
});
