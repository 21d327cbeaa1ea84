import { beforeAll, expect, test } from 'vitest';
import { dropChoices } from '../../lambdas/assistant/reply/choices';
import { checkGrounding } from '../../lambdas/assistant/reply/check-grounding';
import { readSet } from '../../lambdas/training/read-examples';
import { type OwnAssistant, ownAssistant } from '../unit/assistant/support';
import { type Asked, askAll, inScope, isAnswer, outOfScope, shareOf, wrongIn } from './measure';
import { misspell } from './misspell';

/** All questions on topics that it learnt from. */
let asked: readonly Asked[];
let own: OwnAssistant;
beforeAll(async () => {
  own = await ownAssistant();
  asked = await askAll(own, readSet('topics'));
});

test('at least 95 % are answered with the right fact', () => {
  const answered = inScope(asked);
  expect(shareOf(answered) >= 95 ? [] : wrongIn(answered)).toEqual([]);
});

test('at least 95 % of those about something else are refused', () => {
  const refused = outOfScope(asked);
  expect(shareOf(refused) >= 95 ? [] : wrongIn(refused)).toEqual([]);
});

test('Swedish and English ones are answered equally well, within 3 points', () => {
  const [sv, en] = [shareOf(inScope(asked, 'sv')), shareOf(inScope(asked, 'en'))];
  expect(Math.abs(sv - en)).toBeLessThanOrEqual(3);
});

test('none is answered with a number, a name or a contact detail that no cited passage holds', () => {
  const byId = new Map(own.knowledge.passages.map((passage) => [passage.id, passage]));
  for (const { question, reply } of asked.filter(({ reply }) => isAnswer(reply))) {
    const cited = reply.citations.flatMap((id) => byId.get(id) ?? []);
    expect(cited).toHaveLength(reply.citations.length);
    expect({ ...question, ungrounded: checkGrounding(dropChoices(reply.text), cited) }).toEqual({
      ...question,
      ungrounded: [],
    });
  }
  expect(own.heldBack).toEqual([]);
});

/** A sample, for what asks each question again. */
const SAMPLE = readSet('topics').slice(0, 1400);

test('one typing mistake in each of a sample costs at most 5 points', async () => {
  const clean = inScope(await askAll(own, SAMPLE));
  const misspelt = clean.map(({ question }, index) => ({
    ...question,
    text: misspell(question.text, index + 1),
  }));
  const again = await askAll(own, misspelt);
  expect(shareOf(clean) - shareOf(again) <= 5 ? [] : wrongIn(again)).toEqual([]);
});
