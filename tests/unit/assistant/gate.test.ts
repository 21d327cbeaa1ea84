import { beforeAll, describe, expect, test } from 'vitest';
import { TRAINING_SETS } from '../../../lambdas/training/examples/read-examples';
import { checkGrounding } from '../../../lambdas/assistant/check-grounding';
import { misspell } from './misspell';
import {
  askOne,
  inScope,
  type OwnAssistant,
  outOfScope,
  ownAssistant,
  questionSet,
  scoreOf,
} from './support';

/** Questions that the assistant learnt from. */
const TAUGHT = TRAINING_SETS.flatMap((set) => questionSet(set));
/** Those of them that its lexicon was made with. */
const KNOWN = ['practice', 'dev-1', 'dev-2', 'own'].flatMap(questionSet);

let own: OwnAssistant;
beforeAll(async () => {
  own = await ownAssistant();
});

describe('of the questions it was made better with', { timeout: 180_000 }, () => {
  test('at least 95 % are answered with the right fact', async () => {
    const score = await scoreOf(own, inScope(TAUGHT));
    expect(score.share >= 95 ? [] : score.wrong).toEqual([]);
  });

  test('at least 95 % of those about something else are refused', async () => {
    const score = await scoreOf(own, outOfScope(TAUGHT));
    expect(score.share >= 95 ? [] : score.wrong).toEqual([]);
  });

  test('Swedish and English ones are answered equally well, within 3 points', async () => {
    const sv = await scoreOf(own, inScope(TAUGHT, 'sv'));
    const en = await scoreOf(own, inScope(TAUGHT, 'en'));
    expect(Math.abs(sv.share - en.share)).toBeLessThanOrEqual(3);
  });

  test('one typing mistake in each costs at most 5 points', async () => {
    const questions = inScope(KNOWN);
    const misspelt = questions.map((question, index) => ({
      ...question,
      q: misspell(question.q, index + 1),
    }));
    const clean = await scoreOf(own, questions);
    const score = await scoreOf(own, misspelt);
    expect(clean.share - score.share <= 5 ? [] : score.wrong).toEqual([]);
  });

  test('none is answered with a number, a name or a contact detail that no cited passage holds', async () => {
    const byId = new Map(own.knowledge.passages.map((passage) => [passage.id, passage]));
    for (const question of TAUGHT) {
      const reply = await askOne(own.ask, question);
      const cited = reply.citations.flatMap((id) => byId.get(id) ?? []);
      expect(cited).toHaveLength(reply.citations.length);
      expect({ ...question, ungrounded: checkGrounding(reply.text, cited) }).toEqual({
        ...question,
        ungrounded: [],
      });
    }
    expect(own.heldBack).toEqual([]);
  });

  test('each is replied to in the language of the request', async () => {
    for (const question of KNOWN) {
      const other = question.lang === 'sv' ? 'en' : 'sv';
      for (const language of [question.lang, other] as const) {
        const reply = await askOne(own.ask, { ...question, lang: language });
        const cited = own.knowledge.passages.filter(({ id }) => reply.citations.includes(id));
        expect(cited.filter((passage) => passage.language !== language)).toEqual([]);
      }
    }
  });
});
