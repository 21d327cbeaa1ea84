import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { sessionKey } from '../../../lambdas/chat/session-id';
import type { Called, Chat, ChatOptions } from './chat';
import { emulator, itemsOf } from './emulator';
import { httpEvent } from '../http-event';
import { faultProxy } from './fault-proxy';
import type { MailServer } from './mail-server';
import type { Modules, Weakness } from './weakened';
import { MARKUP } from './nasty-texts';

/** Where attacks take place. */
export interface Field {
  database: string;
  mail: MailServer;
}

/** The code under attack, with a chat of it. */
export type Scene = Field &
  Modules & {
    on: Chat;
    chatWith: (more: Partial<ChatOptions>) => Chat;
    /** A chat whose conversations no other attack's sweep finds. */
    ownChat: (more?: Partial<ChatOptions>) => Promise<Chat>;
  };

export function sceneOf(modules: Modules, field: Field): Scene {
  const chatWith = (more: Partial<ChatOptions>) =>
    modules.chat({ database: field.database, mail: field.mail.url, ...more });
  const ownChat = async (more: Partial<ChatOptions> = {}) =>
    chatWith({ database: await emulator(), ...more });
  return { ...modules, ...field, on: chatWith({}), chatWith, ownChat };
}

/** One line of the security list: how it is attacked, and the code that withstands it. */
interface Attack {
  name: string;
  guard: Weakness;
  /** @returns whether the attack came through. */
  succeeds: (scene: Scene) => Promise<boolean>;
}

const HELLO = 'Hej, vad kostar det?';
const DAY = 86_400_000;

const replaced = (file: string, from: string, to: string): Weakness => ({ file, from, to });
const without = (guard: string) => replaced('http/guards/guards.ts', `  ${guard},\n`, '');

const infoOf = (sessionId: string, more: Readonly<Record<string, unknown>> = {}) => ({
  sessionId,
  name: 'Åsa',
  email: 'asa@exempel.se',
  phone: '031-1',
  ...more,
});

const INFO = '/api/chat-assistant/user-info';
const MESSAGE = '/api/chat-assistant';

/** Calls through the Lambda adapter, each time with other words about where it comes from. */
async function floodThroughLambda(
  { chatWith, lambdaHandler, newSession, KEY }: Scene,
  options: { isBehindCdn: boolean; forwardedFor: (call: number) => string; sourceIp: string },
): Promise<number[]> {
  const on = chatWith({ limits: { callsPerAddress: { max: 3, seconds: 3600 } } });
  const handler = lambdaHandler(on.app, { isBehindCdn: options.isBehindCdn });
  const statuses: number[] = [];
  for (let call = 0; call < 5; call++) {
    const { statusCode } = await handler(
      httpEvent({
        method: 'GET',
        path: MESSAGE,
        query: `sessionId=${newSession()}`,
        sourceIp: options.sourceIp,
        headers: {
          authorization: `Bearer ${KEY}`,
          'x-forwarded-for': options.forwardedFor(call),
        },
      }),
    );
    statuses.push(statusCode ?? 0);
  }
  return statuses;
}

/** Waits turn by turn: a machine that is too busy for the answer is too busy for these as well. */
async function manyTurns(): Promise<'late'> {
  for (let turn = 0; turn < 60; turn++) await new Promise((resolve) => setTimeout(resolve, 25));
  return 'late';
}

let networks = 0;
/** An address of a network that no other attack used. */
const freshNetwork = (): string => `198.51.${++networks % 256}.${Math.floor(Math.random() * 256)}`;

let people = 0;
const freshName = (): string => `Angripare ${process.pid} ${++people}.`;

/** A conversation that was closed and is not mailed yet, on a chat of its own. */
async function closedOne({ closeChat, newSession, ownChat, saveInfo, say }: Scene) {
  const on = await ownChat();
  const session = newSession();
  const name = freshName();
  await saveInfo(on, session, { name, email: 'asa@exempel.se', phone: '1' });
  await say(on, session, HELLO);
  await closeChat(on, session);
  return { on, session, name };
}

async function mailAbout(mail: MailServer, name: string) {
  return (await mail.outbox.list()).filter(({ text }) => text.includes(name));
}

/** Has a conversation mailed; gives the mails about it. */
async function mailed(
  { ownChat, newSession, saveInfo, say, closeAndMail, mail }: Scene,
  {
    name = freshName(),
    email = 'asa@exempel.se',
    text = HELLO,
    times = 1,
    ...more
  }: {
    name?: string;
    email?: string;
    text?: string;
    times?: number;
  } & Partial<ChatOptions>,
) {
  const on = await ownChat(more);
  const session = newSession();
  const mark = freshName();
  await saveInfo(on, session, { name, email, phone: mark });
  for (let time = 0; time < times; time++) {
    await say(on, session, `${text} ${time}`);
    await closeAndMail(on, session);
  }
  return mailAbout(mail, mark);
}

/** An attack that comes through where any of its calls is not refused as it should be. */
const refusedWith =
  (expected: number, calls: (scene: Scene) => readonly Promise<Called>[]): Attack['succeeds'] =>
  async (scene) =>
    (await Promise.all(calls(scene))).some(({ status }) => status !== expected);

const padded = (sessionId: string): string =>
  JSON.stringify(infoOf(sessionId)) + ' '.repeat(16 * 1024);

const isShownAfter90Days: Attack['succeeds'] = async (scene) => {
  let clock = Date.UTC(2027, 1, 1);
  const on = scene.chatWith({ now: () => clock });
  const session = scene.newSession();
  await scene.say(on, session, HELLO);
  clock += 90 * DAY + 1000;
  return (await scene.conversation(on, session)).length > 0;
};

/** An error that holds what must not get out. */
const SECRETS = 'asa@exempel.se 031-123 45 67 19850101-1234';
const throwing = async (): Promise<never> => {
  throw new Error(`no answer for ${SECRETS}`);
};

export const ATTACKS: readonly Attack[] = [
  {
    name: 'a session id that can be guessed is refused',
    guard: replaced('chat/session-id.ts', 'v.check(isSessionId,', 'v.check(() => true,'),
    succeeds: refusedWith(422, ({ on, call }) =>
      [
        'session_1700000000000_abc',
        'session_1700000000000_0123456789',
        'session_1700000000000_0123456789abcdef012345',
        `session_1700000000000_${'1234567890'.repeat(3)}`,
        '1',
        '',
      ].map((id) => call(on, INFO, { body: infoOf(id) })),
    ),
  },
  {
    name: 'a session id is never logged with the request',
    guard: replaced(
      'http/app.ts',
      'const { method, path } = c.req;',
      'const { method, url: path } = c.req;',
    ),
    async succeeds({ on, conversation }) {
      // The mask is another guard, with an attack of its own.
      const session = `session_1700000000000_${'Zz-_09'.repeat(5)}`;
      await conversation(on, session);
      return JSON.stringify(on.lines).includes('sessionId=');
    },
  },
  {
    name: 'a session id in an error is masked in the log',
    guard: replaced('log/mask.ts', "  [/session_\\d+_[A-Za-z0-9_-]+/g, '[session]'],\n", ''),
    async succeeds({ say, chatWith }) {
      const session = `session_1700000000000_${'GhIjKl'.repeat(5)}`;
      const on = chatWith({
        assistant: async () => {
          throw new Error(`lost ${session}`);
        },
      });
      await say(on, session, HELLO);
      return JSON.stringify(on.lines).includes('GhIjKlGhIjKl');
    },
  },
  {
    name: 'no cache keeps a conversation',
    guard: without('forbidCaching'),
    async succeeds({ on, call, newSession }) {
      const { headers } = await call(on, `${MESSAGE}?sessionId=${newSession()}`);
      return headers.get('cache-control') !== 'no-store';
    },
  },
  {
    name: 'an unknown session is answered as an empty one',
    guard: replaced(
      'http/routes/list-messages.ts',
      'return c.json({',
      'if (messages.length === 0) return c.json({ messages: null }, 404);\n      return c.json({',
    ),
    async succeeds({ on, call, newSession, saveInfo }) {
      const known = newSession();
      await saveInfo(on, known);
      const answers = await Promise.all(
        [known, newSession()].map((id) => call(on, `${MESSAGE}?sessionId=${id}`)),
      );
      return answers.some(({ status, text }) => status !== 200 || text !== '{"messages":[]}');
    },
  },
  {
    name: 'unknown keys are refused',
    guard: replaced(
      'chat/requests.ts',
      'export const UserInfoRequest = v.strictObject({',
      'export const UserInfoRequest = v.object({',
    ),
    succeeds: refusedWith(422, ({ on, call, newSession }) => [
      call(on, INFO, { body: infoOf(newSession(), { isAdmin: true }) }),
    ]),
  },
  {
    name: 'a form of another site, which cannot send JSON, is refused',
    guard: without('requireJson'),
    succeeds: refusedWith(415, ({ on, call, newSession }) =>
      ['text/plain', 'application/x-www-form-urlencoded', undefined].map((type) =>
        call(on, INFO, { body: infoOf(newSession()), headers: { 'content-type': type } }),
      ),
    ),
  },
  {
    name: 'a body of more than 16 kB is refused',
    guard: without('limitBody'),
    succeeds: refusedWith(413, ({ on, call, newSession }) => [
      call(on, INFO, { body: padded(newSession()) }),
    ]),
  },
  {
    name: 'a large body that says it is small is refused',
    guard: replaced(
      'http/guards/limit-body.ts',
      'if (size > max) throw new BodyTooLarge(max);',
      '',
    ),
    succeeds: refusedWith(413, ({ on, call, newSession }) => [
      call(on, INFO, { body: padded(newSession()), headers: { 'content-length': '10' } }),
    ]),
  },
  {
    name: 'a message of more than 2,000 characters is refused',
    guard: replaced(
      'chat/requests.ts',
      'Array.from(value).length <= max',
      'Array.from(value).length <= 1e6',
    ),
    succeeds: refusedWith(422, ({ on, newSession, say }) => [
      say(on, newSession(), 'a'.repeat(2001)),
    ]),
  },
  {
    name: 'a call without the key is refused',
    guard: without('requireKey'),
    succeeds: refusedWith(401, ({ on, KEY, call, newSession }) =>
      [undefined, '', 'Bearer', 'Bearer ', 'Bearer wrong', `Basic ${KEY}`].map((authorization) =>
        call(on, INFO, { body: infoOf(newSession()), headers: { authorization } }),
      ),
    ),
  },
  {
    name: 'the key is compared in constant time',
    guard: replaced(
      'http/same-secret.ts',
      'timingSafeEqual(digest(given), digest(expected))',
      'given === expected',
    ),
    async succeeds({ call, chatWith }) {
      const { timingSafeEqual, createHash } = crypto;
      const publicKey = 'a-key-of-this-attack-alone';
      const on = chatWith({ access: { publicKey } });
      const digest = createHash('sha256').update(publicKey).digest();
      let compared = 0;
      crypto.timingSafeEqual = (given, expected) => {
        if (digest.equals(Buffer.from(expected as Uint8Array))) compared++;
        return timingSafeEqual(given, expected);
      };
      syncBuiltinESMExports();
      try {
        await call(on, MESSAGE, { headers: { authorization: `Bearer ${publicKey}` } });
        return compared === 0;
      } finally {
        crypto.timingSafeEqual = timingSafeEqual;
        syncBuiltinESMExports();
      }
    },
  },
  {
    name: 'a key of another length is refused, not failed on',
    guard: replaced(
      'http/same-secret.ts',
      "createHash('sha256').update(text).digest();",
      'Buffer.from(text, createHash.name ? "utf8" : "utf8");',
    ),
    succeeds: refusedWith(401, ({ on, call }) => [
      call(on, MESSAGE, { headers: { authorization: 'Bearer short' } }),
    ]),
  },
  {
    name: 'a page of another origin is refused',
    guard: without('allowOrigins'),
    succeeds: refusedWith(403, ({ on, SITE, call, newSession }) =>
      ['https://evil.example', 'null', `${SITE}.evil.example`, 'http://www.example.com'].map(
        (origin) => call(on, INFO, { body: infoOf(newSession()), headers: { origin } }),
      ),
    ),
  },
  {
    name: 'a call past the CDN is refused',
    guard: without('verifyOrigin'),
    succeeds: refusedWith(403, ({ call, newSession, chatWith }) => {
      const on = chatWith({ access: { originVerify: 'a-secret-of-the-cdn' } });
      const path = `${MESSAGE}?sessionId=${newSession()}`;
      return [undefined, 'wrong', 'a-secret-of-the-cd'].map((secret) =>
        call(on, path, { headers: { 'x-origin-verify': secret } }),
      );
    }),
  },
  {
    name: 'an error tells an id and nothing of what happened',
    guard: replaced(
      'http/answer-error.ts',
      "message: 'Something went wrong.', id",
      'message: String(error), id',
    ),
    async succeeds({ newSession, say, chatWith }) {
      const on = chatWith({ assistant: throwing });
      const { status, text, json } = await say(on, newSession(), HELLO);
      const { error } = json as { error: { id: string } };
      return status !== 500 || error.id.length < 8 || /no answer|asa@|\bat /.test(text);
    },
  },
  {
    name: 'a session that sends too much is told when to try again',
    guard: replaced(
      'http/routes/post-message.ts',
      "await spend(store, limits, 'messagesPerSession', session, now());",
      '',
    ),
    async succeeds({ newSession, say, chatWith }) {
      const on = chatWith({ limits: { messagesPerSession: { max: 2, seconds: 3600 } } });
      const session = newSession();
      await say(on, session, HELLO);
      await say(on, session, HELLO);
      const { status, headers } = await say(on, session, HELLO);
      return status !== 429 || !(Number(headers.get('retry-after')) > 0);
    },
  },
  {
    name: 'an address that sends too much is stopped, whatever sessions it makes up',
    guard: without('limitCalls'),
    async succeeds({ call, newSession, chatWith }) {
      const on = chatWith({ limits: { messagesPerAddress: { max: 2, seconds: 3600 } } });
      const address = freshNetwork();
      const send = () =>
        call(on, MESSAGE, {
          address,
          body: { sessionId: newSession(), message: HELLO, language: 'sv' },
        });
      await send();
      await send();
      return (await send()).status !== 429;
    },
  },
  {
    name: 'a network of IPv6 counts as one address',
    guard: replaced(
      'chat/client-address.ts',
      'return isIPv6(address) ? `${network(address)}::/64` : address;',
      'return isIPv6(network(address)) ? address : address;',
    ),
    async succeeds({ call, newSession, chatWith }) {
      const on = chatWith({ limits: { callsPerAddress: { max: 2, seconds: 3600 } } });
      const network = `2001:db8:${(++networks).toString(16)}:${process.pid.toString(16)}`;
      const statuses: number[] = [];
      for (const host of ['::1', ':0:0:0:2', ':ffff:1:2:3']) {
        const path = `${MESSAGE}?sessionId=${newSession()}`;
        statuses.push((await call(on, path, { address: `${network}${host}` })).status);
      }
      return statuses[2] !== 429;
    },
  },
  {
    name: 'behind the CDN, a made-up x-forwarded-for changes nothing',
    guard: replaced('chat/client-address.ts', 'entries.findLast(', 'entries.find('),
    async succeeds(scene) {
      const visitor = freshNetwork();
      const statuses = await floodThroughLambda(scene, {
        isBehindCdn: true,
        sourceIp: '130.176.1.1',
        forwardedFor: (call) => `10.0.0.${call}, ${visitor}, 130.176.1.1`,
      });
      return statuses.at(-1) !== 429;
    },
  },
  {
    name: 'without a CDN, x-forwarded-for is not read at all',
    guard: replaced(
      'http/lambda-handler.ts',
      'const address = isBehindCdn\n',
      'const address = isBehindCdn !== undefined\n',
    ),
    async succeeds(scene) {
      const sourceIp = freshNetwork();
      const statuses = await floodThroughLambda(scene, {
        isBehindCdn: false,
        sourceIp,
        forwardedFor: (call) => `10.1.0.${call}`,
      });
      return statuses.at(-1) !== 429;
    },
  },
  {
    name: 'a refusal for too many calls says when to try again',
    guard: replaced(
      'http/answer-error.ts',
      "if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));",
      '',
    ),
    async succeeds({ chat, newSession, say }) {
      const on = chat({ database: 'http://127.0.0.1:9' });
      const { status, headers } = await say(on, newSession(), HELLO);
      return status !== 503 || !(Number(headers.get('retry-after')) > 0);
    },
  },
  {
    name: 'a database that does not answer is told as 503',
    guard: replaced(
      'aws/passing-failure.ts',
      'if (!(error instanceof Error)) return false;',
      'if (Date.now() > 0 || !(error instanceof Error)) return false;',
    ),
    async succeeds({ chat, newSession, say }) {
      const on = chat({ database: 'http://127.0.0.1:9' });
      return (await say(on, newSession(), HELLO)).status !== 503;
    },
  },
  {
    name: 'personal data is not shown after 90 days, even if it is not deleted yet',
    guard: replaced(
      'store/list-messages.ts',
      '!isExpired(expires, options.now)',
      '!isExpired(expires, 0)',
    ),
    succeeds: isShownAfter90Days,
  },
  {
    name: 'what is written expires after 90 days',
    guard: replaced(
      'store/put-question.ts',
      'expires: expiresAt(at)',
      'expires: expiresAt(at) * 2',
    ),
    succeeds: isShownAfter90Days,
  },
  {
    name: 'a visitor can erase everything',
    guard: replaced(
      'store/erase-session.ts',
      'await database.remove(items.filter(',
      'void (items.filter(',
    ),
    async succeeds({ on, erase, newSession, say, database }) {
      const session = newSession();
      await say(on, session, HELLO);
      await erase(on, session);
      const left = await itemsOf(database, sessionKey(session));
      return Object.keys(left).join() !== 'u';
    },
  },
  {
    name: 'what could not be erased at once is not read any more',
    guard: replaced('store/list-messages.ts', 'sk > erased && ', ''),
    async succeeds({ on, conversation, erase, newSession, say, chatWith, database }) {
      const session = newSession();
      await say(on, session, HELLO);
      const proxy = await faultProxy(database);
      proxy.fault = (operation) => (operation === 'BatchWriteItem' ? 'unprocessed' : 'none');
      const throttled = chatWith({ database: proxy.url, pause: async () => {} });
      const { status } = await erase(throttled, session);
      return status !== 503 || (await conversation(on, session)).length > 0;
    },
  },
  {
    name: 'personal data in errors is masked in the log',
    guard: replaced('log/log.ts', 'error: mask(describe(error))', 'error: describe(error)'),
    async succeeds({ newSession, say, chatWith }) {
      const on = chatWith({ assistant: throwing });
      await say(on, newSession(), HELLO);
      const logged = JSON.stringify(on.lines);
      return SECRETS.split(' ').some((secret) => secret.length > 4 && logged.includes(secret));
    },
  },
  {
    name: 'questions without an answer are kept without who asked',
    guard: replaced('chat/keep-unanswered.ts', 'text: masked', 'text: claim.text'),
    async succeeds({ newSession, saveInfo, say, chatWith }) {
      const day = Date.UTC(2028, 0, 1) + ++people * DAY;
      const on = chatWith({ now: () => day });
      const session = newSession();
      const info = { name: 'Åsa Bergström', email: 'asa@exempel.se', phone: '0701234567' };
      await saveInfo(on, session, info);
      const text = `unsure: Jag heter Åsa Bergström, ring +46 70 123 45 67 eller mejla åsa@annan.se, 850101-1234`;
      await say(on, session, text);
      const kept = JSON.stringify(await on.store.listUnanswered(day, day));
      return !kept.includes('Jag heter') || /Åsa|Bergström|70 123|annan\.se|850101/.test(kept);
    },
  },
  {
    name: 'a transcript goes to the agency and nobody else',
    guard: replaced(
      'mail/ses-sender.ts',
      'Destination: { ToAddresses: [to] }',
      'Destination: { ToAddresses: [to, ...(replyTo ? [replyTo] : [])] }',
    ),
    async succeeds(scene) {
      const mails = await mailed(scene, { email: 'victim@example.net' });
      return (
        mails.length !== 1 ||
        mails.some(({ to, cc, bcc }) => [...to, ...cc, ...bcc].join() !== 'inbox@agency.example')
      );
    },
  },
  {
    name: 'markup in a conversation stays text in the mail',
    guard: replaced(
      'mail/escape-html.ts',
      '.replace(/[&<>"\']/g, (character) => ENTITIES[character] ?? character)',
      '.replace(/[&]/g, (character) => ENTITIES[character] ?? character)',
    ),
    async succeeds(scene) {
      for (const text of MARKUP.slice(0, 4)) {
        const [mail] = await mailed(scene, { name: `${text} x`, text });
        if (!mail || /<(?:script|img|svg|a|iframe|style|math)\b/i.test(mail.html)) return true;
      }
      return false;
    },
  },
  {
    name: 'a name cannot add a header to the mail',
    guard: replaced(
      'mail/header-text.ts',
      ".replace(/[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]+/gu, ' ')",
      '',
    ),
    async succeeds(scene) {
      const mails = await mailed(scene, { name: 'Åsa\r\nBcc: victim@example.net' });
      return mails.length !== 1 || /[\r\n]/.test(mails[0]?.subject ?? '\n');
    },
  },
  {
    name: 'an address cannot add another to the mail, nor stop it',
    guard: replaced(
      'mail/header-text.ts',
      'return isHost && host.length <= 253 ? `${local}@${host}` : undefined;',
      'return isHost ? email : email;',
    ),
    async succeeds(scene) {
      const mails = await mailed(scene, { email: 'asa@localhost_1' });
      return mails.length !== 1 || mails[0]?.replyTo.length !== 0;
    },
  },
  {
    name: 'the same content is mailed once',
    guard: replaced(
      'store/mail-state.ts',
      ' AND (attribute_not_exists(mailed) OR mailed <> version)',
      '',
    ),
    async succeeds(scene) {
      const { on, session } = await closedOne(scene);
      // Between sending and word of it, when the conversation is still looked after.
      const store = { ...on.store, confirmMail: async () => undefined };
      await scene.sweep({ ...on.sweeping, store });
      await scene.closeChat(on, session);
      await scene.sweep({ ...on.sweeping, store });
      return (await on.store.openSessions()).some(({ failures }) => failures > 0);
    },
  },
  {
    name: 'two sweeps at once send one mail',
    guard: replaced(
      'store/mail-state.ts',
      ' AND (attribute_not_exists(mailed) OR mailed <> :version)',
      '',
    ),
    async succeeds(scene) {
      const { on, name } = await closedOne(scene);
      const open = await on.store.openSessions();
      const store = { ...on.store, openSessions: async () => open };
      await Promise.all([1, 2].map(() => scene.sweep({ ...on.sweeping, store })));
      return (await mailAbout(scene.mail, name)).length !== 1;
    },
  },
  {
    name: 'one session cannot have mails of its own without end',
    guard: replaced('sweep/plan-sweep.ts', ' && mails < MOST_ALONE', ''),
    async succeeds(scene) {
      const { on, name } = await closedOne(scene);
      const open = (await on.store.openSessions()).map((lead) => ({ ...lead, mails: 10 }));
      const store = { ...on.store, openSessions: async () => open };
      await scene.sweep({ ...on.sweeping, store });
      const [told] = await mailAbout(scene.mail, name);
      return told?.subject !== '1 kontakt i chatten';
    },
  },
  {
    name: 'all sessions together cannot have mails sent without end',
    guard: replaced('sweep/plan-sweep.ts', '.slice(0, budget.alone)', ''),
    async succeeds(scene) {
      const day = Date.UTC(2029, 0, 1) + ++people * DAY;
      const limits = { mailsPerDay: { max: 1, seconds: 86_400 } };
      return (await mailed(scene, { limits, times: 3, now: () => day })).length > 2;
    },
  },
  {
    name: 'the same message at once is stored once, and has one answer',
    guard: replaced(
      'store/claim-message.ts',
      "    ConditionExpression: 'attribute_not_exists(pk)',\n",
      '',
    ),
    async succeeds({ on, conversation, newSession, say }) {
      for (let round = 0; round < 2; round++) {
        const session = newSession();
        const answers = await Promise.all(
          Array.from({ length: 20 }, () => say(on, session, HELLO, { clientId: 'same-0001' })),
        );
        if (new Set(answers.map(({ text }) => text)).size !== 1) return true;
        if ((await conversation(on, session)).length !== 2) return true;
      }
      return false;
    },
  },
  {
    name: 'another text under the same id is refused',
    guard: replaced('chat/answer-message.ts', 'claim.text !== text', 'false'),
    async succeeds({ on, newSession, say }) {
      const session = newSession();
      await say(on, session, HELLO, { clientId: 'same-0002' });
      return (await say(on, session, 'Annat', { clientId: 'same-0002' })).status !== 409;
    },
  },
  {
    name: 'a clientId cannot name other rows than its own',
    guard: replaced('chat/requests.ts', '/^[A-Za-z0-9_-]{8,64}$/', '/^.{8,64}$/'),
    succeeds: refusedWith(422, ({ on, newSession, say }) =>
      ['x#1#aaaaaa', 'm#00000000000000#0#x', '../../../u', 'åäöåäöåäö', 'a'.repeat(65)].map(
        (clientId) => say(on, newSession(), HELLO, { clientId }),
      ),
    ),
  },
  {
    name: 'a request is answered in bounded time, whatever hangs',
    guard: without('limitTime'),
    async succeeds({ newSession, say, chatWith }) {
      const never = () => new Promise<never>(() => undefined);
      const on = chatWith({ assistant: never, timeLimitMs: 500 });
      const answer = say(on, newSession(), HELLO).then(({ status }) => status);
      return (await Promise.race([answer, manyTurns()])) !== 503;
    },
  },
];
