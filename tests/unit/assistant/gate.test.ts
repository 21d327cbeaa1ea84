import { beforeAll, describe, expect, test } from 'vitest';
import { otherLanguage } from '../../../content/core/language';
import { readSet } from '../../../lambdas/training/read-examples';
import { testGate } from './gate';
import { misspell } from './misspell';
import {
  type Asked,
  askAll,
  inScope,
  type OwnAssistant,
  ownAssistant,
  shareOf,
  wrongIn,
} from './support';

/** Questions that the lexicon was made with; `tests/training` asks all that the assistant learnt from. */
const KNOWN = ['practice', 'dev-1', 'dev-2', 'own'] as const;

let own: OwnAssistant;
let asked: readonly Asked[];
beforeAll(async () => {
  own = await ownAssistant();
  asked = await askAll(own, KNOWN.flatMap(readSet));
}, 60_000);

describe('of the questions it was made better with', { timeout: 60_000 }, () => {
  testGate(() => ({ own, asked }));

  test('one typing mistake in each costs at most 5 points', async () => {
    const clean = inScope(asked);
    const misspelt = clean.map(({ question }, index) => ({
      ...question,
      text: misspell(question.text, index + 1),
    }));
    const again = await askAll(own, misspelt);
    expect(shareOf(clean) - shareOf(again) <= 5 ? [] : wrongIn(again)).toEqual([]);
  });

  test('each is replied to in the language of the request', async () => {
    const inTheOther = asked.map(({ question }) => ({
      ...question,
      language: otherLanguage(question.language),
    }));
    for (const { question, reply } of [...asked, ...(await askAll(own, inTheOther))]) {
      const cited = own.knowledge.passages.filter(({ id }) => reply.citations.includes(id));
      expect(cited.filter(({ language }) => language !== question.language)).toEqual([]);
    }
  });
});
