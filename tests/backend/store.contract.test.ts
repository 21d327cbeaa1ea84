import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Reply } from '../../lambdas/assistant/assistant';
import type { Claim } from '../../lambdas/conversation/conversation';
import { IDLE_MS } from '../../lambdas/conversation/idle';
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
    const open = async (session: string) =>
      (await store.openSessions()).find(({ key }) => key === session);
    const HELLO = { language: 'sv', text: 'Hej' } as const;

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
      // 2.4 MB: three pages, as dynalite counts as well.
      const long = 'a'.repeat(8000);
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
      await store.saveVisitor(session, ASA, { at: NOW });
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

    test('says how much a limit has left', async () => {
      const window = windowAt('mailsPerDay', { max: 3, seconds: 60 }, fresh(), NOW);
      expect(await store.countLeft(window)).toBe(3);
      await store.countUp(window);
      expect(await store.countLeft(window)).toBe(2);
    });

    test('finds what is open in every partition of the index, whole, and nothing else', async () => {
      const sessions = Array.from({ length: 24 }, (_, index) => `${index % 4}${fresh()}`);
      expect(new Set(sessions.map(dueShard)).size).toBe(DUE_SHARDS.length);
      await Promise.all(
        sessions.map(async (session, index) => {
          await store.touchSession(session, { at: NOW, isNew: true, ...HELLO });
          if (index < 12) await store.saveVisitor(session, ASA, { at: NOW, signals: ['too-fast'] });
        }),
      );
      const found = (await store.openSessions()).filter(({ key }) => sessions.includes(key));
      expect(new Set(found.map(({ key }) => key))).toEqual(new Set(sessions.slice(0, 12)));
      expect(found[0]).toEqual(await store.findSession(found[0]?.key ?? '', NOW));
      expect(found[0]).toMatchObject({
        visitor: ASA,
        language: 'sv',
        since: NOW,
        dueAt: NOW + IDLE_MS,
        asked: 1,
        excerpt: 'Hej',
        signals: ['too-fast'],
      });
    });

    test('keeps since when something waits, what was asked first, and every mark', async () => {
      const session = fresh();
      await store.saveVisitor(session, ASA, { at: NOW, signals: ['honeypot'] });
      await store.touchSession(session, { at: NOW + 5, isNew: true, ...HELLO });
      await store.touchSession(session, { at: NOW + 5, ...HELLO });
      await store.touchSession(session, { at: NOW + 9, isNew: true, ...HELLO, text: 'Mer' });
      await store.saveVisitor(session, ASA, { at: NOW + 9, signals: ['repeated'] });
      const { signals, ...rest } = (await open(session)) ?? {};
      expect(rest).toMatchObject({
        since: NOW,
        dueAt: NOW + 9 + IDLE_MS,
        asked: 2,
        excerpt: 'Hej',
      });
      expect(new Set(signals)).toEqual(new Set(['honeypot', 'repeated']));
    });

    test('what is said as somebody tells who they are is due, though they were unknown before', async () => {
      const { session, version } = await waiting();
      await begin(session, 'a', version);
      await store.confirmMail(session, { version, at: NOW + 1 });
      const touched = await store.touchSession(session, { at: NOW + 5, ...HELLO, isKnown: false });
      expect(touched).toMatchObject({ visitor: ASA, since: NOW + 5, dueAt: NOW + 5 + IDLE_MS });
      expect(await open(session)).toEqual(touched);
    });

    test('a closed conversation is due now, unless nothing was written or all is mailed', async () => {
      const [written, silent, mailed] = [fresh(), fresh(), fresh()];
      for (const session of [written, silent, mailed]) {
        await store.saveVisitor(session, ASA, { at: NOW });
        if (session !== silent) await store.touchSession(session, { at: NOW, ...HELLO });
      }
      const version = (await open(mailed))?.version ?? -1;
      await store.beginMail(mailed, { mail: 'a', version }, { until: NOW + 99, isAlone: true });
      for (const session of [written, silent, mailed]) await store.closeSession(session, NOW + 1);
      expect((await open(written))?.dueAt).toBe(NOW + 1);
      expect((await open(silent))?.dueAt).toBe(NOW + IDLE_MS);
      expect((await open(mailed))?.dueAt).toBe(NOW + 99);
    });

    /** A session that waits for a mail, and the version that the mail is to hold. */
    async function waiting() {
      const session = fresh();
      await store.saveVisitor(session, ASA, { at: NOW });
      return { session, version: (await open(session))?.version ?? -1 };
    }
    const begin = (session: string, mail: string, version: number) =>
      store.beginMail(session, { mail, version }, { until: NOW + 99, isAlone: true });

    test('lets one sender mail one state of a session, and the next state again', async () => {
      const { session, version } = await waiting();
      const tried = await Promise.all(
        Array.from({ length: 8 }, (_, index) => begin(session, `m${index}`, version)),
      );
      expect(tried.filter(Boolean)).toHaveLength(1);
      expect(await open(session)).toMatchObject({ mailed: version, mails: 1, dueAt: NOW + 99 });
      await store.touchSession(session, { at: NOW + 1, ...HELLO });
      expect(await begin(session, 'again', version)).toBe(false);
      expect(await begin(session, 'early', version + 2)).toBe(false);
      expect(await begin(session, 'next', version + 1)).toBe(true);
    });

    test('a mail that came ends the wait', async () => {
      const { session, version } = await waiting();
      await begin(session, 'a', version);
      await store.confirmMail(session, { version, at: NOW + 1 });
      expect(await open(session)).toBeUndefined();
      expect(await store.findSession(session, NOW)).toMatchObject({ mailed: version });
      await store.confirmMail(session, { version, at: NOW + 1 });
      expect(await open(session)).toBeUndefined();
    });

    test('what changed while it was mailed waits from then on', async () => {
      const { session, version } = await waiting();
      await begin(session, 'a', version);
      await store.touchSession(session, { at: NOW + 5, ...HELLO });
      await store.confirmMail(session, { version, at: NOW + 3 });
      expect(await open(session)).toMatchObject({ since: NOW + 3, dueAt: NOW + 5 + IDLE_MS });
    });

    test('a lost mail is due again, once, also after word that it had come', async () => {
      const { session, version } = await waiting();
      await begin(session, 'a', version);
      await store.confirmMail(session, { version, at: NOW + 1 });
      const lost = { mail: 'a', version, at: NOW + 1 };
      expect(await store.loseMail(session, lost, NOW + 50)).toBe(true);
      expect(await store.loseMail(session, lost, NOW + 70)).toBe(false);
      const again = await open(session);
      expect(again).toMatchObject({ failures: 1, since: NOW + 1, dueAt: NOW + 50 });
      expect(again?.mailed).toBeUndefined();
      expect(await begin(session, 'b', version)).toBe(true);
      expect(await store.loseMail(session, lost, NOW + 70)).toBe(false);
    });

    test('who was seen to is mailed no more, also when the mail is lost, until they go on', async () => {
      const { session, version } = await waiting();
      await begin(session, 'a', version);
      expect(await store.handleSession(session, NOW + 1)).toBe(true);
      expect(await open(session)).toBeUndefined();
      expect(await store.loseMail(session, { mail: 'a', version, at: NOW }, NOW + 2)).toBe(false);
      expect(await store.findSession(session, NOW)).toMatchObject({ handled: NOW + 1 });
      await store.touchSession(session, { at: NOW + 3, ...HELLO });
      const again = await open(session);
      expect([again?.since, again?.handled]).toEqual([NOW + 3, undefined]);
    });

    test('what was mailed is mailed once more when somebody asks for it', async () => {
      const { session, version } = await waiting();
      await begin(session, 'a', version);
      await store.confirmMail(session, { version, at: NOW });
      expect(await store.resendSession(session, NOW + 9)).toBe(true);
      expect(await open(session)).toMatchObject({ since: NOW + 9, dueAt: NOW + 9, mails: 0 });
      expect(await begin(session, 'b', version)).toBe(true);
      for (const change of [store.handleSession, store.resendSession]) {
        expect(await change(fresh(), NOW)).toBe(false);
      }
    });

    test('lists all sessions but erased and expired ones, and nothing else', async () => {
      const [known, nameless, erased] = [fresh(), fresh(), fresh()];
      await store.saveVisitor(known, ASA, { at: NOW });
      await store.touchSession(nameless, { at: NOW, ...HELLO });
      await store.putQuestion(nameless, claimOf('x', NOW));
      await store.saveVisitor(erased, ASA, { at: NOW });
      await store.eraseSession(erased, NOW + 1);
      const keysAt = async (now: number) =>
        (await store.allSessions(now)).map(({ key }) => key).filter((key) => mine.includes(key));
      const mine = [known, nameless, erased];
      expect(new Set(await keysAt(NOW))).toEqual(new Set([known, nameless]));
      expect(await keysAt(NOW + KEEP_MS + 1000)).toEqual([]);
    });

    test('keeps what a mail held, and that it was lost', async () => {
      const mail = fresh();
      expect(await store.findMail(mail)).toBeUndefined();
      expect(await store.noteLost(mail, NOW)).toBe(false);
      const sessions = [{ key: 'a_-1', version: 3 }];
      await store.putMail(mail, { at: NOW, sessions });
      expect(await store.findMail(mail)).toEqual({ at: NOW, sessions, isLost: false });
      expect(await store.noteLost(mail, NOW)).toBe(true);
      expect(await store.noteLost(mail, NOW)).toBe(false);
      expect(await store.findMail(mail)).toEqual({ at: NOW, sessions, isLost: true });
    });

    test('forgets an erased session, and refuses writes of requests that began before', async () => {
      const session = fresh();
      await store.saveVisitor(session, ASA, { at: NOW });
      const { claim } = await store.claimMessage(session, claimOf('x', NOW));
      await store.putQuestion(session, claim);
      await store.putReply(session, claim, REPLY, NOW);
      await store.eraseSession(session, NOW + 10);
      expect(await store.listMessages(session, { now: NOW })).toEqual([]);
      expect((await store.findSession(session, NOW))?.visitor).toBeUndefined();
      expect(await open(session)).toBeUndefined();
      const mail = { mail: 'a', version: 1 };
      expect(await store.beginMail(session, mail, { until: NOW, isAlone: true })).toBe(false);
      await store.confirmMail(session, { version: 1, at: NOW });
      expect(await store.loseMail(session, { ...mail, at: NOW }, NOW)).toBe(false);
      await store.closeSession(session, NOW);
      expect(await open(session)).toBeUndefined();
      await expect(store.touchSession(session, { at: NOW + 10, ...HELLO })).rejects.toThrow(Erased);
      await expect(store.saveVisitor(session, ASA, { at: NOW + 9 })).rejects.toThrow(Erased);
      await store.touchSession(session, { at: NOW + 11, ...HELLO });
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
