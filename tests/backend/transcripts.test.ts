import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { IDLE_MS } from '../../lambdas/conversation/idle';
import { KEEP_MS } from '../../lambdas/conversation/retention';
import { sweep } from '../../lambdas/sweep/sweep';
import {
  ASA,
  type Chat,
  chat,
  type ChatOptions,
  closeChat,
  erase,
  newSession,
  saveInfo,
  say,
} from '../support/backend/chat';
import { emulator } from '../support/backend/emulator';
import { type MailServer, mailServer } from '../support/backend/mail-server';

const MINUTE = 60_000;
const DAY = 86_400_000;

let database = '';
let mail: MailServer;
/** The time as the functions see it; far from other tests' days, so that limits begin anew. */
let clock = Date.UTC(2030, 0, 1, 12);

beforeAll(async () => {
  database = await emulator();
  mail = await mailServer();
});
beforeEach(() => {
  clock += 200 * DAY;
  mail.ses.mood = 'well';
});

let people = 0;
/** A visitor whose mails can be told from others'. */
const somebody = () => ({ ...ASA, name: `Person ${++people}.` });
const open = (more: Partial<ChatOptions> = {}): Chat =>
  chat({ database, mail: mail.url, now: () => clock, ...more });
const mailsAbout = async ({ name }: { name: string }) =>
  (await mail.outbox.list()).filter(({ subject }) => subject.endsWith(name));

describe('closing the chat', () => {
  test('mails the conversation to the agency, with the visitor as Reply-To', async () => {
    const on = open();
    const session = newSession();
    const visitor = somebody();
    await saveInfo(on, session, visitor);
    await say(on, session, 'Vad kostar SEO?');
    const closed = await closeChat(on, session);
    expect([closed.status, closed.json]).toEqual([200, { accepted: true }]);
    const [sent, ...others] = await mailsAbout(visitor);
    expect(others).toEqual([]);
    expect(sent).toMatchObject({
      source: 'chat@agency.example',
      to: ['inbox@agency.example'],
      cc: [],
      bcc: [],
      replyTo: [ASA.email],
    });
    for (const body of [sent?.text, sent?.html]) {
      for (const word of [visitor.name, ASA.email, ASA.phone, 'Vad kostar SEO?', 'after 0 turns']) {
        expect(body).toContain(word);
      }
    }
  });

  test('with one message or none, or without a visitor, mails nothing and answers the same', async () => {
    const on = open();
    const visitor = somebody();
    const [quiet, nameless, unknown] = [newSession(), newSession(), newSession()];
    await saveInfo(on, quiet, visitor);
    await say(on, nameless, 'Hej');
    const before = (await mail.outbox.list()).length;
    for (const session of [quiet, nameless, unknown]) {
      const closed = await closeChat(on, session);
      expect([closed.status, closed.json]).toEqual([200, { accepted: true }]);
    }
    expect(await mail.outbox.list()).toHaveLength(before);
  });

  test('again mails only what is new', async () => {
    const on = open();
    const session = newSession();
    const visitor = somebody();
    await saveInfo(on, session, visitor);
    await say(on, session, 'Hej');
    await closeChat(on, session);
    await closeChat(on, session);
    expect(await mailsAbout(visitor)).toHaveLength(1);
    await say(on, session, 'En sak till');
    await closeChat(on, session);
    const mails = await mailsAbout(visitor);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).toContain('En sak till');
  });

  test('ten times at once mails once', async () => {
    const on = open();
    const session = newSession();
    const visitor = somebody();
    await saveInfo(on, session, visitor);
    await say(on, session, 'Hej');
    const answers = await Promise.all(Array.from({ length: 10 }, () => closeChat(on, session)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await mailsAbout(visitor)).toHaveLength(1);
  });

  test('while a reply is on its way leaves the rest to the sweep', async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = open({
      assistant: async ({ text }) => {
        if (text === 'Fråga två') await released;
        return { shape: 'sure', text: `Svar på ${text}`, citations: [] };
      },
    });
    const session = newSession();
    const visitor = somebody();
    await saveInfo(slow, session, visitor);
    await say(slow, session, 'Fråga ett');
    clock += 1000;
    const late = say(slow, session, 'Fråga två');
    await new Promise((resolve) => setTimeout(resolve, 100));
    await closeChat(slow, session);
    release();
    await late;
    expect((await mailsAbout(visitor)).at(-1)?.text).not.toContain('Svar på Fråga två');
    clock += IDLE_MS;
    await sweep(slow.mailing);
    expect((await mailsAbout(visitor)).at(-1)?.text).toContain('Svar på Fråga två');
  });

  test('more often than the limit is refused until its window is over, and nothing is lost', async () => {
    const on = open({ limits: { transcriptsPerSession: { max: 2, seconds: 3600 } } });
    const session = newSession();
    const visitor = somebody();
    await saveInfo(on, session, visitor);
    const statuses: number[] = [];
    for (const text of ['ett', 'två', 'tre']) {
      await say(on, session, text);
      statuses.push((await closeChat(on, session)).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    await sweep(on.mailing);
    expect(await mailsAbout(visitor)).toHaveLength(2);
    clock += 3600_000;
    await sweep(on.mailing);
    expect((await mailsAbout(visitor)).at(-1)?.text).toContain('tre');
  });

  test('beyond the daily cap of the site mails the rest the day after', async () => {
    const on = open({ limits: { mailsInAll: { max: 3, seconds: 86_400 } } });
    const visitors = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const visitor = somebody();
        const session = newSession();
        await saveInfo(on, session, visitor);
        await say(on, session, 'Hej');
        return { visitor, status: (await closeChat(on, session)).status };
      }),
    );
    expect(visitors.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      200, 200, 200, 429, 429,
    ]);
    const mailed = async () =>
      (await Promise.all(visitors.map(({ visitor }) => mailsAbout(visitor)))).flat().length;
    expect(await mailed()).toBe(3);
    clock += DAY;
    await sweep(on.mailing);
    expect(await mailed()).toBe(5);
  });
});

describe('the sweep', () => {
  test('mails a conversation that rested for 30 minutes, once', async () => {
    const on = open();
    const session = newSession();
    const visitor = somebody();
    await saveInfo(on, session, visitor);
    await say(on, session, 'Hej');
    clock += IDLE_MS - 1000;
    await sweep(on.mailing);
    expect(await mailsAbout(visitor)).toEqual([]);
    clock += 1000;
    expect(await sweep(on.mailing)).toMatchObject({ sent: 1, failed: 0 });
    await sweep(on.mailing);
    expect(await mailsAbout(visitor)).toHaveLength(1);
  });

  test('also mails who only left name, e-mail and phone', async () => {
    const on = open();
    const visitor = somebody();
    await saveInfo(on, newSession(), visitor);
    clock += IDLE_MS;
    await sweep(on.mailing);
    const [sent] = await mailsAbout(visitor);
    expect(sent?.subject).toContain('Ny kontakt');
    expect(sent?.text).toContain(ASA.phone);
  });

  test('waits as long as the conversation goes on', async () => {
    const on = open();
    const session = newSession();
    const visitor = somebody();
    await saveInfo(on, session, visitor);
    for (const text of ['ett', 'två', 'tre']) {
      clock += IDLE_MS - MINUTE;
      await say(on, session, text);
      await sweep(on.mailing);
    }
    expect(await mailsAbout(visitor)).toEqual([]);
    clock += IDLE_MS;
    await sweep(on.mailing);
    expect((await mailsAbout(visitor))[0]?.text).toContain('tre');
  });

  test('mails nothing about a conversation that was mailed on closing', async () => {
    const on = open();
    const session = newSession();
    const visitor = somebody();
    await saveInfo(on, session, visitor);
    await say(on, session, 'Hej');
    await closeChat(on, session);
    clock += IDLE_MS;
    expect(await sweep(on.mailing)).toMatchObject({ sent: 0 });
    expect(await mailsAbout(visitor)).toHaveLength(1);
  });

  test('forgets sessions without a visitor instead of looking at them for ever', async () => {
    const on = open();
    await say(on, newSession(), 'Hej');
    clock += IDLE_MS;
    expect(await sweep(on.mailing)).toMatchObject({ due: 1, sent: 0, left: 1 });
    expect(await sweep(on.mailing)).toMatchObject({ due: 0 });
  });

  test('mails nothing that was erased, nor what has expired', async () => {
    const on = open();
    const [erased, expired] = [somebody(), somebody()];
    const session = newSession();
    await saveInfo(on, session, erased);
    await erase(on, session);
    await saveInfo(on, newSession(), expired);
    clock += KEEP_MS + DAY;
    await sweep(on.mailing);
    expect(await mailsAbout(erased)).toEqual([]);
    expect(await mailsAbout(expired)).toEqual([]);
  });

  test('two at once mail each conversation once', async () => {
    const on = open();
    const visitors = Array.from({ length: 6 }, somebody);
    await Promise.all(visitors.map((visitor) => saveInfo(on, newSession(), visitor)));
    clock += IDLE_MS;
    await Promise.all([sweep(on.mailing), sweep(on.mailing), sweep(on.mailing)]);
    for (const visitor of visitors) expect(await mailsAbout(visitor)).toHaveLength(1);
  });

  test('reads no more than what is due, however many sessions there are', async () => {
    const on = open();
    await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const session = newSession();
        await saveInfo(on, session, somebody());
        await say(on, session, `Hej ${index}`);
        await closeChat(on, session);
      }),
    );
    clock += IDLE_MS;
    expect(await sweep(on.mailing)).toEqual({ due: 0, sent: 0, left: 0, failed: 0 });
  });
});

describe.concurrent('a mail service that fails', () => {
  for (const mood of ['throttle', 'reset', 'error', 'reject', 'hang'] as const) {
    test(`(${mood}) is told as 503, and the sweep mails later, exactly once`, async () => {
      const { url, outbox, ses } = await mailServer();
      let time = Date.now();
      const isPatient = mood !== 'hang';
      const on = chat({ database: await emulator(), mail: url, now: () => time, isPatient });
      const session = newSession();
      await saveInfo(on, session);
      await say(on, session, 'Hej');
      ses.mood = mood;
      const closed = await closeChat(on, session);
      expect(closed.status).toBe(503);
      expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(closed.text).not.toContain('Throttling');
      ses.mood = 'well';
      expect(await sweep(on.mailing)).toMatchObject({ sent: 0 });
      time += 15 * MINUTE;
      expect(await sweep(on.mailing)).toMatchObject({ sent: 1 });
      expect(await outbox.list()).toHaveLength(1);
    });
  }
});

describe('a mail service that fails', () => {
  test('for one conversation keeps no other waiting', async () => {
    const on = open();
    const visitors = Array.from({ length: 4 }, somebody);
    await Promise.all(visitors.map((visitor) => saveInfo(on, newSession(), visitor)));
    clock += IDLE_MS;
    let calls = 0;
    const flaky = {
      ...on.mailing,
      sendMail: async (...args: Parameters<typeof on.mailing.sendMail>) => {
        if (++calls === 2) mail.ses.mood = 'reject';
        await on.mailing.sendMail(...args).finally(() => {
          mail.ses.mood = 'well';
        });
      },
    };
    expect(await sweep(flaky)).toMatchObject({ due: 4, sent: 3, failed: 1 });
    clock += 15 * MINUTE;
    expect(await sweep(on.mailing)).toMatchObject({ sent: 1 });
    for (const visitor of visitors) expect(await mailsAbout(visitor)).toHaveLength(1);
  });

  test('is asked less and less often', async () => {
    const on = open();
    await saveInfo(on, newSession(), somebody());
    clock += IDLE_MS;
    mail.ses.mood = 'reject';
    const attempts: number[] = [];
    for (let minute = 0; minute < 24 * 60; minute += 15) {
      const { failed } = await sweep(on.mailing);
      if (failed > 0) attempts.push(minute);
      clock += 15 * MINUTE;
    }
    expect(attempts).toEqual([0, 15, 45, 105, 225, 465, 945]);
  });
});
