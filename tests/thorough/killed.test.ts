import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Chat, chat, conversation, KEY, newSession, say } from '../support/backend/chat';
import { type Child, startChild } from '../support/backend/child';
import { documentedStatuses } from '../support/backend/documented';
import { faultProxy } from '../support/backend/fault-proxy';
import { temporaryFolder } from '../support/temporary-folder';

const DOCUMENTED = new Set(documentedStatuses().map(({ status }) => status));
const WRITERS = 8;
const KILLS = 2;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A message that somebody sends until it is acknowledged. */
type Send = (session: string, text: string, clientId: string) => Promise<number | 'lost'>;

interface Written {
  session: string;
  texts: string[];
  statuses: Set<number | 'lost'>;
  /** Attempts that did not come through. */
  failed: number;
}

interface Writers {
  /** Resolves when so many more messages are acknowledged. */
  more(messages: number): Promise<void>;
  stop(): Promise<Written[]>;
}

/** Eight writers, each sending one message after the other, again and again until it is taken. */
function writers(send: Send): Writers {
  const state = { stopping: false, acknowledged: 0 };
  const write = async (): Promise<Written> => {
    const written: Written = { session: newSession(), texts: [], statuses: new Set(), failed: 0 };
    for (let index = 0; !state.stopping; index++) {
      const text = `meddelande ${index}.`;
      for (;;) {
        const status = await send(written.session, text, `kill-${index}-0000`);
        written.statuses.add(status);
        if (status === 200) break;
        written.failed++;
        await wait(50);
      }
      written.texts.push(text);
      state.acknowledged++;
    }
    return written;
  };
  const all = Array.from({ length: WRITERS }, write);
  return {
    async more(messages) {
      const enough = state.acknowledged + messages;
      while (state.acknowledged < enough) await wait(10);
    },
    stop: () => {
      state.stopping = true;
      return Promise.all(all);
    },
  };
}

/** Every acknowledged message stands there once with its reply, and nothing else does. */
function expectExactlyOnce(texts: readonly string[], contents: readonly string[]): void {
  const expected = texts.flatMap((text, index) => [
    text,
    `[sv] reply to "${text}" after ${Math.min(20, index * 2)} turns`,
  ]);
  expect(contents).toEqual(expected);
}

test('a backend that is killed under eight writers has lost nothing and doubled nothing', async () => {
  const folder = await temporaryFolder();
  let child: Child = await startChild('backend', folder);
  const request = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${child.url}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(16_000),
    });
  const send: Send = (sessionId, message, clientId) =>
    request('/api/chat-assistant', {
      method: 'POST',
      body: JSON.stringify({ sessionId, message, clientId, language: 'sv' }),
    }).then(
      ({ status }) => status,
      () => 'lost' as const,
    );
  const running = writers(send);
  for (let kill = 0; kill < KILLS; kill++) {
    await running.more(2 * WRITERS);
    await child.kill();
    child = await startChild('backend', folder);
  }
  await running.more(WRITERS);
  const written = await running.stop();
  expect(written.reduce((sum, { failed }) => sum + failed, 0)).toBeGreaterThan(WRITERS);
  for (const { session, texts, statuses } of written) {
    for (const status of statuses) expect([...DOCUMENTED, 'lost']).toContain(status);
    const answer = await request(`/api/chat-assistant?sessionId=${session}`);
    const { messages } = (await answer.json()) as { messages: { content: string }[] };
    expectExactlyOnce(
      texts,
      messages.map(({ content }) => content),
    );
  }
});

test('a database that is killed under eight writers is told as 503, and has lost nothing', async () => {
  const folder = join(await temporaryFolder(), 'db');
  let database = await startChild('database', folder);
  const proxy = await faultProxy(() => database.url);
  const on: Chat = chat({ database: proxy.url });
  const running = writers(async (session, text, clientId) => {
    const { status } = await say(on, session, text, { clientId });
    return status;
  });
  for (let kill = 0; kill < KILLS; kill++) {
    await running.more(2 * WRITERS);
    await database.kill();
    await wait(300);
    database = await startChild('database', folder);
  }
  await running.more(WRITERS);
  const written = await running.stop();
  const statuses = new Set(written.flatMap((one) => [...one.statuses]));
  expect(statuses).toEqual(new Set([200, 503]));
  for (const { session, texts } of written) {
    const messages = await conversation(on, session);
    expectExactlyOnce(
      texts,
      messages.map(({ content }) => content),
    );
  }
});
