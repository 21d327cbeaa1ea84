import { expect, test } from 'vitest';
import { secondsUntil, windowAt } from '../../../lambdas/conversation/limits';
import { expiresAt, isExpired, KEEP_MS } from '../../../lambdas/conversation/retention';

test('windows follow each other without a gap', () => {
  const limit = { max: 3, seconds: 60 };
  const at = (now: number) => windowAt('mailsPerDay', limit, 'all', now);
  expect(at(120_000)).toEqual({
    name: 'mailsPerDay',
    subject: 'all',
    start: 120_000,
    end: 180_000,
    max: 3,
  });
  expect(at(179_999).start).toBe(120_000);
  expect(at(180_000).start).toBe(180_000);
});

test('nobody is told to try again in no time', () => {
  expect(secondsUntil(10_000, 9_999)).toBe(1);
  expect(secondsUntil(10_000, 10_000)).toBe(1);
  expect(secondsUntil(10_000, 7_500)).toBe(3);
});

test('personal data is kept for 90 days, to the second', () => {
  expect(KEEP_MS).toBe(90 * 24 * 3600 * 1000);
  const expires = expiresAt(1000);
  expect(isExpired(expires, 1000 + KEEP_MS - 1)).toBe(false);
  expect(isExpired(expires, 1000 + KEEP_MS)).toBe(true);
});
