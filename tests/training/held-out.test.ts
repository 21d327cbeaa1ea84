import { beforeAll, describe, expect, test } from 'vitest';
import { createOwnAssistant, type OwnAssistant } from '../../lambdas/assistant/create-assistant';
import type { Knowledge } from '../../lambdas/assistant/knowledge';
import { ownAssistant } from '../unit/assistant/support';
import { holdExam, type Marked, readExam, share } from './exam';
import { askAll, inScope, outOfScope, readUnread, shareOf } from './measure';

let own: OwnAssistant;
let knowledge: Knowledge;
beforeAll(async () => {
  ({ knowledge } = await ownAssistant());
  own = createOwnAssistant(knowledge);
});

/**
 * Two sets by other authors that nothing learns from. Until 2026-11-22 nobody who works on the assistant
 * had read them; then some of what was answered wrongly was looked at, and the two thresholds of
 * `settle.ts` were chosen with their shares in view. The floors lie a little below what was measured.
 */
const EVERYDAY = [
  { set: 'heldout-3', answered: 84, refused: 89 },
  { set: 'heldout-4', answered: 78, refused: 88 },
] as const;

test.each(EVERYDAY)(
  'questions about everyday topics are answered and refused as measured ($set)',
  async ({ set, answered, refused }) => {
    const asked = await askAll(await ownAssistant(), readUnread(set));
    expect(shareOf(inScope(asked))).toBeGreaterThanOrEqual(answered);
    expect(shareOf(outOfScope(asked))).toBeGreaterThanOrEqual(refused);
  },
);

/**
 * 240 questions by a writer who saw the rendered pages alone, two thirds of them about what only one or
 * two pages say. Nothing learns from them, and they are unread but for three; the thresholds of `settle.ts`
 * and the weights of kinds of examples were chosen with their shares in view. See docs/measurements.md.
 */
describe('of a blind exam over all pages', () => {
  let marked: readonly Marked[];
  const asked = (expected: RegExp): Marked[] =>
    marked.filter(({ question }) => expected.test(question.expect));
  beforeAll(async () => {
    marked = await holdExam(own, knowledge.passages, readExam('blind'));
  });

  test('questions are answered, or the answer is among the choices', () => {
    const answers = asked(/^answer|job$/);
    expect(share(answers, 'right')).toBeGreaterThanOrEqual(35);
    expect(share(answers, 'right', 'among choices')).toBeGreaterThanOrEqual(58);
    expect(share(answers, 'wrong')).toBeLessThanOrEqual(15);
  });

  test('what the pages do not say is refused', () => {
    expect(share(asked(/^refuse/), 'right')).toBeGreaterThanOrEqual(82);
  });

  test('people in need are met', () => {
    expect(share(asked(/^people/), 'right')).toBeGreaterThanOrEqual(85);
    expect(share(asked(/^people/), 'wrong')).toBeLessThanOrEqual(4);
  });

  test('a reply begins with yes or no only where that is the honest answer', () => {
    const begins = { yes: /^(?:ja|jo|yes)\b/i, no: /^(?:nej|no)\b/i } as const;
    const dishonest = marked.filter(
      ({ question: { verdict }, text, mark }) =>
        mark === 'right' &&
        ((verdict === 'yes' && begins.no.test(text)) ||
          (verdict === 'no' && begins.yes.test(text)) ||
          (verdict === 'neither' && (begins.yes.test(text) || begins.no.test(text)))),
    );
    expect(dishonest.map(({ question, text }) => `${question.text} → ${text}`)).toEqual([]);
  });
});
