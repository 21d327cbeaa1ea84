import { beforeAll, describe, expect, test } from 'vitest';
import {
  ASA,
  call,
  type Called,
  type CallOptions,
  type Chat,
  chat,
  erase,
  newSession,
  say,
  SITE,
} from '../support/backend/chat';
import { documentedStatuses } from '../support/backend/documented';
import { emulator } from '../support/backend/emulator';

const INFO = '/api/chat-assistant/user-info';
const MESSAGE = '/api/chat-assistant';
const TRANSCRIPT = '/api/send-chat-transcript';

let database = '';
let on: Chat;

beforeAll(async () => {
  database = await emulator();
  on = chat({ database });
});

const info = (more: Readonly<Record<string, unknown>> = {}): CallOptions => ({
  body: { sessionId: newSession(), ...ASA, ...more },
});
const message = (more: Readonly<Record<string, unknown>> = {}): CallOptions => ({
  body: { sessionId: newSession(), message: 'Hej', language: 'sv', ...more },
});

/** One way to each status, by status and code; the table in docs/api.md lists the same. */
const WAYS: Readonly<Record<string, () => Promise<Called>>> = {
  200: () => call(on, INFO, info()),
  204: () => erase(on, newSession()),
  '400 broken-json': () => call(on, INFO, { body: '{"sessionId":' }),
  '401 wrong-key': () => call(on, INFO, { ...info(), headers: { authorization: 'Bearer x' } }),
  '403 forbidden': () => call(on, INFO, { ...info(), headers: { origin: 'https://evil.example' } }),
  '404 not-found': () => call(on, '/api/other'),
  '405 method-not-allowed': () => call(on, INFO, { method: 'DELETE' }),
  '409 other-message': async () => {
    const session = newSession();
    await say(on, session, 'ett', { clientId: 'status-409' });
    return say(on, session, 'två', { clientId: 'status-409' });
  },
  '410 erased': async () => {
    const session = newSession();
    const erasing = chat({
      database,
      assistant: async () => {
        await erase(on, session);
        return { shape: 'sure', text: 'för sent', citations: [] };
      },
    });
    return say(erasing, session, 'Hej');
  },
  '413 body-too-large': () => call(on, INFO, { body: `{}${' '.repeat(16 * 1024)}` }),
  '415 not-json': () => call(on, INFO, { ...info(), headers: { 'content-type': 'text/plain' } }),
  '422 invalid': () => call(on, INFO, info({ name: ' ' })),
  '429 too-many-requests': async () => {
    const strict = chat({ database, limits: { callsPerAddress: { max: 1, seconds: 3600 } } });
    await call(strict, INFO, { ...info(), address: '192.0.2.77' });
    return call(strict, INFO, { ...info(), address: '192.0.2.77' });
  },
  '500 internal': () =>
    say(chat({ database, assistant: () => Promise.reject(new Error('bug')) }), newSession(), 'Hej'),
  '503 unavailable': () => call(chat({ database: 'http://127.0.0.1:9' }), INFO, info()),
};

describe('the table of statuses', () => {
  test('lists what the API answers, and nothing else', () => {
    const documented = documentedStatuses().map(({ status, code }) =>
      code === undefined ? String(status) : `${status} ${code}`,
    );
    expect(documented).toEqual(Object.keys(WAYS).sort());
  });

  for (const [way, take] of Object.entries(WAYS)) {
    test(`${way}: body and headers are as documented`, async () => {
      const [status, code] = way.split(' ');
      const answer = await take();
      expect(answer.status).toBe(Number(status));
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      const id = answer.headers.get('x-request-id');
      expect(id).toMatch(/^[\w-]{8,}$/);
      expect(answer.headers.has('retry-after')).toBe(status === '429' || status === '503');
      if (code === undefined) return;
      expect(answer.headers.get('content-type')).toBe('application/json');
      expect(answer.json).toEqual({ error: { code, message: expect.any(String), id } });
    });
  }
});

describe('a call that is not as documented', () => {
  const cases: readonly [string, string, CallOptions, string][] = [
    ['a blank name', INFO, info({ name: ' \t\n' }), 'name'],
    ['no e-mail', INFO, info({ email: undefined }), 'email'],
    ['a blank phone', INFO, info({ phone: '' }), 'phone'],
    ['a number as name', INFO, info({ name: 7 }), 'name'],
    ['a list as e-mail', INFO, info({ email: ['a@b.se'] }), 'email'],
    ['a long name', INFO, info({ name: 'å'.repeat(201) }), 'name'],
    ['a key too many', INFO, info({ extra: 1 }), 'extra'],
    ['__proto__ as a key', INFO, { body: '{"__proto__":{"x":1},"sessionId":"1"}' }, ''],
    ['a list as body', INFO, { body: '[]' }, ''],
    ['null as body', INFO, { body: 'null' }, 'body'],
    ['a text as body', INFO, { body: '"x"' }, 'body'],
    ['an object as session', MESSAGE, message({ sessionId: { $ne: null } }), 'sessionId'],
    ['a blank message', MESSAGE, message({ message: ' \n\u00a0 ' }), 'message'],
    ['a long message', MESSAGE, message({ message: '🎉'.repeat(2001) }), 'message'],
    ['another language', MESSAGE, message({ language: 'de' }), 'language'],
    ['no language', MESSAGE, message({ language: undefined }), 'language'],
    ['an empty clientId', MESSAGE, message({ clientId: '' }), 'clientId'],
    ['no session', TRANSCRIPT, { body: {} }, 'sessionId'],
    ['a session and more', TRANSCRIPT, { body: { sessionId: newSession(), to: 'x@y.se' } }, 'to'],
    ['no session in the query', MESSAGE, { method: 'GET' }, 'sessionId'],
    ['a weak session in the query', `${MESSAGE}?sessionId=1`, { method: 'DELETE' }, 'sessionId'],
    [
      'a query and more',
      `${MESSAGE}?sessionId=${newSession()}&limit=1`,
      { method: 'GET' },
      'limit',
    ],
  ];
  for (const [what, path, options, field] of cases) {
    test(`(${what}) is refused with the field's name and not its value`, async () => {
      const { status, text, json } = await call(on, path, options);
      expect(status).toBe(422);
      const { error } = json as { error: { message: string } };
      expect(error.message).toMatch(new RegExp(`^${field}`));
      expect(text).not.toContain('x@y.se');
    });
  }

  test('a message of exactly 2,000 characters is taken, however many bytes they are', async () => {
    expect((await call(on, MESSAGE, message({ message: '🎉'.repeat(2000) }))).status).toBe(200);
  });
});

describe('a page of the site', () => {
  const preflight = (origin: string) =>
    call(on, MESSAGE, {
      method: 'OPTIONS',
      headers: {
        authorization: undefined,
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });

  test('may ask for leave to call, and is told what it may send', async () => {
    const { status, headers } = await preflight(SITE);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(SITE);
    expect(headers.get('access-control-allow-methods')).toBe('GET, POST, DELETE');
    expect(headers.get('access-control-allow-headers')).toBe('Authorization, Content-Type');
    expect(headers.get('vary')).toBe('Origin');
    expect(headers.has('access-control-allow-credentials')).toBe(false);
  });

  test('of another site may not', async () => {
    const { status, headers } = await preflight('https://evil.example');
    expect([status, headers.has('access-control-allow-origin')]).toEqual([403, false]);
  });

  test('can read refusals and when to try again', async () => {
    const { headers } = await call(on, INFO, { ...info({ name: '' }), headers: { origin: SITE } });
    expect(headers.get('access-control-allow-origin')).toBe(SITE);
    expect(headers.get('access-control-expose-headers')).toContain('Retry-After');
  });
});
