import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { newSessionId, randomText } from '../../client/chat/identifiers';
import { MessageRequest } from '../../lambdas/chat/requests';

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
      const request = { sessionId, message: 'Hej', language: 'sv', clientId: randomText() };
      expect(v.is(MessageRequest, request)).toBe(true);
    }
  });
});
