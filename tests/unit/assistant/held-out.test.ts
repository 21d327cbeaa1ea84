import { expect, test } from 'vitest';
import { askAll, inScope, outOfScope, ownAssistant, readUnread, shareOf } from './support';

/**
 * Two sets by other authors, which nobody who works on the assistant has read and nothing was chosen by,
 * asked of the assistant as it is: 94.7 % answered and 95.7 % refused of the first, 88.0 % and 96.7 % of
 * the second, whose questions are harder. `tests/training` has four more. The shares alone are compared,
 * so that a failure does not print the questions.
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
  60_000,
);
