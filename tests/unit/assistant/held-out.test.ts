import { expect, test } from 'vitest';
import { inScope, outOfScope, ownAssistant, questionSet, scoreOf } from './support';

/**
 * Questions that nobody who works on the assistant has read, two sets of two authors, asked when it was
 * done. In scope 77.7 % and 91.1 % got the right fact; out of scope 75 % and 88.3 % were refused. The
 * floors lie a little below. Whoever makes the assistant better with a set has to write another.
 */
const FLOORS = [
  { set: 'heldout', inScope: 75, outOfScope: 70 },
  { set: 'heldout-2', inScope: 89, outOfScope: 85 },
] as const;

test.each(FLOORS)(
  'questions that it was not made with are answered as well as when they were first asked ($set)',
  async ({ set, ...floor }) => {
    const own = await ownAssistant();
    const questions = questionSet(set);
    const answered = await scoreOf(own, inScope(questions));
    const refused = await scoreOf(own, outOfScope(questions));
    // Only the shares are compared, so that a failure does not print the questions.
    expect(answered.share).toBeGreaterThanOrEqual(floor.inScope);
    expect(refused.share).toBeGreaterThanOrEqual(floor.outOfScope);
  },
  60_000,
);
