import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import type { ChatOptions } from './chat';
import { emulator } from './emulator';
import { httpEvent } from './events';
import type { MailServer } from './mail-server';
import type { Modules, Weakness } from './weakened';
import { MARKUP } from './nasty-texts';

/** Where an attack takes place. */
export interface Field {
  database: string;
  mail: MailServer;
}

/** One line of the security list: how it is attacked, and the code that withstands it. */
export interface Attack {
  name: string;
  guard: Weakness;
  /** @returns whether the attack came through. */
  succeeds: (modules: Modules, field: Field) => Promise<boolean>;
}

const HELLO = 'Hej, vad kostar det?';
const DAY = 86_400_000;

const withChat = (modules: Modules, field: Field, more: Partial<ChatOptions> = {}) =>
  modules.chat({ database: field.database, mail: field.mail.url, ...more });

/** A chat whose conversations no other attack's sweep finds. */
const withOwnChat = async (modules: Modules, field: Field, more: Partial<ChatOptions> = {}) =>
  withChat(modules, { ...field, database: await emulator() }, more);

const without = (guard: string): Weakness => ({
  file: 'http/guards/guards.ts',
  from: `  ${guard},\n`,
  to: '',
});

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
  modules: Modules,
  field: Field,
  options: { isBehindCdn: boolean; forwardedFor: (call: number) => string; sourceIp: string },
): Promise<number[]> {
  const on = withChat(modules, field, { limits: { callsPerAddress: { max: 3, seconds: 3600 } } });
  const handler = modules.lambdaHandler(on.app, { isBehindCdn: options.isBehindCdn });
  const statuses: number[] = [];
  for (let call = 0; call < 5; call++) {
    const { statusCode } = await handler(
      httpEvent({
        method: 'GET',
        path: MESSAGE,
        query: `sessionId=${modules.newSession()}`,
        sourceIp: options.sourceIp,
        headers: {
          authorization: `Bearer ${modules.KEY}`,
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

async function mailAbout(field: Field, name: string) {
  return (await field.mail.outbox.list()).filter(({ text }) => text.includes(name));
}

/** Has a conversation mailed; gives the mails about it. */
async function mailed(
  modules: Modules,
  field: Field,
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
  const on = await withOwnChat(modules, field, more);
  const session = modules.newSession();
  const mark = freshName();
  await modules.saveInfo(on, session, { name, email, phone: mark });
  for (let time = 0; time < times; time++) {
    await modules.say(on, session, `${text} ${time}`);
    await modules.closeAndMail(on, session);
  }
  return mailAbout(field, mark);
}

/** An error that holds what must not get out. */
const SECRETS = 'asa@exempel.se 031-123 45 67 19850101-1234';
const throwing = async (): Promise<never> => {
  throw new Error(`no answer for ${SECRETS}`);
};

export const ATTACKS: readonly Attack[] = [
  {
    name: 'a session id that can be guessed is refused',
    guard: {
      file: 'chat/session-id.ts',
      from: 'return random !== undefined && (!isHex(random) || hexDigits(random) >= 32);',
      to: 'return random !== null;',
    },
    async succeeds(modules, field) {
      const on = withChat(modules, field);
      const weak = [
        'session_1700000000000_abc',
        'session_1700000000000_0123456789',
        `session_1700000000000_${'0123456789abcdef'.repeat(1)}012345`,
        `session_1700000000000_${'1234567890'.repeat(3)}`,
        '1',
        '',
      ];
      const answers = await Promise.all(
        weak.map((id) => modules.call(on, INFO, { body: infoOf(id) })),
      );
      return answers.some(({ status }) => status !== 422);
    },
  },
  {
    name: 'a session id is never logged with the request',
    guard: {
      file: 'http/app.ts',
      from: 'const { method, path } = c.req;',
      to: 'const { method, url: path } = c.req;',
    },
    async succeeds(modules, field) {
      const on = withChat(modules, field);
      // The mask is another guard, with an attack of its own.
      const session = `session_1700000000000_${'Zz-_09'.repeat(5)}`;
      await modules.conversation(on, session);
      return JSON.stringify(on.lines).includes('sessionId=');
    },
  },
  {
    name: 'a session id in an error is masked in the log',
    guard: {
      file: 'log/mask.ts',
      from: "  [/session_\\d+_[A-Za-z0-9_-]+/g, '[session]'],\n",
      to: '',
    },
    async succeeds(modules, field) {
      const session = `session_1700000000000_${'GhIjKl'.repeat(5)}`;
      const on = withChat(modules, field, {
        assistant: async () => {
          throw new Error(`lost ${session}`);
        },
      });
      await modules.say(on, session, HELLO);
      return JSON.stringify(on.lines).includes('GhIjKlGhIjKl');
    },
  },
  {
    name: 'no cache keeps a conversation',
    guard: without('forbidCaching'),
    async succeeds(modules, field) {
      const on = withChat(modules, field);
      const { headers } = await modules.call(on, `${MESSAGE}?sessionId=${modules.newSession()}`);
      return headers.get('cache-control') !== 'no-store';
    },
  },
  {
    name: 'an unknown session is answered as an empty one',
    guard: {
      file: 'http/routes/list-messages.ts',
      from: 'return c.json({',
      to: 'if (messages.length === 0) return c.json({ messages: null }, 404);\n      return c.json({',
    },
    async succeeds(modules, field) {
      const on = withChat(modules, field);
      const known = modules.newSession();
      await modules.saveInfo(on, known);
      const answers = await Promise.all(
        [known, modules.newSession()].map((id) => modules.call(on, `${MESSAGE}?sessionId=${id}`)),
      );
      return answers.some(({ status, text }) => status !== 200 || text !== '{"messages":[]}');
    },
  },
  {
    name: 'unknown keys are refused',
    guard: {
      file: 'chat/requests.ts',
      from: 'export const UserInfoRequest = v.strictObject({',
      to: 'export const UserInfoRequest = v.object({',
    },
    async succeeds(modules, field) {
      const on = withChat(modules, field);
      const body = infoOf(modules.newSession(), { isAdmin: true });
      return (await modules.call(on, INFO, { body })).status !== 422;
    },
  },
  {
    name: 'a form of another site, which cannot send JSON, is refused',
    guard: without('requireJson'),
    async succeeds(modules, field) {
      const on = withChat(modules, field);
      const body = infoOf(modules.newSession());
      const types = ['text/plain', 'application/x-www-form-urlencoded', undefined];
      const answers = await Promise.all(
        types.map((type) => modules.call(on, INFO, { body, headers: { 'content-type': type } })),
      );
      return answers.some(({ status }) => status !== 415);
    },
  },
  {
    name: 'a body of more than 16 kB is refused',
    guard: without('limitBody'),
    async succeeds(modules, field) {
      const on = withChat(modules, field);
      const padded = JSON.stringify(infoOf(modules.newSession())) + ' '.repeat(16 * 1024);
      return (await modules.call(on, INFO, { body: padded })).status !== 413;
    },
  },
  {
    name: 'a large body that says it is small is refused',
    guard: {
      file: 'http/guards/limit-body.ts',
      from: 'if (size > max) throw new BodyTooLarge(max);',
      to: '',
    },
    async succeeds(modules, field) {
      const on = withChat(modules, field);
      const padded = JSON.stringify(infoOf(modules.newSession())) + ' '.repeat(16 * 1024);
      const headers = { 'content-length': '10' };
      return (await modules.call(on, INFO, { body: padded, headers })).status !== 413;
    },
  },
  {
    name: 'a message of more than 2,000 characters is refused',
    guard: {
      file: 'chat/requests.ts',
      from: 'Array.from(value).length <= max',
      to: 'Array.from(value).length <= 1e6',
    },
    async succeeds(modules, field) {
      const on = withChat(modules, field);
      return (await modules.say(on, modules.newSession(), 'a'.repeat(2001))).status !== 422;
    },
  },
  {
    name: 'a call without the key is refused',
    guard: without('requireKey'),
    async succeeds(modules, field) {
      const on = withChat(modules, field);
      const tried = [undefined, '', 'Bearer', 'Bearer ', 'Bearer wrong', `Basic ${modules.KEY}`];
      const answers = await Promise.all(
        tried.map((authorization) =>
          modules.call(on, INFO, {
            body: infoOf(modules.newSession()),
            headers: { authorization },
          }),
        ),
      );
      return answers.some(({ status }) => status !== 401);
    },
  },
  {
    name: 'the key is compared in constant time',
    guard: {
      file: 'http/same-secret.ts',
      from: 'timingSafeEqual(digest(given), digest(expected))',
      to: 'given === expected',
    },
    async succeeds(modules, field) {
      const { timingSafeEqual, createHash } = crypto;
      const publicKey = 'a-key-of-this-attack-alone';
      const on = withChat(modules, field, { access: { publicKey } });
      const digest = createHash('sha256').update(publicKey).digest();
      let compared = 0;
      crypto.timingSafeEqual = (given, expected) => {
        if (digest.equals(Buffer.from(expected as Uint8Array))) compared++;
        return timingSafeEqual(given, expected);
      };
      syncBuiltinESMExports();
      try {
        await modules.call(on, MESSAGE, { headers: { authorization: `Bearer ${publicKey}` } });
        return compared === 0;
      } finally {
        crypto.timingSafeEqual = timingSafeEqual;
        syncBuiltinESMExports();
      }
    },
  },
  {
    name: 'a key of another length is refused, not failed on',
    guard: {
      file: 'http/same-secret.ts',
      from: "createHash('sha256').update(text).digest();",
      to: 'Buffer.from(text, createHash.name ? "utf8" : "utf8");',
    },
    async succeeds(modules, field) {
      const on = withChat(modules, field);
      const headers = { authorization: 'Bearer short' };
      return (await modules.call(on, MESSAGE, { headers })).status !== 401;
    },
  },
  {
    name: 'a page of another origin is refused',
    guard: without('allowOrigins'),
    async succeeds(modules, field) {
      const on = withChat(modules, field);
      const origins = [
        'https://evil.example',
        'null',
        `${modules.SITE}.evil.example`,
        'http://www.example.com',
      ];
      const answers = await Promise.all(
        origins.map((origin) =>
          modules.call(on, INFO, { body: infoOf(modules.newSession()), headers: { origin } }),
        ),
      );
      return answers.some(({ status }) => status !== 403);
    },
  },
  {
    name: 'a call past the CDN is refused',
    guard: without('verifyOrigin'),
    async succeeds(modules, field) {
      const on = withChat(modules, field, { access: { originVerify: 'a-secret-of-the-cdn' } });
      const tried = [undefined, 'wrong', 'a-secret-of-the-cd'];
      const answers = await Promise.all(
        tried.map((secret) =>
          modules.call(on, `${MESSAGE}?sessionId=${modules.newSession()}`, {
            headers: { 'x-origin-verify': secret },
          }),
        ),
      );
      return answers.some(({ status }) => status !== 403);
    },
  },
  {
    name: 'an error tells an id and nothing of what happened',
    guard: {
      file: 'http/answer-error.ts',
      from: "message: 'Something went wrong.', id",
      to: 'message: String(error), id',
    },
    async succeeds(modules, field) {
      const on = withChat(modules, field, { assistant: throwing });
      const { status, text, json } = await modules.say(on, modules.newSession(), HELLO);
      const { error } = json as { error: { id: string } };
      return status !== 500 || error.id.length < 8 || /no answer|asa@|\bat /.test(text);
    },
  },
  {
    name: 'a session that sends too much is told when to try again',
    guard: {
      file: 'http/routes/post-message.ts',
      from: "await spend(store, limits, 'messagesPerSession', session, now());",
      to: '',
    },
    async succeeds(modules, field) {
      const on = withChat(modules, field, {
        limits: { messagesPerSession: { max: 2, seconds: 3600 } },
      });
      const session = modules.newSession();
      await modules.say(on, session, HELLO);
      await modules.say(on, session, HELLO);
      const { status, headers } = await modules.say(on, session, HELLO);
      return status !== 429 || !(Number(headers.get('retry-after')) > 0);
    },
  },
  {
    name: 'an address that sends too much is stopped, whatever sessions it makes up',
    guard: without('limitCalls'),
    async succeeds(modules, field) {
      const on = withChat(modules, field, {
        limits: { messagesPerAddress: { max: 2, seconds: 3600 } },
      });
      const address = freshNetwork();
      const send = () =>
        modules.call(on, MESSAGE, {
          address,
          body: { sessionId: modules.newSession(), message: HELLO, language: 'sv' },
        });
      await send();
      await send();
      return (await send()).status !== 429;
    },
  },
  {
    name: 'a network of IPv6 counts as one address',
    guard: {
      file: 'chat/client-address.ts',
      from: 'return isIPv6(address) ? `${network(address)}::/64` : address;',
      to: 'return isIPv6(network(address)) ? address : address;',
    },
    async succeeds(modules, field) {
      const on = withChat(modules, field, {
        limits: { callsPerAddress: { max: 2, seconds: 3600 } },
      });
      const network = `2001:db8:${(++networks).toString(16)}:${process.pid.toString(16)}`;
      const statuses: number[] = [];
      for (const host of ['::1', ':0:0:0:2', ':ffff:1:2:3']) {
        const path = `${MESSAGE}?sessionId=${modules.newSession()}`;
        statuses.push((await modules.call(on, path, { address: `${network}${host}` })).status);
      }
      return statuses[2] !== 429;
    },
  },
  {
    name: 'behind the CDN, a made-up x-forwarded-for changes nothing',
    guard: { file: 'chat/client-address.ts', from: 'entries.findLast(', to: 'entries.find(' },
    async succeeds(modules, field) {
      const visitor = freshNetwork();
      const statuses = await floodThroughLambda(modules, field, {
        isBehindCdn: true,
        sourceIp: '130.176.1.1',
        forwardedFor: (call) => `10.0.0.${call}, ${visitor}, 130.176.1.1`,
      });
      return statuses.at(-1) !== 429;
    },
  },
  {
    name: 'without a CDN, x-forwarded-for is not read at all',
    guard: {
      file: 'http/lambda-handler.ts',
      from: 'const address = isBehindCdn\n',
      to: 'const address = isBehindCdn !== undefined\n',
    },
    async succeeds(modules, field) {
      const sourceIp = freshNetwork();
      const statuses = await floodThroughLambda(modules, field, {
        isBehindCdn: false,
        sourceIp,
        forwardedFor: (call) => `10.1.0.${call}`,
      });
      return statuses.at(-1) !== 429;
    },
  },
  {
    name: 'a refusal for too many calls says when to try again',
    guard: {
      file: 'http/answer-error.ts',
      from: "if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));",
      to: '',
    },
    async succeeds(modules) {
      const on = modules.chat({ database: 'http://127.0.0.1:9' });
      const { status, headers } = await modules.say(on, modules.newSession(), HELLO);
      return status !== 503 || !(Number(headers.get('retry-after')) > 0);
    },
  },
  {
    name: 'a database that does not answer is told as 503',
    guard: {
      file: 'aws/passing-failure.ts',
      from: 'if (!(error instanceof Error)) return false;',
      to: 'if (Date.now() > 0 || !(error instanceof Error)) return false;',
    },
    async succeeds(modules) {
      const on = modules.chat({ database: 'http://127.0.0.1:9' });
      return (await modules.say(on, modules.newSession(), HELLO)).status !== 503;
    },
  },
  {
    name: 'personal data is not shown after 90 days, even if it is not deleted yet',
    guard: {
      file: 'store/list-messages.ts',
      from: '.filter(({ expires }) => !isExpired(expires, now))',
      to: '.filter(({ expires }) => !isExpired(expires, 0))',
    },
    async succeeds(modules, field) {
      let clock = Date.UTC(2027, 1, 1);
      const on = withChat(modules, field, { now: () => clock });
      const session = modules.newSession();
      await modules.say(on, session, HELLO);
      clock += 90 * DAY + 1000;
      return (await modules.conversation(on, session)).length > 0;
    },
  },
  {
    name: 'what is written expires after 90 days',
    guard: {
      file: 'store/put-question.ts',
      from: 'expires: expiresAt(at)',
      to: 'expires: expiresAt(at) * 2',
    },
    async succeeds(modules, field) {
      let clock = Date.UTC(2027, 1, 1);
      const on = withChat(modules, field, { now: () => clock });
      const session = modules.newSession();
      await modules.say(on, session, HELLO);
      clock += 90 * DAY + 1000;
      return (await modules.conversation(on, session)).length > 0;
    },
  },
  {
    name: 'a visitor can erase everything',
    guard: {
      file: 'store/erase-session.ts',
      from: 'await database.remove(items.filter(',
      to: 'void (items.filter(',
    },
    async succeeds(modules, field) {
      const on = withChat(modules, field);
      const session = modules.newSession();
      await modules.say(on, session, HELLO);
      await modules.erase(on, session);
      return (await modules.conversation(on, session)).length > 0;
    },
  },
  {
    name: 'personal data in errors is masked in the log',
    guard: {
      file: 'log/log.ts',
      from: 'error: mask(describe(error))',
      to: 'error: describe(error)',
    },
    async succeeds(modules, field) {
      const on = withChat(modules, field, { assistant: throwing });
      await modules.say(on, modules.newSession(), HELLO);
      const logged = JSON.stringify(on.lines);
      return SECRETS.split(' ').some((secret) => secret.length > 4 && logged.includes(secret));
    },
  },
  {
    name: 'questions without an answer are kept without who asked',
    guard: { file: 'chat/keep-unanswered.ts', from: 'text: masked', to: 'text: claim.text' },
    async succeeds(modules, field) {
      const day = Date.UTC(2028, 0, 1) + ++people * DAY;
      const on = withChat(modules, field, { now: () => day });
      const session = modules.newSession();
      const { name, email, phone } = {
        name: 'Åsa Bergström',
        email: 'asa@exempel.se',
        phone: '0701234567',
      };
      await modules.saveInfo(on, session, { name, email, phone });
      const text = `unsure: Jag heter Åsa Bergström, ring +46 70 123 45 67 eller mejla åsa@annan.se, 850101-1234`;
      await modules.say(on, session, text);
      const kept = JSON.stringify(await on.store.listUnanswered(day, day));
      return !kept.includes('Jag heter') || /Åsa|Bergström|70 123|annan\.se|850101/.test(kept);
    },
  },
  {
    name: 'a transcript goes to the agency and nobody else',
    guard: {
      file: 'mail/ses-sender.ts',
      from: 'Destination: { ToAddresses: [to] }',
      to: 'Destination: { ToAddresses: [to, ...(replyTo ? [replyTo] : [])] }',
    },
    async succeeds(modules, field) {
      const mails = await mailed(modules, field, { email: 'victim@example.net' });
      return (
        mails.length !== 1 ||
        mails.some(({ to, cc, bcc }) => [...to, ...cc, ...bcc].join() !== 'inbox@agency.example')
      );
    },
  },
  {
    name: 'markup in a conversation stays text in the mail',
    guard: {
      file: 'mail/escape-html.ts',
      from: '.replace(/[&<>"\']/g, (character) => ENTITIES[character] ?? character)',
      to: '.replace(/[&]/g, (character) => ENTITIES[character] ?? character)',
    },
    async succeeds(modules, field) {
      for (const text of MARKUP.slice(0, 4)) {
        const [mail] = await mailed(modules, field, { name: `${text} x`, text });
        if (!mail || /<(?:script|img|svg|a|iframe|style|math)\b/i.test(mail.html)) return true;
      }
      return false;
    },
  },
  {
    name: 'a name cannot add a header to the mail',
    guard: {
      file: 'mail/header-text.ts',
      from: ".replace(/[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]+/gu, ' ')",
      to: '',
    },
    async succeeds(modules, field) {
      const mails = await mailed(modules, field, { name: 'Åsa\r\nBcc: victim@example.net' });
      return mails.length !== 1 || /[\r\n]/.test(mails[0]?.subject ?? '\n');
    },
  },
  {
    name: 'an address cannot add another to the mail, nor stop it',
    guard: {
      file: 'mail/header-text.ts',
      from: 'return isHost && host.length <= 253 ? `${local}@${host}` : undefined;',
      to: 'return isHost ? email : email;',
    },
    async succeeds(modules, field) {
      const mails = await mailed(modules, field, { email: 'asa@localhost_1' });
      return mails.length !== 1 || mails[0]?.replyTo.length !== 0;
    },
  },
  {
    name: 'the same content is mailed once',
    guard: {
      file: 'store/mail-state.ts',
      from: ' AND (attribute_not_exists(mailed) OR mailed <> version)',
      to: '',
    },
    async succeeds(modules, field) {
      const on = await withOwnChat(modules, field);
      const session = modules.newSession();
      const name = freshName();
      await modules.saveInfo(on, session, { name, email: 'asa@exempel.se', phone: '1' });
      await modules.say(on, session, HELLO);
      // Between sending and word of it, when the conversation is still looked after.
      const store = { ...on.store, confirmMail: async () => undefined };
      for (let time = 0; time < 2; time++) {
        await modules.closeChat(on, session);
        await modules.sweep({ ...on.sweeping, store });
      }
      return (await on.store.openSessions()).some(({ failures }) => failures > 0);
    },
  },
  {
    name: 'two sweeps at once send one mail',
    guard: {
      file: 'store/mail-state.ts',
      from: ' AND (attribute_not_exists(mailed) OR mailed <> :version)',
      to: '',
    },
    async succeeds(modules, field) {
      const on = await withOwnChat(modules, field);
      const session = modules.newSession();
      const name = freshName();
      await modules.saveInfo(on, session, { name, email: 'asa@exempel.se', phone: '1' });
      await modules.say(on, session, HELLO);
      await modules.closeChat(on, session);
      const open = await on.store.openSessions();
      const store = { ...on.store, openSessions: async () => open };
      await Promise.all([1, 2].map(() => modules.sweep({ ...on.sweeping, store })));
      return (await mailAbout(field, name)).length !== 1;
    },
  },
  {
    name: 'one session cannot have mails of its own without end',
    guard: { file: 'sweep/plan-sweep.ts', from: ' && mails < MOST_ALONE', to: '' },
    async succeeds(modules, field) {
      const on = await withOwnChat(modules, field);
      const session = modules.newSession();
      const name = freshName();
      await modules.saveInfo(on, session, { name, email: 'asa@exempel.se', phone: '1' });
      await modules.say(on, session, HELLO);
      await modules.closeChat(on, session);
      const open = (await on.store.openSessions()).map((lead) => ({ ...lead, mails: 10 }));
      const store = { ...on.store, openSessions: async () => open };
      await modules.sweep({ ...on.sweeping, store });
      const [mail] = await mailAbout(field, name);
      return mail?.subject !== '1 kontakt i chatten';
    },
  },
  {
    name: 'all sessions together cannot have mails sent without end',
    guard: {
      file: 'sweep/plan-sweep.ts',
      from: '.slice(0, budget.alone)',
      to: '',
    },
    async succeeds(modules, field) {
      const day = Date.UTC(2029, 0, 1) + ++people * DAY;
      const limits = { mailsPerDay: { max: 1, seconds: 86_400 } };
      return (await mailed(modules, field, { limits, times: 3, now: () => day })).length > 2;
    },
  },
  {
    name: 'the same message at once is stored once',
    guard: {
      file: 'store/claim-message.ts',
      from: "    ConditionExpression: 'attribute_not_exists(pk)',\n",
      to: '',
    },
    async succeeds(modules, field) {
      const on = withChat(modules, field);
      for (let round = 0; round < 2; round++) {
        const session = modules.newSession();
        await Promise.all(
          Array.from({ length: 20 }, () =>
            modules.say(on, session, HELLO, { clientId: 'same-0001' }),
          ),
        );
        if ((await modules.conversation(on, session)).length !== 2) return true;
      }
      return false;
    },
  },
  {
    name: 'another text under the same id is refused',
    guard: {
      file: 'chat/answer-message.ts',
      from: 'if (claim.text !== text) throw new OtherMessage();',
      to: '',
    },
    async succeeds(modules, field) {
      const on = withChat(modules, field);
      const session = modules.newSession();
      await modules.say(on, session, HELLO, { clientId: 'same-0002' });
      return (await modules.say(on, session, 'Annat', { clientId: 'same-0002' })).status !== 409;
    },
  },
  {
    name: 'a clientId cannot name other rows than its own',
    guard: { file: 'chat/requests.ts', from: '/^[A-Za-z0-9_-]{8,64}$/', to: '/^.{8,64}$/' },
    async succeeds(modules, field) {
      const on = withChat(modules, field);
      const ids = ['x#1#aaaaaa', 'm#00000000000000#0#x', '../../../u', 'åäöåäöåäö', 'a'.repeat(65)];
      const answers = await Promise.all(
        ids.map((clientId) => modules.say(on, modules.newSession(), HELLO, { clientId })),
      );
      return answers.some(({ status }) => status !== 422);
    },
  },
  {
    name: 'a request is answered in bounded time, whatever hangs',
    guard: without('limitTime'),
    async succeeds(modules, field) {
      const never = () => new Promise<never>(() => undefined);
      const on = withChat(modules, field, { assistant: never, timeLimitMs: 500 });
      const answer = modules.say(on, modules.newSession(), HELLO).then(({ status }) => status);
      return (await Promise.race([answer, manyTurns()])) !== 503;
    },
  },
];
