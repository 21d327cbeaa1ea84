import { beforeAll, describe, expect, test } from 'vitest';
import { sweep } from '../../lambdas/sweep/sweep';
import {
  call,
  type Called,
  type Chat,
  chat,
  closeChat,
  conversation,
  erase,
  newSession,
  saveInfo,
  say,
} from '../support/backend/chat';
import { documentedStatuses } from '../support/backend/documented';
import { emulator } from '../support/backend/emulator';
import { type Fault, type FaultProxy, faultProxy } from '../support/backend/fault-proxy';
import { mailServer, type MailServer } from '../support/backend/mail-server';
import { seeded } from '../support/random';

const DOCUMENTED = new Set(documentedStatuses().map(({ status }) => status));

let database = '';
let mail: MailServer;
/** With a database that never fails. */
let sure: Chat;

beforeAll(async () => {
  database = await emulator();
  mail = await mailServer();
  sure = chat({ database, mail: mail.url });
});

/** A chat whose way to the database has faults. */
async function faulty({ isPatient = true } = {}): Promise<{ on: Chat; proxy: FaultProxy }> {
  const proxy = await faultProxy(database);
  return { proxy, on: chat({ database: proxy.url, mail: mail.url, isPatient }) };
}

const everyCall = (on: Chat, session: string): Promise<Called[]> =>
  Promise.all([
    saveInfo(on, session),
    say(on, session, 'Hej', { clientId: 'fault-001' }),
    call(on, `/api/chat-assistant?sessionId=${session}`),
    closeChat(on, session),
    erase(on, session),
  ]);

describe.concurrent('a database that', () => {
  for (const fault of ['reset', 'hang', 'throttle', 'error'] as const) {
    test(`fails (${fault}) is told as 503 by every call; afterwards all is well`, async () => {
      const isPatient = fault !== 'hang';
      const { on, proxy } = await faulty({ isPatient });
      const session = newSession();
      await saveInfo(on, session);
      proxy.fault = () => fault;
      const answers = await everyCall(on, session);
      expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
      for (const { headers, text } of answers) {
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
        expect(text).not.toMatch(/dynamo|throughput|ECONN|made up/i);
      }
      proxy.fault = () => 'none';
      // With a client that waits longer, for a busy machine's sake.
      const after = isPatient ? on : chat({ database: proxy.url, mail: mail.url });
      expect((await say(after, session, 'Hej', { clientId: 'fault-001' })).status).toBe(200);
      expect(await conversation(after, session)).toHaveLength(2);
    });
  }

  test('is gone is told as 503, and a table that is missing as 500', async () => {
    const gone = chat({ database: 'http://127.0.0.1:9' });
    expect((await say(gone, newSession(), 'Hej')).status).toBe(503);
    const { startDatabase } = await import('../../lambdas/local/start-database');
    const other = await startDatabase(undefined, 'another-table');
    const answer = await say(chat({ database: other.url }), newSession(), 'Hej');
    await other.close();
    expect([answer.status, answer.text.includes('ResourceNotFound')]).toEqual([500, false]);
  });

  test('fails at any one step of a message leaves it to be sent again, and stored once', async () => {
    const steps = Array.from({ length: 10 }, (_, step) => step);
    const faults = ['throttle', 'lost-answer'] as const;
    const outcomes = await Promise.all(
      faults.flatMap((fault) => steps.map((step) => failsAt(fault, step))),
    );
    expect(outcomes.filter((outcome) => outcome !== 'stored once')).toEqual([]);
  });

  test('fails one call in four: what was acknowledged is stored exactly once', async () => {
    const { on, proxy } = await faulty();
    const faults: Fault[] = ['reset', 'throttle', 'error', 'lost-answer'];
    const random = seeded(7);
    proxy.fault = () =>
      random() < 0.25 ? (faults[Math.floor(random() * faults.length)] ?? 'none') : 'none';
    const sessions = Array.from({ length: 8 }, newSession);
    const outcomes = await Promise.all(sessions.map((session) => writer(on, session, 5)));
    expect(proxy.faults).toBeGreaterThan(30);
    for (const [index, { acknowledged, sent, statuses }] of outcomes.entries()) {
      for (const status of statuses) expect(DOCUMENTED).toContain(status);
      const messages = await conversation(sure, sessions[index] ?? '');
      for (const text of acknowledged) {
        expect(messages.filter(({ content }) => content === text)).toHaveLength(1);
        expect(messages.filter(({ content }) => content.includes(`"${text}"`))).toHaveLength(1);
      }
      for (const text of sent) {
        expect(messages.filter(({ content }) => content === text).length).toBeLessThan(2);
      }
    }
    expect(outcomes.flatMap(({ acknowledged }) => acknowledged).length).toBeGreaterThan(25);
  });

  test('fails at any step of a mail never loses it', async () => {
    for (let step = 0; step < 12; step++) {
      const { on, proxy } = await faulty();
      let time = Date.UTC(2040, step, 1, 12, 1);
      const sweeping = { ...on.sweeping, now: () => time };
      const visitor = { name: `Vacklande ${step}.`, email: 'a@exempel.se', phone: '1' };
      const session = newSession();
      const early = chat({ database, mail: mail.url, now: () => time });
      await saveInfo(early, session, visitor);
      await say(early, session, 'Hej');
      await closeChat(early, session);
      let calls = 0;
      proxy.fault = () => (calls++ < step ? 'none' : 'reset');
      await sweep(sweeping).catch(() => undefined);
      proxy.fault = () => 'none';
      for (const minutes of [15, 26, 16]) {
        time += minutes * 60_000;
        await sweep(sweeping);
      }
      const mails = (await mail.outbox.list()).filter(({ text }) => text.includes(visitor.name));
      expect([step, mails.length > 0]).toEqual([step, true]);
    }
  });
});

/** Lets one step of a message fail for good, and sends it again; tells how that ended. */
async function failsAt(fault: Fault, step: number): Promise<string> {
  const { on, proxy } = await faulty();
  const session = newSession();
  let calls = 0;
  // Three times, which is as often as the SDK tries.
  proxy.fault = () => {
    const at = calls++;
    return at >= step && at < step + 3 ? fault : 'none';
  };
  const first = await say(on, session, 'Hej', { clientId: 'step-0001' });
  proxy.fault = () => 'none';
  const second = await say(on, session, 'Hej', { clientId: 'step-0001' });
  if (first.status !== 503 && first.text !== second.text) return `first ${first.status}`;
  if (second.status !== 200) return `second ${second.status}`;
  const roles = (await conversation(on, session)).map(({ role }) => role);
  return roles.join() === 'user,assistant' ? 'stored once' : `stored ${roles.join()}`;
}

/** Sends messages one after the other, each until it is acknowledged or was tried three times. */
async function writer(on: Chat, session: string, messages: number) {
  const acknowledged: string[] = [];
  const sent: string[] = [];
  const statuses = new Set<number>();
  for (let index = 0; index < messages; index++) {
    const text = `meddelande ${index}.`;
    sent.push(text);
    for (let attempt = 0; attempt < 3; attempt++) {
      const { status } = await say(on, session, text, { clientId: `writer-${index}-0` });
      statuses.add(status);
      if (status !== 200) continue;
      acknowledged.push(text);
      break;
    }
  }
  return { acknowledged, sent, statuses };
}
