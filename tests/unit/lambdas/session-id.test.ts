import { randomBytes, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { SessionId, sessionKey } from '../../../lambdas/chat/session-id';

const isTaken = (id: unknown): boolean => v.safeParse(SessionId, id).success;

test('ids with 122 random bits or more are taken, whichever way they are written', () => {
  for (let round = 0; round < 2000; round++) {
    const time = 1_700_000_000_000 + round;
    expect(isTaken(`session_${time}_${randomUUID()}`)).toBe(true);
    expect(isTaken(`session_${time}_${randomBytes(16).toString('base64url')}`)).toBe(true);
    expect(isTaken(`session_${time}_${randomBytes(24).toString('base64url')}`)).toBe(true);
    expect(isTaken(`session_${time}_${randomBytes(16).toString('hex')}`)).toBe(true);
  }
});

const RANDOM = 'Zq9x'.repeat(6);

test.each([
  `session_1700000000_${RANDOM}`,
  `session_1700000000000000_${RANDOM}`,
  `session_1700000000000_${RANDOM.slice(0, 22)}`,
  `session_1700000000000_${'Zq9x'.repeat(16)}`,
  'session_1700000000000_0123456789abcdef0123456789ABCDEF',
])('the shortest and longest of each part are taken: %s', (id) => {
  expect(isTaken(id)).toBe(true);
});

test('ids that can be guessed, and what is no id, are refused', () => {
  const random = randomBytes(16).toString('base64url');
  const refused = [
    `session_1700000000000_${Math.random().toString(36).slice(2)}`,
    `session_1700000000000_${randomBytes(15).toString('base64url')}`,
    `session_1700000000000_${randomBytes(15).toString('hex')}`,
    `session_1700000000000_${'7'.repeat(31)}`,
    `session_1700000000000_${'a'.repeat(65)}`,
    `session_1700000000000_${RANDOM.slice(0, 21)}`,
    'session_1700000000000_01234567-89AB-cdef-0123456789abcde',
    'session_1700000000000_1234567890123456789012',
    'session_1700000000000_----------------------',
    `session_1700000000000_${'åäö'.repeat(8)}`,
    `session_170000000_${RANDOM}`,
    `session_17000000000000000_${RANDOM}`,
    `session__${random}`,
    `session_17000_${random}`,
    `Session_1700000000000_${random}`,
    `session_1700000000000_${random} `,
    `session_1700000000000_${random}\n`,
    ` session_1700000000000_${random}`,
    `session_1700000000000_${random}#u`,
    random,
    '',
    undefined,
    null,
    7,
    {},
  ];
  expect(refused.filter(isTaken)).toEqual([]);
});

test('the key of a session is the same each time, another for another, and not the id', () => {
  const id = `session_1700000000000_${randomUUID()}`;
  expect(sessionKey(id)).toBe(sessionKey(id));
  expect(sessionKey(id)).toMatch(/^[\w-]{32}$/);
  expect(sessionKey(`${id}a`)).not.toBe(sessionKey(id));
});

test('a key never begins with a hyphen, which a command would take for an option', () => {
  const keys = Array.from({ length: 1000 }, (_, index) => sessionKey(`session_${index}`));
  expect(keys.filter((key) => key.startsWith('-'))).toEqual([]);
  expect(new Set(keys).size).toBe(1000);
});
