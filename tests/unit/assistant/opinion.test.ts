import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readExamples, readPhrases } from '../../../lambdas/training/examples/read-examples';
import { followUps } from '../../../lambdas/training/examples/follow-ups';
import { OPINION_FILE, opinionJson } from '../../../build/knowledge/opinion-file';
import { type Example, trainOpinion } from '../../../lambdas/training/train-opinion';
import { TOPICS, type Topic } from '../../../content/schema/topics';
import type { Answer } from '../../../lambdas/assistant/compose-reply';
import type { Passage } from '../../../lambdas/assistant/knowledge';
import { opinionBy } from '../../../lambdas/assistant/opinion/opinion';
import { settle } from '../../../lambdas/assistant/opinion/settle';
import { openTable, packTable, type Subject } from '../../../lambdas/assistant/opinion/weights';

test('what is committed is what the examples teach: run "npm run train" if this fails', () => {
  const trained = opinionJson(trainOpinion(readExamples()));
  const committed = readFileSync(OPINION_FILE, 'utf8');
  // Only whether they agree is compared: a difference of 300 kB tells nobody anything.
  expect(trained === committed, 'run "npm run train"').toBe(true);
}, 180_000);

describe('the table of weights', () => {
  const rows = [
    { feature: 'w:pris', pairs: [0, 127, 71, -127] },
    { feature: 'b:vad kostar', pairs: [3, 1] },
    { feature: 'n: åäö', pairs: [5, -1, 6, 2, 7, 3] },
  ];

  test('gives back what was packed, and nothing for what was not', () => {
    const find = openTable(packTable(rows));
    for (const { feature, pairs } of rows) expect([...(find(feature) ?? [])]).toEqual(pairs);
    expect(find('w:tid')).toBeUndefined();
    expect(openTable(packTable([]))('w:pris')).toBeUndefined();
  });

  test.for([0, 3, 8, 20, -1])('that was cut at %i bytes is refused', (length) => {
    const bytes = Buffer.from(packTable(rows), 'base64');
    expect(() => openTable(bytes.subarray(0, length).toString('base64'))).toThrow(/not whole/);
  });
});

describe('what is learnt', () => {
  const example = (q: string, ...topics: Topic[]): Example => ({ q, history: [], topics });
  const examples = ['gul', 'stor', 'ny', 'fin'].flatMap((word) => [
    example(`vad kostar en ${word} sajt`, 'price-web'),
    example(`hur bokar jag en ${word} tid`, 'book'),
    example(`var bor en ${word} giraff`),
  ]);
  const opinion = opinionBy(trainOpinion(examples));
  const likeliest = (q: string): Subject | undefined =>
    [...opinion(q, [])].sort((a, b) => b[1] - a[1])[0]?.[0];

  test('holds for questions that were no examples', () => {
    expect(likeliest('vad kostar en billig sajt')).toBe('price-web');
    expect(likeliest('hur bokar jag')).toBe('book');
    expect(likeliest('bor en giraff här')).toBe('out');
  });

  test('adds up to certainty', () => {
    const sum = [...opinion('hej', []).values()].reduce((a, b) => a + b, 0);
    expect(sum).toBeCloseTo(1);
  });

  test('is the same from the same examples', () => {
    expect(trainOpinion(examples)).toEqual(trainOpinion(examples));
  });
});

describe('the examples', () => {
  test('have some for every topic and for what is none of ours', () => {
    const examples = readExamples();
    const taught = new Set(examples.flatMap(({ topics }) => topics));
    expect(TOPICS.filter((topic) => !taught.has(topic))).toEqual([]);
    expect(examples.filter(({ topics }) => topics.length === 0).length).toBeGreaterThan(500);
  });

  test('leave out the sets that they are told to', () => {
    const all = readExamples();
    const without = readExamples(['heldout-2']);
    expect(all.length - without.length).toBe(240);
  });

  test('read phrases below the topics that answer them', () => {
    expect(readPhrases('[vat fixed]\nmed moms?\n\n[out]\nväder\n')).toEqual([
      { q: 'med moms?', history: [], topics: ['vat', 'fixed'] },
      { q: 'väder', history: [], topics: [] },
    ]);
    expect(() => readPhrases('[väder]\nregn')).toThrow(/a topic of/);
  });

  test('have follow-ups that leave out what was said before', () => {
    expect(followUps()).toContainEqual({
      q: 'och leveranstiden?',
      history: [{ role: 'user', content: expect.any(String) as string }],
      topics: ['time-ecom'],
    });
  });
});

describe('of two opinions', () => {
  const passage = (id: string, ...topics: Topic[]): Passage => ({
    id,
    language: 'sv',
    path: '/',
    heading: id,
    text: id,
    topics,
  });
  const price = passage('price', 'price-web', 'price-simple');
  const book = passage('book', 'book');
  const unlisted = passage('unlisted');
  const passageOf = (topic: Topic): Passage | undefined =>
    [price, book].find(({ topics }) => topics.includes(topic));
  const settled = (answer: Answer, opinion: Partial<Record<Subject, number>>): Answer =>
    settle(answer, new Map(Object.entries(opinion) as [Subject, number][]), passageOf);
  const sure = (...passages: Passage[]): Answer => ({ shape: 'sure', passages });
  const refusal: Answer = { shape: 'out-of-scope' };

  test('the lexicon’s holds where the examples are of two minds', () => {
    expect(settled(sure(book), { book: 0.35, 'price-web': 0.45, out: 0.2 })).toEqual(sure(book));
    expect(settled(sure(price, book), { book: 0.5, out: 0.4 })).toEqual(sure(price, book));
  });

  test('the examples’ holds where they speak for it by far', () => {
    expect(settled(sure(book), { book: 0.02, 'price-web': 0.9, out: 0.08 })).toEqual(sure(price));
    expect(settled(sure(unlisted), { book: 0.05, out: 0.95 })).toEqual(refusal);
    expect(settled(refusal, { book: 0.9, out: 0.1 })).toEqual(sure(book));
  });

  test('what neither is convinced of is offered', () => {
    const weak = { 'price-web': 0.19, book: 0.1, out: 0.05 };
    expect(settled(refusal, weak)).toEqual({ shape: 'unsure', passages: [price, book] });
    expect(settled(refusal, { 'price-web': 0.1, out: 0.2 })).toMatchObject({ shape: 'unsure' });
    expect(settled(refusal, { 'price-web': 0.1, out: 0.4 })).toEqual(refusal);
  });

  test('a second answer that is nearly as likely is given too', () => {
    expect(settled(refusal, { 'price-web': 0.4, book: 0.3 })).toEqual(sure(price, book));
    expect(settled(refusal, { 'price-web': 0.6, book: 0.2 })).toEqual(sure(price));
  });

  test('topics with one answer speak for it together', () => {
    expect(settled(refusal, { 'price-web': 0.33, 'price-simple': 0.35, book: 0.32 })).toEqual(
      sure(price),
    );
  });

  test('a courtesy and a request for a person stand', () => {
    const handOff: Answer = { shape: 'hand-off' };
    const thanks: Answer = { shape: 'courtesy', courtesy: 'thanks' };
    for (const answer of [handOff, thanks]) expect(settled(answer, { book: 1 })).toEqual(answer);
  });
});
