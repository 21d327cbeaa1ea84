import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Reply } from '../../lambdas/assistant/assistant';
import type { Claim } from '../../lambdas/conversation/conversation';
import { windowAt } from '../../lambdas/conversation/limits';
import { KEEP_MS } from '../../lambdas/conversation/retention';
import { Erased } from '../../lambdas/errors/errors';
import { connectStore } from '../../lambdas/store/connect';
import type { Store } from '../../lambdas/store/store';
import { DUE_SHARDS, dueShard } from '../../lambdas/store/table';
import { TABLE } from '../support/backend/emulator';
import { dynaliteEmulator, dynamoDbLocal } from '../support/backend/emulators';

const NOW = Date.UTC(2026, 4, 4, 10);
const ASA = { name: 'Åsa', email: 'asa@exempel.se', phone: '031-1' };
const REPLY: Reply = { shape: 'unsure', text: 'Menar du …?', citations: ['faq-1'] };
const claimOf = (id: string, at: number, text = 'Hej'): Claim => ({ id, at, text, language: 'sv' });

for (const emulator of [dynaliteEmulator, dynamoDbLocal()]) {
  if (emulator.missing) console.warn(`${emulator.name} is left out: ${emulator.missing}`);

  describe.skipIf(emulator.missing)(`the store on ${emulator.name}`, () => {
    let store: Store;
    let stop = async (): Promise<void> => undefined;
    const fresh = (): string => randomUUID();
    const due = (now: number) => store.dueSessions({ now, perShard: 100 });

    beforeAll(async () => {
      const running = await emulator.start();
      stop = () => running.close();
      store = connectStore({
        table: TABLE,
        endpoint: running.url,
        patience: { connectMs: 5000, requestMs: 12_000, attempts: 3 },
      });
    }, 60_000);
    afterAll(() => stop());

    test('gives the first claim of an id to everybody who claims it', async () => {
      const session = fresh();
      const claims = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          store.claimMessage(session, claimOf('same', NOW + index, `text ${index}`)),
        ),
      );
      expect(claims.filter(({ isNew }) => isNew)).toHaveLength(1);
      expect(new Set(claims.map(({ claim }) => JSON.stringify(claim))).size).toBe(1);
      const other = await store.claimMessage(fresh(), claimOf('same', NOW + 99));
      expect(other.isNew).toBe(true);
    });

    test('lists messages in the order of their claims, whatever order they were written in', async () => {
      const session = fresh();
      for (const [id, at] of [
        ['b', NOW + 2],
        ['a', NOW + 1],
        ['c', NOW + 30],
      ] as const) {
        const claim = claimOf(id, at, `question ${id}`);
        await store.putReply(session, claim, { ...REPLY, text: `reply ${id}` }, at + 5);
        await store.putQuestion(session, claim);
      }
      const messages = await store.listMessages(session, { now: NOW });
      expect(messages.map(({ content }) => content)).toEqual([
        'question a',
        'reply a',
        'question b',
        'reply b',
        'question c',
        'reply c',
      ]);
      const earlier = await store.listMessages(session, { now: NOW, before: { at: NOW + 30 } });
      expect(earlier.map(({ id }) => id)).toEqual([
        'user_a',
        'assistant_a',
        'user_b',
        'assistant_b',
      ]);
      const newest = await store.listMessages(session, { now: NOW, newest: 3 });
      expect(newest.map(({ id }) => id)).toEqual(['assistant_b', 'user_c', 'assistant_c']);
      const place = newest[0]?.place ?? '';
      const before = await store.listMessages(session, { now: NOW, before: { place }, newest: 2 });
      expect(before.map(({ id }) => id)).toEqual(['assistant_a', 'user_b']);
    });

    test('reads a conversation of many pages to its end', async () => {
      const session = fresh();
      const long = 'å'.repeat(2000);
      for (let first = 0; first < 300; first += 20) {
        const claims = Array.from({ length: 20 }, (_, index) =>
          claimOf(`c${first + index}`, NOW + first + index, long),
        );
        await Promise.all(claims.map((claim) => store.putQuestion(session, claim)));
      }
      expect(await store.listMessages(session, { now: NOW })).toHaveLength(300);
    });

    test('keeps the first reply', async () => {
      const session = fresh();
      const claim = claimOf('x', NOW);
      expect(await store.findReply(session, claim)).toBeUndefined();
      const first = await store.putReply(session, claim, REPLY, NOW);
      const second = await store.putReply(session, claim, { ...REPLY, text: 'other' }, NOW + 1);
      expect(second).toEqual(first);
      expect(await store.findReply(session, claim)).toEqual(first);
    });

    test('ignores what has expired', async () => {
      const session = fresh();
      await store.saveVisitor(session, ASA, { at: NOW, dueAt: NOW });
      await store.putQuestion(session, claimOf('x', NOW));
      const later = NOW + KEEP_MS;
      expect(await store.listMessages(session, { now: later - 1000 })).toHaveLength(1);
      expect(await store.findSession(session, later - 1000)).toBeDefined();
      expect(await store.listMessages(session, { now: later + 1000 })).toEqual([]);
      expect(await store.findSession(session, later + 1000)).toBeUndefined();
    });

    test('counts up to a limit, however many count at once', async () => {
      const window = windowAt('callsPerAddress', { max: 7, seconds: 60 }, fresh(), NOW);
      const counted = await Promise.all(Array.from({ length: 20 }, () => store.countUp(window)));
      expect(counted.filter(Boolean)).toHaveLength(7);
      const next = windowAt(
        'callsPerAddress',
        { max: 7, seconds: 60 },
        window.subject,
        NOW + 60_000,
      );
      expect(await store.countUp(next)).toBe(true);
    });

    test('finds sessions that are due in every partition of the index, and no others', async () => {
      const sessions = Array.from({ length: 24 }, fresh);
      expect(new Set(sessions.map(dueShard)).size).toBe(DUE_SHARDS.length);
      await Promise.all(
        sessions.map((session, index) =>
          store.saveVisitor(session, ASA, { at: NOW, dueAt: NOW + index }),
        ),
      );
      const found = (await due(NOW + 11)).filter((session) => sessions.includes(session));
      expect(new Set(found)).toEqual(new Set(sessions.slice(0, 12)));
    });

    test('a change after it was read keeps a session due', async () => {
      const session = fresh();
      await store.saveVisitor(session, ASA, { at: NOW, dueAt: NOW });
      const read = await store.findSession(session, NOW);
      await store.touchSession(session, { at: NOW + 1, dueAt: NOW + 2, language: 'en' });
      expect(await store.dropDue(session, { version: read?.version ?? -1 })).toBe(false);
      const now = await store.findSession(session, NOW);
      expect(now).toMatchObject({ dueAt: NOW + 2, language: 'en', visitor: ASA });
      expect(await store.dropDue(session, { version: now?.version ?? -1 })).toBe(true);
      expect(await due(NOW + 99)).not.toContain(session);
    });

    test('lets one sender mail at a time, and nobody the same content again', async () => {
      const session = fresh();
      await store.saveVisitor(session, ASA, { at: NOW, dueAt: NOW });
      const lease = { content: 'one', until: NOW + 1000 };
      const tried = await Promise.all(
        Array.from({ length: 8 }, () => store.beginMail(session, lease, NOW)),
      );
      expect(tried.filter(Boolean)).toHaveLength(1);
      const version = (await store.findSession(session, NOW))?.version ?? -1;
      await store.endMail(session, lease, { kind: 'sent', content: 'one', version });
      expect(await due(NOW)).not.toContain(session);
      expect(await store.beginMail(session, { ...lease, until: NOW + 9 }, NOW)).toBe(false);
      expect(await store.beginMail(session, { content: 'two', until: NOW + 9 }, NOW)).toBe(true);
    });

    test('lets another sender try when the first never came back', async () => {
      const session = fresh();
      await store.saveVisitor(session, ASA, { at: NOW, dueAt: NOW });
      expect(await store.beginMail(session, { content: 'one', until: NOW + 10 }, NOW)).toBe(true);
      expect(await store.beginMail(session, { content: 'one', until: NOW + 30 }, NOW + 9)).toBe(
        false,
      );
      expect(await store.beginMail(session, { content: 'one', until: NOW + 30 }, NOW + 10)).toBe(
        true,
      );
      const late = { content: 'one', until: NOW + 10 };
      await store.endMail(session, late, { kind: 'sent', content: 'one', version: 1 });
      expect((await store.findSession(session, NOW))?.mailed).toBeUndefined();
    });

    test('a session that changed while it was mailed stays due', async () => {
      const session = fresh();
      await store.saveVisitor(session, ASA, { at: NOW, dueAt: NOW });
      const version = (await store.findSession(session, NOW))?.version ?? -1;
      const lease = { content: 'one', until: NOW + 10 };
      await store.beginMail(session, lease, NOW);
      await store.touchSession(session, { at: NOW + 1, dueAt: NOW + 5, language: 'sv' });
      await store.endMail(session, lease, { kind: 'sent', content: 'one', version });
      expect(await store.findSession(session, NOW)).toMatchObject({
        mailed: 'one',
        dueAt: NOW + 5,
      });
    });

    test('a failed mail is due again, and its failures are counted', async () => {
      const session = fresh();
      await store.saveVisitor(session, ASA, { at: NOW, dueAt: NOW });
      const lease = { content: 'one', until: NOW + 10 };
      await store.beginMail(session, lease, NOW);
      await store.endMail(session, lease, { kind: 'later', dueAt: NOW + 50, failed: true });
      expect(await store.findSession(session, NOW)).toMatchObject({ failures: 1, dueAt: NOW + 50 });
      expect(await store.beginMail(session, lease, NOW)).toBe(true);
    });

    test('forgets an erased session, and refuses writes of requests that began before', async () => {
      const session = fresh();
      await store.saveVisitor(session, ASA, { at: NOW, dueAt: NOW });
      const { claim } = await store.claimMessage(session, claimOf('x', NOW));
      await store.putQuestion(session, claim);
      await store.putReply(session, claim, REPLY, NOW);
      await store.eraseSession(session, NOW + 10);
      expect(await store.listMessages(session, { now: NOW })).toEqual([]);
      expect((await store.findSession(session, NOW))?.visitor).toBeUndefined();
      expect(await due(NOW + 99)).not.toContain(session);
      const touch = { dueAt: NOW, language: 'sv' } as const;
      await expect(store.touchSession(session, { at: NOW + 10, ...touch })).rejects.toThrow(Erased);
      await expect(store.saveVisitor(session, ASA, { at: NOW + 9, dueAt: NOW })).rejects.toThrow(
        Erased,
      );
      await store.touchSession(session, { at: NOW + 11, ...touch });
      expect((await store.claimMessage(session, claimOf('x', NOW + 12, 'anew'))).isNew).toBe(true);
    });

    test('lists the unanswered questions of a day', async () => {
      const at = Date.UTC(2031, 0, 2, 3);
      const question = {
        at,
        text: 'Säljer ni båtar?',
        language: 'sv',
        shape: 'out-of-scope',
      } as const;
      await store.recordUnanswered('a', question);
      await store.recordUnanswered('a', question);
      await store.recordUnanswered('b', { ...question, at: at - 1 });
      expect(await store.listUnanswered(at, at)).toEqual([{ ...question, at: at - 1 }, question]);
      expect(await store.listUnanswered(at + 86_400_000, at)).toEqual([]);
    });
  });
}
