import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isSessionId, newSessionId, randomText } from '../../client/chat/identifiers';
import { MessageRequest } from '../../lambdas/chat/requests';
import { SessionId } from '../../lambdas/chat/session-id';

const taken = (id: string): boolean => v.is(SessionId, id);
const RANDOM = 'Zq9x'.repeat(6);

describe('a new session id', () => {
  test('is session_{time}_{random} with at least 122 random bits', () => {
    const [, time, random = ''] =
      /^session_(\d+)_([\w-]+)$/.exec(newSessionId(1_700_000_000_000)) ?? [];
    expect(time).toBe('1700000000000');
    expect(random.length * 6).toBeGreaterThanOrEqual(122);
  });

  test('no two are alike, and every character of them varies', () => {
    const many = Array.from({ length: 2000 }, randomText);
    expect(new Set(many).size).toBe(2000);
    for (let place = 0; place < 24; place++)
      expect(new Set(many.map((text) => text[place])).size).toBe(64);
  });

  test('the functions take it, and a message with such a client id', () => {
    for (let time = 0; time < 500; time++) {
      const sessionId = newSessionId(Date.now() + time);
      expect(isSessionId(sessionId)).toBe(true);
      const request = { sessionId, message: 'Hej', language: 'sv', clientId: randomText() };
      expect(v.is(MessageRequest, request)).toBe(true);
    }
  });
});

describe('a session id is known to be good exactly when the functions take it', () => {
  test.each([
    `session_1700000000000_${RANDOM}`,
    `session_1700000000_${RANDOM}`,
    `session_1700000000000000_${RANDOM}`,
    `session_17000000000000000_${RANDOM}`,
    `session_170000000_${RANDOM}`,
    `session_1700000000000_${RANDOM.slice(0, 22)}`,
    `session_1700000000000_${RANDOM.slice(0, 21)}`,
    `session_1700000000000_${'Zq9x'.repeat(16)}`,
    `session_1700000000000_${'Zq9x'.repeat(16)}x`,
    'session_1700000000000_6f1d2c1e-3a5b-4c7d-8e9f-0a1b2c3d4e5f',
    'session_1700000000000_0123456789abcdef0123456789abcdef',
    'session_1700000000000_0123456789abcdef0123456789abcde',
    'session_1700000000000_01234567-89AB-cdef-0123456789abcde',
    'session_1700000000000_1234567890123456789012',
    'session_1700000000000_----------------------',
    `Session_1700000000000_${RANDOM}`,
    `session_1700000000000_${RANDOM}\n`,
    `session_1700000000000_${'åäö'.repeat(8)}`,
    '',
  ])('%s', (id) => {
    expect(isSessionId(id)).toBe(taken(id));
  });

  test('there are good and bad ones among them', () => {
    expect(taken(`session_1700000000000_${RANDOM}`)).toBe(true);
    expect(taken('session_1700000000000_1234567890123456789012')).toBe(false);
    expect(isSessionId(undefined)).toBe(false);
  });
});
