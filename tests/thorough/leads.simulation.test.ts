import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ConfiguredRetryStrategy } from '@smithy/core/retry';
import { expect, test } from 'vitest';
import { clientOptions } from '../../lambdas/aws/client-options';
import type { SesMood } from '../../lambdas/local/mail/ses-server';
import { hearOfMail } from '../../lambdas/mail/hear-of-mail';
import { type MailEvent, readMailEvent } from '../../lambdas/mail/read-mail-event';
import { connectDatabase } from '../../lambdas/store/database';
import { createStore, type Store } from '../../lambdas/store/store';
import { sweep } from '../../lambdas/sweep/sweep';
import {
  type Called,
  type Chat,
  chat,
  closeChat,
  erase,
  newSession,
  saveInfo,
  say,
} from '../support/backend/chat';
import { emulator, TABLE } from '../support/backend/emulator';
import { faultProxy } from '../support/backend/fault-proxy';
import { mailServer } from '../support/backend/mail-server';
import { seeded } from '../support/random';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.UTC(2032, 0, 1);
const DAYS = 5;
const REAL_A_DAY = 3;
const CONTACTS_PER_ADDRESS = 20;

const SEED = Number(process.env.SIMULATION_SEED || Date.now() % 1_000_000);
console.info(`SIMULATION_SEED=${SEED} repeats this run of leads.simulation.test.ts`);

/** Hours in which mail is ill; it is well in all others. */
const ILL: readonly { from: number; to: number; mood: SesMood }[] = [
  { from: 24, to: 48, mood: 'reset' },
  { from: 60, to: 64, mood: 'bounce' },
  { from: 72, to: 75, mood: 'drop' },
  { from: 84, to: 90, mood: 'throttle' },
];

function moodAt(now: number, random = () => 0): SesMood {
  const hour = (now - START) / HOUR;
  const ill = ILL.find(({ from, to }) => hour >= from && hour < to);
  return ill && (ill.mood !== 'throttle' || random() < 0.5) ? ill.mood : 'well';
}

/** When an hour begins that mail is well in, for a wish that began then. */
const worksFrom = (began: number): number =>
  ILL.reduce((at, { from, to }) => {
    const isIll = at + HOUR > START + from * HOUR && at < START + to * HOUR;
    return isIll ? START + to * HOUR : at;
  }, began);

/**
 * Whatever is called fails now and then; a visitor tries again until it is taken.
 *
 * @returns whether it was, and not refused.
 */
async function untilTaken(call: () => Promise<Called>): Promise<boolean> {
  for (;;) {
    const { status } = await call();
    if (status < 300) return true;
    if (status === 429) return false;
  }
}

/** Somebody who says who they are, and what the world knows of their wish. */
interface Person {
  name: string;
  session: string;
  isReal: boolean;
  address: string;
  began: number;
  /** Whether their address had said too often who it is. */
  isRefused: boolean;
  /** Since when something of theirs waits, and when they changed it last. */
  since?: number | undefined;
  changed: number;
  /** Until when a mail of which nothing is heard counts as on its way. */
  awaited: number;
  erasedAt?: number;
  heardAt?: number;
}

interface Deed {
  at: number;
  isReal: boolean;
  does: (on: Chat) => Promise<unknown>;
}

/** What people do: their own words for it, at their own times. */
function script(addresses: number, random: () => number, people: Map<string, Person>): Deed[] {
  const deeds: Deed[] = [];
  const plan = (isReal: boolean, address: string, at: number): void => {
    const name = `${isReal ? 'Kund' : 'Fejk'} ${people.size + 1}.`;
    const person: Person = {
      name,
      session: newSession(),
      isReal,
      address,
      began: at,
      isRefused: false,
      changed: 0,
      awaited: 0,
    };
    people.set(name, person);
    const does = (later: number, call: (on: Chat) => Promise<Called>, isChange = true) =>
      deeds.push({
        at: at + later,
        isReal,
        does: async (on) => {
          if (person.isRefused) return;
          person.isRefused = !(await untilTaken(() => call(on)));
          if (!isChange || person.isRefused) return;
          person.changed = at + later;
          person.since ??= at + later;
        },
      });
    const { session } = person;
    const info = { name, email: 'a@exempel.se', phone: '031-1' };
    does(0, (on) => saveInfo(on, session, info, address));
    const kind = random();
    if (kind < (isReal ? 0.2 : 0.5)) return;
    does(MINUTE, (on) =>
      say(on, session, kind < (isReal ? 0.4 : 0.75) ? 'hand-off: call me' : 'Vad kostar SEO?'),
    );
    if (!isReal) return;
    if (kind > 0.8) does(20 * MINUTE, (on) => say(on, session, 'Och Google Ads?'));
    else if (kind > 0.6) does(3 * MINUTE, (on) => closeChat(on, session), false);
    else if (kind > 0.5) {
      deeds.push({
        at: at + 4 * MINUTE,
        isReal,
        does: async (on) => {
          await untilTaken(() => erase(on, session));
          person.erasedAt = at + 4 * MINUTE;
          person.since = undefined;
        },
      });
    }
  };
  const within = (day: number): number => START + day * DAY + Math.floor(random() * (DAY - HOUR));
  for (let day = 0; day < DAYS; day++) {
    for (let real = 0; real < REAL_A_DAY; real++) plan(true, `192.0.2.${real}`, within(day));
    for (let fake = 0; fake < addresses * CONTACTS_PER_ADDRESS; fake++) {
      plan(false, `198.51.100.${fake % addresses}`, within(day));
    }
  }
  return deeds.sort((a, b) => a.at - b.at);
}

/** Five days of one agency; one of so many of an attacker's contacts, and of the mails alone. */
async function simulate(addresses: number, thinned: number) {
  const random = seeded(SEED + addresses);
  const people = new Map<string, Person>();
  const deeds = script(addresses / thinned, random, people);
  const end = START + DAYS * DAY + 3 * HOUR;
  let clock = START;
  const mail = await mailServer();
  const proxy = await faultProxy(await emulator());
  proxy.fault = () => (random() < 0.25 ? 'throttle' : 'none');
  const told: string[] = [];
  mail.tell = (message) => void told.push(message);
  const on = chat({
    database: proxy.url,
    store: patientStore(proxy.url),
    mail: mail.url,
    mailPatience: { connectMs: 1000, requestMs: 5000, attempts: 1 },
    hearsOfMail: true,
    now: () => clock,
    limits: {
      contactsPerAddress: { max: CONTACTS_PER_ADDRESS, seconds: 86_400 },
      unmarkedContacts: { max: 3, seconds: 86_400 },
      mailsPerHour: { max: Math.ceil(20 / thinned), seconds: 3600 },
      mailsPerDay: { max: Math.ceil(100 / thinned), seconds: 86_400 },
    },
  });
  const sent: { at: number; mood: SesMood; names: string[] }[] = [];
  const { sendMail } = on.sweeping;
  on.sweeping.sendMail = async (written, id) => {
    await sendMail(written, id);
    const names = [...`${written.subject} ${written.text}`.matchAll(/(?:Kund|Fejk) \d+\./g)];
    sent.push({ at: clock, mood: mail.ses.mood, names: [...new Set(names.map(([name]) => name))] });
  };
  const wrongGauges: string[] = [];
  while (clock < end) {
    const next = nextSweep(people, deeds, clock);
    while (deeds[0] && deeds[0].at <= next) {
      const [deed] = deeds.splice(0, 1);
      clock = deed?.at ?? clock;
      await deed?.does(on);
    }
    clock = next;
    mail.ses.mood = moodAt(clock, random);
    on.lines.length = 0;
    const before = sent.length;
    const swept = await sweep(on.sweeping).catch(() => undefined);
    for (const { mood, names } of sent.slice(before)) {
      for (const name of names) takenBy(people.get(name), mood, clock);
    }
    if (swept) {
      const gauge = on.lines.findLast((line) => 'OldestUnmailedLead' in line)?.OldestUnmailedLead;
      const truth = oldestOf(people, clock);
      if (gauge !== truth)
        wrongGauges.push(`${new Date(clock).toISOString()} ${String(gauge)} ${truth}`);
    }
    for (const message of told.splice(0)) {
      const event = readMailEvent(message);
      if (event) await hear(on, event);
    }
    for (const { at, mood, names } of sent.slice(before)) {
      for (const name of names) heardOf(people.get(name), mood, at);
    }
  }
  return { people: [...people.values()], sent, wrongGauges };
}

/** SNS tells again what could not be noted. */
const hear = (on: Chat, event: MailEvent): Promise<void> =>
  hearOfMail(on.sweeping, event).catch(() => hear(on, event));

/**
 * The sweep runs every minute; here, from when a real visitor comes until they are mailed, every five
 * or ten, and otherwise, or while mail is away, now and then.
 */
function nextSweep(
  people: ReadonlyMap<string, Person>,
  deeds: readonly Deed[],
  now: number,
): number {
  const [away] = ILL;
  const isAway = away !== undefined && moodAt(now) === away.mood;
  if (isAway) return Math.min(now + 4 * HOUR, START + away.to * HOUR);
  const waiting = [...people.values()].filter(({ isReal, since }) => isReal && since !== undefined);
  if (waiting.some(({ changed }) => changed + 20 * MINUTE <= now)) return now + 5 * MINUTE;
  if (waiting.length > 0) return now + 10 * MINUTE;
  const comes = deeds.find(({ isReal }) => isReal)?.at ?? Infinity;
  return Math.min(now + 2 * HOUR, Math.max(now, comes) + 10 * MINUTE);
}

/** As the sweep's, but that it makes more attempts instead of waiting between them. */
const patientStore = (endpoint: string): Store =>
  createStore(
    connectDatabase(
      new DynamoDBClient({
        ...clientOptions(endpoint, { connectMs: 5000, requestMs: 12_000, attempts: 5 }),
        retryStrategy: new ConfiguredRetryStrategy(8, 0),
      }),
      TABLE,
    ),
  );

const CONFIRM_MS = 40 * MINUTE;

/** SES has taken a mail that names somebody. */
function takenBy(person: Person | undefined, mood: SesMood, at: number): void {
  if (!person) return;
  person.awaited = at + CONFIRM_MS;
  if (mood === 'well') person.heardAt ??= at;
}

/** Word has come of it, or never will. */
function heardOf(person: Person | undefined, mood: SesMood, at: number): void {
  if (!person) return;
  if (mood !== 'drop') person.awaited = 0;
  if (mood === 'well') person.since = person.changed > at ? at : undefined;
}

/** The longest wait, in seconds, by what is known outside of the system. */
const oldestOf = (people: ReadonlyMap<string, Person>, now: number): number =>
  Math.max(
    0,
    ...[...people.values()]
      .filter(
        ({ since, awaited, changed }) =>
          since !== undefined && (awaited <= now || changed > awaited - CONFIRM_MS),
      )
      .map(({ since = now }) => Math.round((now - since) / 1000)),
  );

test.each([
  [1, 1],
  [10, 10],
  [1000, 500],
])(
  'an attacker with %i addresses (1 of %i contacts) holds no real lead back',
  async (addresses, thinned) => {
    const { people, sent, wrongGauges } = await simulate(addresses, thinned);
    const stayed = people.filter(({ erasedAt, isRefused }) => erasedAt === undefined && !isRefused);
    const late = stayed
      .filter(
        ({ isReal, began, heardAt = Infinity }) => isReal && heardAt > worksFrom(began) + HOUR,
      )
      .map(({ name, began, heardAt }) => ({ name, began, heardAt }));
    const waits = stayed
      .filter(({ isReal }) => isReal)
      .map(({ began, heardAt = Infinity }) => heardAt - worksFrom(began));
    console.info(
      `${waits.length} visitors among ${people.length - waits.length} contacts of ${addresses} addresses, ${sent.length} mails: the longest wait while mail worked was ${Math.round(Math.max(...waits) / MINUTE)} minutes`,
    );
    expect(late).toEqual([]);
    expect(stayed.filter(({ since }) => since !== undefined)).toEqual([]);
    expect(wrongGauges).toEqual([]);
    const erased = people.filter(({ erasedAt }) => erasedAt !== undefined);
    const named = erased.filter(({ name, erasedAt = 0 }) =>
      sent.some(({ at, names }) => at > erasedAt && names.includes(name)),
    );
    expect(named).toEqual([]);
    for (let day = 0; day < DAYS; day++) {
      const mails = sent.filter(({ at }) => Math.floor((at - START) / DAY) === day);
      expect(mails.length).toBeLessThanOrEqual(96 + Math.ceil(100 / thinned));
    }
    expect([stayed.length > 50, sent.length > 50]).toEqual([true, true]);
  },
);
