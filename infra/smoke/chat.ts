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
    return [...(await refusals(target, key)), ...(await roundTrip(target, key))];
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

async function roundTrip({ ask, host, mail }: Target, key: string): Promise<Fault[]> {
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    origin: host,
  };
  const sessionId = newSession();
  const post = (path: string, body: object): Promise<Answer> =>
    ask({ method: 'POST', path, headers, body: JSON.stringify(body) });
  const path = `${CHAT}?sessionId=${sessionId}`;
  const saved = mail ? await post(`${CHAT}/user-info`, { sessionId, ...VISITOR }) : undefined;
  const reply = await post(CHAT, { sessionId, message: 'Vad kostar SEO?', language: 'sv' });
  const kept = await ask({ path, headers });
  const sent = mail ? await post('/api/send-chat-transcript', { sessionId }) : undefined;
  const erased = await ask({ method: 'DELETE', path, headers });
  const after = await ask({ path, headers });
  return [
    ...(saved ? expectThat('POST user-info', saved.status, 200) : []),
    ...expectThat('POST message', reply.status, 200),
    ...expectThat('POST message · reply', textOf(read(reply).message), /\S{2}/),
    ...expectThat('GET conversation · messages', countOf(kept), 2),
    ...(sent ? expectThat('POST transcript', sent.status, 200) : []),
    ...expectThat('DELETE conversation', erased.status, /^20[04]$/),
    ...expectThat('GET erased conversation · messages', countOf(after), 0),
  ];
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
