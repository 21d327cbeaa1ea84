import { beforeAll, describe, expect, test } from 'vitest';
import { type HttpHandler, lambdaHandler } from '../../lambdas/http/lambda-handler';
import { ASA, chat, KEY, newSession, SITE } from '../support/backend/chat';
import { documentedStatuses } from '../support/backend/documented';
import { emulator } from '../support/backend/emulator';
import { httpEvent } from '../support/http-event';

const MESSAGE = '/api/chat-assistant';
const DOCUMENTED = documentedStatuses().map(({ status, code }) => `${status} ${code ?? ''}`);

let handler: HttpHandler;
let behindCdn: HttpHandler;

beforeAll(async () => {
  const { app } = chat({ database: await emulator() });
  handler = lambdaHandler(app, { isBehindCdn: false });
  behindCdn = lambdaHandler(app, { isBehindCdn: true });
});

const authorization = `Bearer ${KEY}`;
const json = { authorization, 'content-type': 'application/json' };
const info = (more = {}) => JSON.stringify({ sessionId: newSession(), ...ASA, ...more });

/** The status and, of a refusal, the code of the table of errors. */
async function told(event: unknown): Promise<string> {
  const { statusCode, body = '' } = await handler(event);
  const { error } = body === '' ? {} : (JSON.parse(body) as { error?: { code: string } });
  return `${statusCode} ${error?.code ?? ''}`;
}

describe('an event that no Request can be made of is answered from the table of errors', () => {
  test.each(['TRACE', 'TRACK', 'CONNECT', 'PATCH', 'trace', 'G ET', 'Å', ''])(
    'the method "%s"',
    async (method) => {
      const known = httpEvent({ method, path: MESSAGE, headers: { authorization } });
      const { statusCode, headers } = await handler(known);
      expect([statusCode, headers?.allow]).toEqual([405, 'POST, GET, DELETE']);
      const withBody = httpEvent({ method, path: `${MESSAGE}/user-info`, body: info() });
      expect(await told(withBody)).toBe('401 wrong-key');
    },
  );

  test('headers beyond Latin-1, and such as HTTP cannot carry', async () => {
    const post = (headers: Readonly<Record<string, string>>) =>
      told(httpEvent({ method: 'POST', path: `${MESSAGE}/user-info`, body: info(), headers }));
    const odd = { 'user-agent': 'Åsa 🎉', 'x-\u0000': '1', 'na me': '1', '': '1', 'x-a': 'a\r\nb' };
    expect(await post({ ...json, ...odd })).toBe('200 ');
    expect(await post({ ...json, authorization: 'Bearer 🎉' })).toBe('401 wrong-key');
    expect(await post({ ...json, 'content-type': 'application/json🎉' })).toBe('415 not-json');
    expect(await post({ ...json, origin: `${SITE}🎉` })).toBe('403 forbidden');
    expect(await post({ ...json, 'content-length': '🎉' })).toBe('200 ');
    const query = `sessionId=${newSession()}`;
    const headers = { authorization, 'x-forwarded-for': '🎉, ,\r\n' };
    const forwarded = httpEvent({ method: 'GET', path: MESSAGE, query, headers });
    expect((await behindCdn(forwarded)).statusCode).toBe(200);
  });

  test('broken base64, broken percent signs, odd paths', async () => {
    const post = (path: string, body: string, query = '') =>
      told(httpEvent({ method: 'POST', path, query, body, isBase64Encoded: true, headers: json }));
    for (const body of ['%%%', '=', 'e30', 'ÅÄÖ', '\u0000', '']) {
      expect(await post(`${MESSAGE}/user-info`, body)).toMatch(/^400 broken-json$|^422 invalid$/);
    }
    for (const path of [
      '//evil.example',
      '/%ff%',
      '/\\..',
      '',
      '*',
      'http://evil.example/',
      '@x',
    ]) {
      expect(await post(path, '', '%ff&=&%')).toBe('404 not-found');
    }
  });

  test('missing and foreign fields', async () => {
    expect(await told(httpEvent({ method: 'GET', path: MESSAGE }))).toBe('401 wrong-key');
    for (const event of [undefined, null, 'event', [], {}, { requestContext: { http: null } }]) {
      expect(await told(event)).toBe('401 wrong-key');
    }
    const whole = httpEvent({ method: 'POST', path: MESSAGE, body: info(), headers: json });
    for (const field of Object.keys(whole)) {
      for (const value of [undefined, null, 7, {}, [1]]) {
        expect(DOCUMENTED).toContain(await told({ ...whole, [field]: value }));
      }
    }
  });
});
