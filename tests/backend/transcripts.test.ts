import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessionKey } from '../../lambdas/chat/session-id';
import { IDLE_MS, LONGEST_MS } from '../../lambdas/conversation/idle';
import { KEEP_MS } from '../../lambdas/conversation/retention';
import { hearOfMail } from '../../lambdas/mail/hear-of-mail';
import { readMailEvent } from '../../lambdas/mail/read-mail-event';
import { sweep } from '../../lambdas/sweep/sweep';
import {
  ASA,
  type Chat,
  chat,
  type ChatOptions,
  closeAndMail,
  closeChat,
  erase,
  newSession,
  saveInfo,
  say,
} from '../support/backend/chat';
import { emulator } from '../support/backend/emulator';
import { type MailServer, mailServer } from '../support/backend/mail-server';
import { signal } from '../support/signal';

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
/** Mails that name somebody, alone or among others. */
const mailsNaming = async ({ name }: { name: string }) =>
  (await mail.outbox.list()).filter(({ text }) => text.includes(name));
/** What the last run of the sweep told. */
const gauge = ({ lines }: Chat, name: 'OldestUnmailedLead' | 'WaitingLeads'): unknown =>
  lines.findLast((line) => name in line)?.[name];
/** Somebody who wrote one thing and left. */
async function contact(on: Chat): Promise<{ session: string; visitor: typeof ASA }> {
  const session = newSession();
  const visitor = somebody();
  await saveInfo(on, session, visitor);
  await say(on, session, 'Hej');
  return { session, visitor };
}

describe('closing the chat', () => {
  test('has the conversation mailed to the agency, with the visitor as Reply-To', async () => {
    const on = open();
    const session = newSession();
    const visitor = somebody();
    await saveInfo(on, session, visitor);
    await say(on, session, 'Vad kostar SEO?');
    const closed = await closeChat(on, session);
    expect([closed.status, closed.json]).toEqual([200, { accepted: true }]);
    expect(await mailsAbout(visitor)).toEqual([]);
    expect(await sweep(on.sweeping)).toEqual({ mailed: 1, waiting: 0 });
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

  test('without a message or a visitor mails nothing, and answers the same', async () => {
    const on = open();
    const [quiet, nameless, unknown] = [newSession(), newSession(), newSession()];
    await saveInfo(on, quiet, somebody());
    await say(on, nameless, 'Hej');
    for (const session of [quiet, nameless, unknown]) {
      const closed = await closeChat(on, session);
      expect([closed.status, closed.json]).toEqual([200, { accepted: true }]);
    }
    expect(await sweep(on.sweeping)).toEqual({ mailed: 0, waiting: 0 });
  });

  test('again mails only what is new', async () => {
    const on = open();
    const { session, visitor } = await contact(on);
    await closeAndMail(on, session);
    await closeAndMail(on, session);
    expect(await mailsAbout(visitor)).toHaveLength(1);
    await say(on, session, 'En sak till');
    await closeAndMail(on, session);
    const mails = await mailsAbout(visitor);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).toContain('En sak till');
  });

  test('while a reply is on its way has the rest mailed later', async () => {
    const [asked, released] = [signal(), signal()];
    const slow = open({
      assistant: async ({ text }) => {
        if (text === 'Fråga två') {
          asked.give();
          await released.given;
        }
        return { shape: 'sure', text: `Svar på ${text}`, citations: [] };
      },
    });
    const session = newSession();
    const visitor = somebody();
    await saveInfo(slow, session, visitor);
    await say(slow, session, 'Fråga ett');
    clock += 1000;
    const late = say(slow, session, 'Fråga två');
    await asked.given;
    await closeAndMail(slow, session);
    released.give();
    await late;
    expect((await mailsAbout(visitor)).at(-1)?.text).not.toContain('Svar på Fråga två');
    clock += IDLE_MS;
    await sweep(slow.sweeping);
    expect((await mailsAbout(visitor)).at(-1)?.text).toContain('Svar på Fråga två');
  });
});

describe('the sweep', () => {
  test('mails a conversation that rested for 30 minutes, once', async () => {
    const on = open();
    const { visitor } = await contact(on);
    clock += IDLE_MS - 1000;
    expect(await sweep(on.sweeping)).toEqual({ mailed: 0, waiting: 0 });
    expect(gauge(on, 'OldestUnmailedLead')).toBe((IDLE_MS - 1000) / 1000);
    clock += 1000;
    expect(await sweep(on.sweeping)).toEqual({ mailed: 1, waiting: 0 });
    expect(gauge(on, 'OldestUnmailedLead')).toBe(0);
    await sweep(on.sweeping);
    expect(await mailsAbout(visitor)).toHaveLength(1);
  });

  test('also mails who only left name, e-mail and phone', async () => {
    const on = open();
    const visitor = somebody();
    await saveInfo(on, newSession(), visitor);
    clock += IDLE_MS;
    await sweep(on.sweeping);
    const [sent] = await mailsAbout(visitor);
    expect(sent?.subject).toContain('Ny kontakt');
    expect(sent?.text).toContain(ASA.phone);
  });

  test('mails a conversation that goes on as it stands, once something in it is 40 minutes old', async () => {
    const on = open();
    const { session, visitor } = await contact(on);
    const said: number[] = [];
    for (let minute = 10; minute <= 120; minute += 10) {
      clock += 10 * MINUTE;
      await say(on, session, `minut ${minute}`);
      if ((await sweep(on.sweeping)).mailed > 0) said.push(minute);
    }
    expect(LONGEST_MS).toBe(40 * MINUTE);
    expect(said).toEqual([40, 90]);
    expect((await mailsAbout(visitor)).at(-1)?.text).toContain('minut 90');
  });

  test('does not look at sessions without a visitor, until there is one', async () => {
    const on = open();
    const session = newSession();
    const visitor = somebody();
    await say(on, session, 'Hej');
    const looked = await on.store.openSessions();
    expect(looked.filter((session) => session.visitor === undefined)).toEqual([]);
    await saveInfo(on, session, visitor);
    await closeAndMail(on, session);
    expect((await mailsAbout(visitor))[0]?.text).toContain('Hej');
  });

  test('mails nothing that was erased, nor what has expired, and forgets it', async () => {
    const on = open();
    const { session, visitor: erased } = await contact(on);
    await erase(on, session);
    const { visitor: expired } = await contact(on);
    clock += KEEP_MS + DAY;
    await sweep(on.sweeping);
    expect(await mailsNaming(erased)).toEqual([]);
    expect(await mailsNaming(expired)).toEqual([]);
    expect(await on.store.openSessions()).toEqual([]);
  });

  test('mails nothing that was erased or changed since it was read', async () => {
    const on = open();
    const { session: erased } = await contact(on);
    const { session: changed } = await contact(on);
    clock += IDLE_MS;
    const read = await on.store.openSessions();
    await erase(on, erased);
    await say(on, changed, 'En sak till');
    const store = { ...on.store, openSessions: async () => read };
    const before = (await mail.outbox.list()).length;
    expect(await sweep({ ...on.sweeping, store })).toMatchObject({ mailed: 0 });
    expect(await mail.outbox.list()).toHaveLength(before);
  });
});

describe('what cannot wait', () => {
  test.each([
    ['who asks to be called', 'hand-off: call me', 'Ring upp: '],
    ['who complains', 'hand-off: complaint', 'Klagomål: '],
    ['whose site is down', 'hand-off: outage', 'Driftstopp: '],
  ])('is mailed within a minute for one %s, also while they write on', async (_, text, word) => {
    const on = open();
    const session = newSession();
    const visitor = somebody();
    await saveInfo(on, session, visitor);
    await say(on, session, text);
    clock += MINUTE / 2;
    await say(on, session, 'Det gäller SEO');
    clock += MINUTE / 2;
    await sweep(on.sweeping);
    const mails = await mailsAbout(visitor);
    expect(mails.map(({ subject }) => subject)).toEqual([`${word}${visitor.name}`]);
    await say(on, session, 'En sak till');
    clock += MINUTE;
    await sweep(on.sweeping);
    expect(await mailsAbout(visitor)).toHaveLength(1);
    clock += IDLE_MS;
    await sweep(on.sweeping);
    const all = await mailsAbout(visitor);
    expect(all.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 2 }, () => `${word}${visitor.name}`),
    );
  });

  test('is mailed at once when the visitor is known only afterwards', async () => {
    const on = open();
    const session = newSession();
    const visitor = somebody();
    await say(on, session, 'hand-off: call me');
    await saveInfo(on, session, visitor);
    await sweep(on.sweeping);
    expect(await mailsAbout(visitor)).toHaveLength(1);
  });

  test('stands first in the subject of a digest, and before its names', async () => {
    const on = open({ limits: { mailsPerDay: { max: 1, seconds: 86_400 } } });
    await closeAndMail(on, (await contact(on)).session);
    const { visitor: calm } = await contact(on);
    clock += IDLE_MS;
    const calls = somebody();
    const session = newSession();
    await saveInfo(on, session, calls);
    await say(on, session, 'hand-off: call me');
    await sweep(on.sweeping);
    const [digest] = await mailsNaming(calls);
    expect(digest?.subject).toBe('Ring upp: 2 kontakter i chatten');
    expect(digest?.text).toContain(`Ring upp: ${calls.name}`);
    expect(digest?.text.indexOf(calm.name)).toBeGreaterThan(
      digest?.text.indexOf(calls.name) ?? Infinity,
    );
  });
});

describe('a contact that looks like a machine’s', () => {
  test.each([
    [
      'that filled in what nobody sees',
      { website: 'https://spam.example' },
      'ett fält som ingen ser',
    ],
    ['that was too quick', { elapsed: 1999 }, 'under två sekunder'],
  ])('%s is saved all the same, and named in a digest', async (_, filledIn, told) => {
    const on = open();
    const session = newSession();
    const visitor = somebody();
    expect((await saveInfo(on, session, { ...visitor, ...filledIn })).status).toBe(200);
    await say(on, session, 'Hej');
    await closeAndMail(on, session);
    expect(await mailsAbout(visitor)).toEqual([]);
    const [digest] = await mailsNaming(visitor);
    expect(digest?.text).toContain(`Kanske ingen människa: `);
    expect(digest?.text).toContain(told);
  });

  test('is not one who took two seconds and left the field empty', async () => {
    const on = open();
    const session = newSession();
    const visitor = somebody();
    await saveInfo(on, session, { ...visitor, website: ' ', elapsed: 2000 });
    await say(on, session, 'Hej');
    await closeAndMail(on, session);
    expect(await mailsAbout(visitor)).toHaveLength(1);
  });

  test('is the fourth of one address a day; the 21st is refused until the next', async () => {
    const limits = {
      contactsPerAddress: { max: 20, seconds: 86_400 },
      unmarkedContacts: { max: 3, seconds: 86_400 },
    };
    const on = open({ limits });
    clock += DAY - (clock % DAY);
    const introduce = async (address: string) => {
      const session = newSession();
      const { status, headers } = await saveInfo(on, session, somebody(), address);
      const known = await on.store.findSession(sessionKey(session), clock);
      return { status, wait: headers.get('retry-after'), signals: known?.signals };
    };
    const [one, other] = ['198.51.100.7', '198.51.100.8'];
    for (let time = 1; time <= 20; time++) {
      const signals = time > 3 ? ['repeated'] : [];
      expect(await introduce(one)).toEqual({ status: 200, wait: null, signals });
    }
    expect(await introduce(one)).toEqual({ status: 429, wait: '86400', signals: undefined });
    expect(await introduce(other)).toMatchObject({ status: 200, signals: [] });
    clock += DAY;
    expect(await introduce(one)).toMatchObject({ status: 200, signals: [] });
  });
});

describe('the budget of mails', () => {
  const FEW = { mailsPerHour: { max: 2, seconds: 3600 } };

  test('is for who asked something first, then for who waits longest; a digest names the others', async () => {
    const on = open({ limits: FEW });
    const silent = somebody();
    await saveInfo(on, newSession(), silent);
    clock += 1000;
    const visitors = [silent];
    for (let index = 0; index < 3; index++) {
      visitors.push((await contact(on)).visitor);
      clock += 1000;
    }
    clock += IDLE_MS;
    expect(await sweep(on.sweeping)).toEqual({ mailed: 4, waiting: 0 });
    const alone = await Promise.all(visitors.map(mailsAbout));
    expect(alone.map(({ length }) => length)).toEqual([0, 1, 1, 0]);
    const digest = (await mail.outbox.list()).find(({ text }) => text.includes(silent.name));
    expect(digest).toMatchObject({ subject: '2 kontakter i chatten', replyTo: [] });
    const names = [visitors[3]?.name ?? '', silent.name];
    const places = names.map((name) => digest?.text.indexOf(name) ?? -1);
    expect(places[0]).toBeGreaterThan(0);
    expect(places[1]).toBeGreaterThan(places[0] ?? 0);
    for (const word of [ASA.email, ASA.phone, 'Frågade: Hej', 'Skrev inget.', '--show ']) {
      expect(digest?.text).toContain(word);
      expect(digest?.html).toContain(word);
    }
    expect(on.lines.find(({ outcome }) => outcome === 'postponed')).toMatchObject({ Mails: 2 });
  });

  test('leaves a digest every quarter of an hour, and the gauges tell who waits', async () => {
    const on = open({ limits: { mailsPerDay: { max: 1, seconds: 86_400 } } });
    clock += 10 * MINUTE - (clock % (15 * MINUTE));
    await closeAndMail(on, (await contact(on)).session);
    const { session, visitor: first } = await contact(on);
    await closeAndMail(on, session);
    expect(await mailsNaming(first)).toHaveLength(1);
    clock += MINUTE;
    const { session: later, visitor: second } = await contact(on);
    await closeAndMail(on, later);
    for (let minute = 1; minute <= 3; minute++) {
      clock += MINUTE;
      expect(await sweep(on.sweeping)).toEqual({ mailed: 0, waiting: 1 });
      expect([gauge(on, 'OldestUnmailedLead'), gauge(on, 'WaitingLeads')]).toEqual([
        60 * minute,
        1,
      ]);
    }
    clock += MINUTE;
    expect(await sweep(on.sweeping)).toEqual({ mailed: 1, waiting: 0 });
    expect(await mailsNaming(second)).toHaveLength(1);
  });
});

describe.concurrent('a mail service that fails', () => {
  for (const mood of ['throttle', 'reset', 'error', 'reject', 'hang'] as const) {
    test(`(${mood}) keeps no visitor waiting; a digest names them, once`, async () => {
      const { url, outbox, ses } = await mailServer();
      let time = Date.UTC(2030, 0, 1, 12, 1);
      const on = chat({
        database: await emulator(),
        mail: url,
        now: () => time,
        // A hanging service is given up at once here.
        ...(mood === 'hang'
          ? { mailPatience: { connectMs: 500, requestMs: 50, attempts: 1 } }
          : {}),
      });
      const session = newSession();
      await saveInfo(on, session);
      await say(on, session, 'Hej');
      ses.mood = mood;
      expect((await closeChat(on, session)).status).toBe(200);
      expect(await sweep(on.sweeping)).toEqual({ mailed: 0, waiting: 1 });
      expect(JSON.stringify(on.lines)).toContain('"outcome":"failed"');
      // In the next digest, which fails too, and in the one after it.
      time += MINUTE;
      expect(await sweep(on.sweeping)).toEqual({ mailed: 0, waiting: 1 });
      ses.mood = 'well';
      time += MINUTE;
      expect(await sweep(on.sweeping)).toEqual({ mailed: 0, waiting: 1 });
      time += 12 * MINUTE;
      const { sendMail } = chat({ database: '', mail: url }).sweeping;
      expect(await sweep({ ...on.sweeping, sendMail })).toEqual({ mailed: 1, waiting: 0 });
      expect((await outbox.list()).map(({ subject }) => subject)).toEqual(['1 kontakt i chatten']);
    });
  }
});

describe('a mail service that fails', () => {
  test('for one conversation keeps no other waiting', async () => {
    const on = open();
    const visitors = (await Promise.all(Array.from({ length: 4 }, () => contact(on)))).map(
      ({ visitor }) => visitor,
    );
    clock += IDLE_MS;
    let calls = 0;
    const flaky = {
      ...on.sweeping,
      sendMail: async (...args: Parameters<typeof on.sweeping.sendMail>) => {
        if (++calls === 2) mail.ses.mood = 'reject';
        await on.sweeping.sendMail(...args).finally(() => {
          mail.ses.mood = 'well';
        });
      },
    };
    expect(await sweep(flaky)).toEqual({ mailed: 3, waiting: 1 });
    clock += 15 * MINUTE;
    expect(await sweep(on.sweeping)).toEqual({ mailed: 1, waiting: 0 });
    for (const visitor of visitors) expect(await mailsNaming(visitor)).toHaveLength(1);
  });

  test('is asked once more for what it has refused, then every quarter of an hour', async () => {
    const on = open();
    clock -= clock % (15 * MINUTE);
    await contact(on);
    clock += IDLE_MS;
    mail.ses.mood = 'reject';
    const attempts: number[] = [];
    for (let minute = 0; minute < 60; minute++) {
      const before = on.lines.filter(({ outcome }) => outcome === 'failed').length;
      await sweep(on.sweeping);
      if (on.lines.filter(({ outcome }) => outcome === 'failed').length > before)
        attempts.push(minute);
      clock += MINUTE;
    }
    expect(attempts).toEqual([0, 1, 15, 30, 45]);
  });

  test('for a sender that died after marking, counts the mail as lost', async () => {
    const on = open();
    const { visitor } = await contact(on);
    clock += IDLE_MS;
    const dying = { ...on.sweeping, sendMail: () => new Promise<never>(() => undefined) };
    void sweep(dying);
    await expect.poll(async () => (await on.store.openSessions())[0]?.mailed).toBeDefined();
    clock += 39 * MINUTE;
    expect(await sweep(on.sweeping)).toEqual({ mailed: 0, waiting: 0 });
    for (let minute = 0; minute < 3; minute++) {
      clock += MINUTE;
      await sweep(on.sweeping);
    }
    expect(await mailsNaming(visitor)).toHaveLength(1);
  });
});

describe('word of a mail', () => {
  /** A chat that hears what becomes of its mails as SNS tells it: when told to, and as often. */
  async function hearing() {
    const server = await mailServer();
    const told: string[] = [];
    server.tell = (message) => void told.push(message);
    const on = open({ mail: server.url, database: await emulator(), hearsOfMail: true });
    const hear = async (messages: readonly string[] = told.splice(0)) => {
      for (const message of messages) {
        const event = readMailEvent(message);
        if (event) await hearOfMail({ ...on.sweeping }, event);
      }
    };
    const outcomes = () =>
      on.lines
        .filter((line) => 'Mails' in line)
        .map(({ outcome, Mails }) => [outcome, Mails].join(' '));
    const arrived = async () => (await server.outbox.list()).length;
    return { on, ses: server.ses, told, hear, outcomes, arrived };
  }

  test('that it came ends the wait; until then it is not sent again', async () => {
    const { on, hear, outcomes, arrived } = await hearing();
    const { session } = await contact(on);
    await closeAndMail(on, session);
    await closeAndMail(on, session);
    expect(gauge(on, 'OldestUnmailedLead')).toBe(0);
    expect(await on.store.openSessions()).toHaveLength(1);
    await hear();
    expect(await on.store.openSessions()).toEqual([]);
    expect([await arrived(), outcomes()]).toEqual([1, ['sent 1', 'delivered 1']]);
  });

  test('that it bounced has it named in the next digest', async () => {
    const { on, ses, hear, outcomes, arrived } = await hearing();
    const { session } = await contact(on);
    ses.mood = 'bounce';
    await closeAndMail(on, session);
    await hear();
    ses.mood = 'well';
    clock += MINUTE;
    expect(await sweep(on.sweeping)).toEqual({ mailed: 1, waiting: 0 });
    await hear();
    expect(await on.store.openSessions()).toEqual([]);
    expect([await arrived(), outcomes()]).toEqual([
      1,
      ['sent 1', 'bounced 1', 'sent 1', 'delivered 1'],
    ]);
  });

  test('that somebody complained is counted, and the mail has come', async () => {
    const { on, ses, hear, outcomes } = await hearing();
    ses.mood = 'complaint';
    await closeAndMail(on, (await contact(on)).session);
    await hear();
    expect(await on.store.openSessions()).toEqual([]);
    expect(outcomes()).toEqual(['sent 1', 'delivered 1', 'complained 1']);
  });

  test('that never comes has it mailed again within the hour, and counted', async () => {
    const { on, ses, outcomes, arrived } = await hearing();
    ses.mood = 'drop';
    await closeAndMail(on, (await contact(on)).session);
    ses.mood = 'well';
    const mailed = clock;
    while (clock < mailed + 60 * MINUTE && (await arrived()) === 0) {
      clock += MINUTE;
      await sweep(on.sweeping);
    }
    expect([await arrived(), outcomes()]).toEqual([1, ['sent 1', 'unconfirmed 1', 'sent 1']]);
  });

  test('counts once however often and in whatever order it comes', async () => {
    const { on, ses, told, hear, outcomes, arrived } = await hearing();
    const { session } = await contact(on);
    await closeAndMail(on, session);
    const came = told.splice(0);
    const bounced = came.map((message) => message.replace('Delivery', 'Bounce'));
    await hear([...came, ...bounced, ...bounced, ...came]);
    expect(outcomes()).toEqual(['sent 1', 'delivered 1', 'bounced 1']);
    expect((await on.store.openSessions())[0]).toMatchObject({ failures: 1 });
    ses.mood = 'well';
    await sweep(on.sweeping);
    expect(await arrived()).toBe(2);
    await hear();
    await hear(bounced);
    expect(await on.store.openSessions()).toEqual([]);
  });

  test('that comes late leaves what was written since waiting', async () => {
    const { on, told, hear, arrived } = await hearing();
    const { session } = await contact(on);
    await closeAndMail(on, session);
    clock += 5 * MINUTE;
    await say(on, session, 'En sak till');
    clock += 5 * MINUTE;
    await hear();
    await sweep(on.sweeping);
    expect(gauge(on, 'OldestUnmailedLead')).toBe(600);
    clock += IDLE_MS;
    await sweep(on.sweeping);
    expect([await arrived(), told.length]).toEqual([2, 1]);
  });

  test('of an erased conversation, or of a mail that nobody knows, changes nothing', async () => {
    const { on, ses, told, hear, arrived } = await hearing();
    const { session } = await contact(on);
    ses.mood = 'bounce';
    await closeAndMail(on, session);
    await erase(on, session);
    const unknown = told.map((message) => message.replace(/"mail":\["[^"]+"\]/, '"mail":["x"]'));
    await hear([...told, ...unknown]);
    ses.mood = 'well';
    clock += 60 * MINUTE;
    expect(await sweep(on.sweeping)).toEqual({ mailed: 0, waiting: 0 });
    expect(await arrived()).toBe(0);
  });
});
