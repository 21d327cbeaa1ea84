import { beforeAll, expect, test } from 'vitest';
import { readExamples } from '../../../lambdas/training/examples/read-examples';
import { trainOpinion } from '../../../lambdas/training/train-opinion';
import {
  inScope,
  type OwnAssistant,
  outOfScope,
  ownAssistant,
  questionSet,
  scoreOf,
} from './support';

/**
 * Four sets by four authors. The lexicon and the phrases were written without the first three, and here
 * the second opinion learns without all four; only the few constants of `settle.ts` and of the training
 * were chosen with an eye on them. The fourth is the hardest: oblique questions, two in five of them
 * follow-ups. Measured: 93.5 % answered and 92.9 % refused of the first, 99.4 % and 96.7 % of the second,
 * 97.2 % and 95.5 % of the third, 76.2 % and 81.4 % of the fourth; the floors lie a little below.
 */
const FLOORS = [
  { set: 'heldout', inScope: 91, outOfScope: 89 },
  { set: 'heldout-2', inScope: 97, outOfScope: 93 },
  { set: 'dev-3', inScope: 94, outOfScope: 91 },
  { set: 'dev-4', inScope: 73, outOfScope: 78 },
] as const;

let own: OwnAssistant;
beforeAll(async () => {
  own = await ownAssistant(undefined, trainOpinion(readExamples(FLOORS.map(({ set }) => set))));
}, 180_000);

test.each(FLOORS)(
  'questions that it never learnt from are answered and refused as measured ($set)',
  async ({ set, ...floor }) => {
    const { answered, refused } = await sharesOf(own, set);
    expect(answered).toBeGreaterThanOrEqual(floor.inScope);
    expect(refused).toBeGreaterThanOrEqual(floor.outOfScope);
  },
  180_000,
);

/**
 * Two more sets by other authors, which nobody who works on the assistant has read and nothing was chosen
 * by, asked of the assistant as it is: 94.7 % answered and 95.7 % refused of the first, 88.0 % and 96.7 %
 * of the second, whose questions are harder.
 */
const UNREAD = [
  { set: 'heldout-3', inScope: 92, outOfScope: 92 },
  { set: 'heldout-4', inScope: 85, outOfScope: 92 },
] as const;

test.each(UNREAD)(
  'questions that nobody has read are answered and refused as measured ($set)',
  async ({ set, ...floor }) => {
    const { answered, refused } = await sharesOf(await ownAssistant(), set);
    expect(answered).toBeGreaterThanOrEqual(floor.inScope);
    expect(refused).toBeGreaterThanOrEqual(floor.outOfScope);
  },
  180_000,
);

/** The shares alone, so that a failure does not print the questions. */
async function sharesOf(assistant: OwnAssistant, set: string) {
  const questions = questionSet(set);
  const answered = await scoreOf(assistant, inScope(questions));
  const refused = await scoreOf(assistant, outOfScope(questions));
  return { answered: answered.share, refused: refused.share };
}
