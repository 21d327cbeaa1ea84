import { expect, test } from 'vitest';
import { inScope, outOfScope, ownAssistant, questionSet, scoreOf } from './support';

/**
 * Questions that nobody who works on the assistant has read, asked once when it was done: 77.7 % of
 * those in scope were answered with the right fact and 75 % of the others refused. The floors lie a
 * little below. Whoever makes the assistant better with this set has to write another.
 */
const FLOOR = { inScope: 75, outOfScope: 70 };

test('questions that it was not made with are answered as well as when they were first asked', async () => {
  const own = await ownAssistant();
  const questions = questionSet('heldout');
  const answered = await scoreOf(own, inScope(questions));
  const refused = await scoreOf(own, outOfScope(questions));
  // Only the shares are compared, so that a failure does not print the questions.
  expect(answered.share).toBeGreaterThanOrEqual(FLOOR.inScope);
  expect(refused.share).toBeGreaterThanOrEqual(FLOOR.outOfScope);
}, 60_000);
