import { describe, expect, test } from 'vitest';
import { checkGrounding } from '../../../lambdas/assistant/reply/check-grounding';
import { knowledgeOf } from '../../../build/knowledge/knowledge-of';
import { createAssistant } from '../../../lambdas/assistant/create-assistant';
import { committedWeights } from '../../../lambdas/assistant/weights-file';
import type { Passage } from '../../../lambdas/assistant/knowledge';
import { CONTENT } from '../../support/content';
import { loadContent } from '../../support/load';

const PASSAGE: Passage = {
  id: 'a',
  language: 'en',
  path: '/en/good-to-know#prices',
  title: 'Good to know',
  page: 'Good to know',
  heading: 'What does SEO cost?',
  text: 'SEO costs from 8\u00a0000 kr per month and shows in 3–6 months. Ask Elin on 031-390 06 12 or info@fyrvik.example, 09:00–17:00.',
  topics: ['price-seo'],
  wordings: [],
};

describe('a reply is grounded', () => {
  test.for([
    'SEO costs from 8\u00a0000 kr per month.',
    'It takes 3–6 months.',
    'Expect three months.',
    'Ring 031-390 06 12 or write to info@fyrvik.example.',
    'You can reach us, Elin says, at 09:00.',
    'Read more: /en/good-to-know#prices',
  ])('if the cited passage holds all of: %s', (reply) => {
    expect(checkGrounding(reply, [PASSAGE])).toEqual([]);
  });
});

describe('a reply is held back for', () => {
  test.for([
    ['a price', 'SEO costs from 7\u00a0000 kr per month.', '7000'],
    ['a number with another unit', 'It shows in 3–6 weeks.', '6 week'],
    ['a number in words', 'It shows in seven months.', '7'],
    ['a percentage', 'You get 8000% more.', '8000 %'],
    ['a phone number made of known digits', 'Ring 031-390 12 06.', '031-390 12 06'],
    ['an address', 'Write to sales@fyrvik.example.', 'sales@fyrvik.example'],
    ['a web address', 'See https://evil.example/x', 'https://evil.example/x'],
    ['a page', 'Read more: /en/secret', '/en/secret'],
    ['a name', 'Just ask Gunnar about it.', 'Gunnar'],
    ['a time of day', 'We are open until 18:00.', '18:00'],
  ] as const)('%s that no cited passage holds', ([, reply, found]) => {
    expect(checkGrounding(reply, [PASSAGE])).toContain(found);
  });

  test('a fact of a passage that it does not cite', () => {
    expect(checkGrounding('From 8\u00a0000 kr.', [])).toEqual(['8000', '8000 kr']);
  });
});

describe('the check is what stops a wrong number', () => {
  test('with it the reply is replaced and reported; without it the wrong number goes out', async () => {
    // One answer cites a passage of another price than the site's.
    const knowledge = knowledgeOf(await loadContent(CONTENT));
    const id = knowledge.passages.find(
      ({ language, topics }) => language === 'sv' && topics.includes('price-hour'),
    )?.id;
    const wrong = knowledge.passages.map((passage) =>
      passage.id === id ? { ...passage, text: 'Vårt timpris är 123 kr per timme.' } : passage,
    );
    const right = new Map(knowledge.passages.map((passage) => [passage.id, passage]));
    let isChecked = true;
    const reported: string[] = [];
    const { answer: ask } = createAssistant({ ...knowledge, passages: wrong }, committedWeights(), {
      // The real check, against what the site really says.
      check: (reply, cited) =>
        isChecked
          ? checkGrounding(
              reply,
              cited.flatMap((passage) => right.get(passage.id) ?? []),
            )
          : [],
      onUngrounded: (ungrounded) => reported.push(...ungrounded),
    });
    const question = { text: 'Vad är ert timpris?', language: 'sv', history: [] } as const;
    const held = await ask(question);
    expect(held.shape).toBe('out-of-scope');
    expect(held.text).not.toContain('123');
    expect(reported).toContain('123 kr');
    isChecked = false;
    const wild = await ask(question);
    expect(wild.shape).toBe('sure');
    expect(wild.text).toContain('123 kr');
  });
});
