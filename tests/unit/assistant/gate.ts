import { expect, test } from 'vitest';
import { checkGrounding } from '../../../lambdas/assistant/check-grounding';
import { type Asked, inScope, type OwnAssistant, outOfScope, shareOf, wrongIn } from './support';

/** Tests what an assistant said to questions that it learnt from. */
export function testGate(gate: () => { own: OwnAssistant; asked: readonly Asked[] }): void {
  test('at least 95 % are answered with the right fact', () => {
    const answered = inScope(gate().asked);
    expect(shareOf(answered) >= 95 ? [] : wrongIn(answered)).toEqual([]);
  });

  test('at least 95 % of those about something else are refused', () => {
    const refused = outOfScope(gate().asked);
    expect(shareOf(refused) >= 95 ? [] : wrongIn(refused)).toEqual([]);
  });

  test('Swedish and English ones are answered equally well, within 3 points', () => {
    const [sv, en] = [shareOf(inScope(gate().asked, 'sv')), shareOf(inScope(gate().asked, 'en'))];
    expect(Math.abs(sv - en)).toBeLessThanOrEqual(3);
  });

  test('none is answered with a number, a name or a contact detail that no cited passage holds', () => {
    const { own, asked } = gate();
    const byId = new Map(own.knowledge.passages.map((passage) => [passage.id, passage]));
    for (const { question, reply } of asked) {
      const cited = reply.citations.flatMap((id) => byId.get(id) ?? []);
      expect(cited).toHaveLength(reply.citations.length);
      expect({ ...question, ungrounded: checkGrounding(reply.text, cited) }).toEqual({
        ...question,
        ungrounded: [],
      });
    }
    expect(own.heldBack).toEqual([]);
  });
}
