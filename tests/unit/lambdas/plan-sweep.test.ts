import { describe, expect, test } from 'vitest';
import { IDLE_MS, LONGEST_MS } from '../../../lambdas/conversation/idle';
import type { Session } from '../../../lambdas/store/session-item';
import { type Budget, planSweep, waitOf } from '../../../lambdas/sweep/plan-sweep';

const NOW = Date.UTC(2026, 6, 1, 10);
const MINUTE = 60_000;

/** One that is due now, having asked something half an hour ago. */
const lead = (key: string, more: Partial<Session> = {}): Session => ({
  key,
  visitor: { name: 'Åsa Berg', email: 'asa@exempel.se', phone: '031-1' },
  language: 'sv',
  version: 3,
  asked: 1,
  excerpt: 'Hej',
  signals: [],
  since: NOW - IDLE_MS,
  dueAt: NOW,
  mails: 0,
  failures: 0,
  expires: NOW / 1000 + 86_400,
  ...more,
});

const AMPLE: Budget = { alone: 99, digest: true };

/** Keys by what is done with them. */
function plan(open: readonly Session[], budget = AMPLE) {
  const planned = planSweep(open, NOW, budget);
  return Object.fromEntries(
    Object.entries<readonly Session[]>({ ...planned })
      .map(([what, leads]) => [what, leads.map(({ key }) => key)] as const)
      .filter(([, keys]) => keys.length > 0),
  );
}

describe('the plan of a sweep', () => {
  test.each<[string, Partial<Session>, string | undefined]>([
    ['that is due', {}, 'alone'],
    ['of which nothing was ever mailed', { mailed: 2 }, 'alone'],
    ['without a visitor', { visitor: undefined }, undefined],
    ['with nothing new', { since: undefined }, undefined],
    ['that rests', { dueAt: NOW + 1 }, undefined],
    ['that is urgent', { dueAt: NOW + 1, urgent: 'call', hurry: NOW - 1 }, 'alone'],
    ['whose urgent mail went out', { dueAt: NOW + 1, urgent: 'call' }, undefined],
    ['that goes on for long', { dueAt: NOW + 1, since: NOW - LONGEST_MS }, 'alone'],
    ['whose mail failed', { failures: 1 }, 'digest'],
    ['that was mailed ten times', { mails: 10 }, 'digest'],
    ['that is marked', { signals: ['honeypot'] }, 'digest'],
    ['that is mailed', { mailed: 3, dueAt: NOW + 1 }, undefined],
    ['that is mailed, and never heard of', { mailed: 3 }, 'lost'],
    ['that has expired', { expires: NOW / 1000 }, 'expired'],
  ])('for a conversation %s', (_, more, what) => {
    expect(plan([lead('a', more)])).toEqual(what === undefined ? {} : { [what]: ['a'] });
  });

  test('puts the urgent first, then a real exchange and who waits longest, what is marked last', () => {
    const open = [
      lead('marked', { signals: ['too-fast'], urgent: 'outage', since: NOW - 9 * IDLE_MS }),
      lead('silent', { excerpt: undefined, since: NOW - 3 * IDLE_MS }),
      lead('asked'),
      lead('asked earlier', { since: NOW - IDLE_MS - 1 }),
      lead('urgent', { urgent: 'complaint', since: NOW }),
    ];
    expect(plan(open)).toEqual({
      alone: ['urgent', 'asked earlier', 'asked', 'silent'],
      digest: ['marked'],
    });
    expect(plan(open, { alone: 1, digest: true })).toEqual({
      alone: ['urgent'],
      digest: ['asked earlier', 'asked', 'silent', 'marked'],
    });
    expect(plan(open, { alone: 0, digest: false })).toEqual({});
  });

  test('names no more in a digest than can be marked in one run, the best first', () => {
    const marked = Array.from({ length: 600 }, (_, index) =>
      lead(`fake ${index}`, { signals: ['repeated'] }),
    );
    const { digest } = planSweep([...marked, lead('real')], NOW, { alone: 0, digest: true });
    expect([digest.length, digest[0]?.key]).toEqual([500, 'real']);
  });
});

describe('the wait', () => {
  test.each<[string, Session[], { oldest: number; waiting: number }]>([
    ['of nobody', [], { oldest: 0, waiting: 0 }],
    ['of one who is due', [lead('a')], { oldest: IDLE_MS, waiting: 1 }],
    ['of one who rests', [lead('a', { dueAt: NOW + 1 })], { oldest: IDLE_MS, waiting: 0 }],
    [
      'of one who was mailed, and one who waits for less long',
      [lead('a', { mailed: 3, dueAt: NOW + 1 }), lead('b', { since: NOW - MINUTE })],
      { oldest: MINUTE, waiting: 1 },
    ],
    ['of one who was mailed in vain', [lead('a', { mailed: 3 })], { oldest: IDLE_MS, waiting: 1 }],
    ['of one who has expired', [lead('a', { expires: 1 })], { oldest: 0, waiting: 0 }],
  ])('%s', (_, open, wait) => {
    expect(waitOf(open, NOW)).toEqual(wait);
  });
});
