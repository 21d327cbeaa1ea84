import { beforeAll, expect, test } from 'vitest';
import { readExamples } from '../../../build/knowledge/examples/read-examples';
import { trainOpinion } from '../../../build/knowledge/train-opinion';
import {
  inScope,
  type OwnAssistant,
  outOfScope,
  ownAssistant,
  questionSet,
  scoreOf,
} from './support';

/**
 * Three sets by three authors. The lexicon and the phrases were written without them, and here the
 * second opinion learns without all three; only the few constants of `settle.ts` and of the training
 * were chosen with an eye on them. Measured: 92.4 % answered and 89.3 % refused of the first, 97.8 % and
 * 96.7 % of the second, 94.3 % and 92.0 % of the third; the floors lie a little below.
 */
const FLOORS = [
  { set: 'heldout', inScope: 90, outOfScope: 86 },
  { set: 'heldout-2', inScope: 95, outOfScope: 93 },
  { set: 'dev-3', inScope: 92, outOfScope: 89 },
] as const;

let own: OwnAssistant;
beforeAll(async () => {
  own = await ownAssistant(undefined, trainOpinion(readExamples(FLOORS.map(({ set }) => set))));
}, 60_000);

test.each(FLOORS)(
  'questions that it never learnt from are answered and refused as measured ($set)',
  async ({ set, ...floor }) => {
    const { answered, refused } = await sharesOf(own, set);
    expect(answered).toBeGreaterThanOrEqual(floor.inScope);
    expect(refused).toBeGreaterThanOrEqual(floor.outOfScope);
  },
  60_000,
);

/**
 * One more set of another author, which nobody who works on the assistant has read and nothing was chosen
 * by: asked of the assistant as it is, 91.6 % answered and 95.7 % refused.
 */
test('questions that nobody has read are answered and refused as measured', async () => {
  const { answered, refused } = await sharesOf(await ownAssistant(), 'heldout-3');
  expect(answered).toBeGreaterThanOrEqual(89);
  expect(refused).toBeGreaterThanOrEqual(92);
}, 60_000);

/** The shares alone, so that a failure does not print the questions. */
async function sharesOf(assistant: OwnAssistant, set: string) {
  const questions = questionSet(set);
  const answered = await scoreOf(assistant, inScope(questions));
  const refused = await scoreOf(assistant, outOfScope(questions));
  return { answered: answered.share, refused: refused.share };
}
