import { randomUUID } from 'node:crypto';
import type { Answer } from './ask';
import { type Check, expectThat, type Fault, type Target } from './check';

const CHAT = '/api/chat-assistant';

/** A conversation as a visitor has it, and everything that must be refused; it is erased at the end. */
export const chat: Check = {
  name: 'the chat answers, remembers, forgets, and refuses what it should',
  advice:
    '401 with the right key: does /api/* hand Authorization on? 403: is the CDN’s secret the functions’? Logs: the request’s x-request-id',
  async run(target) {
    const key = target.key ?? (await keyInPage(target));
    if (key === undefined) {
      return [
        { what: 'GET /', found: 'no key of the chat', expected: 'one in the page; or give --key' },
      ];
    }
    return [
      ...(await refusals(target, key)),
      ...(await roundTrip(target, key)),
      ...(target.mail ? await askForMail(target, key) : []),
    ];
  },
};

/** The key as a browser finds it: in the props of the chat. */
async function keyInPage({ ask }: Target): Promise<string | undefined> {
  const html = (await ask({ path: '/' })).body.toString().replaceAll('&quot;', '"');
  const chat = html.slice(Math.max(0, html.search(/data-island="chat/)));
  return /"publicKey":"([^"]+)"/.exec(chat)?.[1];
}

async function refusals({ ask, host }: Target, key: string): Promise<Fault[]> {
  const authorization = `Bearer ${key}`;
  const sessionId = newSession();
  const path = `${CHAT}?sessionId=${sessionId}`;
  const [none, wrong, stranger, nowhere, empty] = await Promise.all([
    ask({ path }),
    ask({ path, headers: { authorization: 'Bearer wrong' } }),
    ask({ path, headers: { authorization, origin: 'https://elsewhere.example' } }),
    ask({ path: '/api/no-such-call', headers: { authorization } }),
    ask({ path, headers: { authorization, origin: host } }),
  ]);
  return [
    ...expectThat('without a key', none.status, 401),
    ...expectThat('with a wrong key', wrong.status, 401),
    ...expectThat('from another site', stranger.status, 403),
    ...expectThat('GET /api/no-such-call', nowhere.status, 404),
    ...[none, wrong, stranger, nowhere].flatMap((answer) =>
      expectThat(
        `GET ${answer.path.replace(/\?.*/, '')} · ${answer.status} · content-type`,
        answer.headers['content-type'],
        /^application\/json/,
      ),
    ),
    ...expectThat('an unknown session', empty.status, 200),
    ...expectThat('an unknown session · messages', countOf(empty), 0),
    ...expectThat('an unknown session · cache-control', empty.headers['cache-control'], 'no-store'),
  ];
}

/** Says something, reads it again, and erases it. */
async function roundTrip(target: Target, key: string): Promise<Fault[]> {
  const { call, say, path } = conversation(target, key);
  const reply = await say();
  const kept = await call('GET', path);
  const erased = await call('DELETE', path);
  const after = await call('GET', path);
  return [
    ...expectThat('POST message', reply.status, 200),
    ...expectThat('POST message · reply', textOf(read(reply).message), /\S{2}/),
    ...expectThat('GET conversation · messages', countOf(kept), 2),
    ...expectThat('DELETE conversation', erased.status, /^20[04]$/),
    ...expectThat('GET erased conversation · messages', countOf(after), 0),
  ];
}

/** Has a conversation mailed. It stays: the sweep, which mails it within a minute, mails none that is gone. */
async function askForMail(target: Target, key: string): Promise<Fault[]> {
  const { call, say, sessionId } = conversation(target, key);
  const saved = await call('POST', `${CHAT}/user-info`, { sessionId, ...VISITOR });
  const reply = await say();
  const sent = await call('POST', '/api/send-chat-transcript', { sessionId });
  return [
    ...expectThat('POST user-info', saved.status, 200),
    ...expectThat('POST message to be mailed', reply.status, 200),
    ...expectThat('POST transcript', sent.status, 200),
  ];
}

/** A conversation of its own, and the calls of it. */
function conversation({ ask, host }: Target, key: string) {
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    origin: host,
  };
  const sessionId = newSession();
  const call = (method: string, path: string, body?: object): Promise<Answer> =>
    ask({ method, path, headers, ...(body && { body: JSON.stringify(body) }) });
  const message = { sessionId, message: 'Vad kostar SEO?', language: 'sv' };
  return {
    call,
    say: () => call('POST', CHAT, message),
    path: `${CHAT}?sessionId=${sessionId}`,
    sessionId,
  };
}

const VISITOR = { name: 'Smoke test', email: 'smoke@example.com', phone: '031-390 06 12' };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const newSession = (): string => `session_${Date.now()}_${randomUUID()}`;

function read({ body }: Answer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body.toString());
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const countOf = (answer: Answer): number | undefined => {
  const { messages } = read(answer);
  return Array.isArray(messages) ? messages.length : undefined;
};
