import { beforeAll, expect, test } from 'vitest';
import { readExamples, readSet } from '../../lambdas/training/read-examples';
import { trainClassifier } from '../../lambdas/training/train-classifier';
import { type OwnAssistant, ownAssistant } from '../unit/assistant/support';
import { askAll, inScope, outOfScope, readUnread, shareOf } from './measure';

/**
 * Four sets by four authors. The lexicon and the phrases were written without the first three, and here
 * the classifier learns without all four; only the few constants of `combine.ts` and of the training were
 * chosen with an eye on them. The fourth is the hardest: oblique questions, two in five of them
 * follow-ups. Measured: 93.5 % answered and 92.9 % refused of the first, 99.4 % and 96.7 % of the second,
 * 97.2 % and 95.5 % of the third, 76.2 % and 81.4 % of the fourth; the floors lie a little below. The
 * shares alone are compared, so that a failure does not print the questions.
 */
const FLOORS = [
  { set: 'heldout', answered: 91, refused: 89 },
  { set: 'heldout-2', answered: 97, refused: 93 },
  { set: 'dev-3', answered: 94, refused: 91 },
  { set: 'dev-4', answered: 73, refused: 78 },
] as const;

let own: OwnAssistant;
beforeAll(async () => {
  own = await ownAssistant(undefined, trainClassifier(readExamples(FLOORS.map(({ set }) => set))));
});

test.each(FLOORS)(
  'questions that it never learnt from are answered and refused as measured ($set)',
  async ({ set, answered, refused }) => {
    const asked = await askAll(own, readSet(set));
    expect(shareOf(inScope(asked))).toBeGreaterThanOrEqual(answered);
    expect(shareOf(outOfScope(asked))).toBeGreaterThanOrEqual(refused);
  },
);

/**
 * Two sets by other authors, which nobody who works on the assistant has read and nothing was chosen by,
 * asked of the assistant as it is: 94.7 % answered and 95.7 % refused of the first, 88.0 % and 96.7 % of
 * the second, whose questions are harder.
 */
const UNREAD = [
  { set: 'heldout-3', answered: 92, refused: 92 },
  { set: 'heldout-4', answered: 85, refused: 92 },
] as const;

test.each(UNREAD)(
  'questions that nobody has read are answered and refused as measured ($set)',
  async ({ set, answered, refused }) => {
    const asked = await askAll(await ownAssistant(), readUnread(set));
    expect(shareOf(inScope(asked))).toBeGreaterThanOrEqual(answered);
    expect(shareOf(outOfScope(asked))).toBeGreaterThanOrEqual(refused);
  },
);
