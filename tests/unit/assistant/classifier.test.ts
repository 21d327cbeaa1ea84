import { describe, expect, test } from 'vitest';
import type { Topic } from '../../../content/schema/topics';
import type { Answer } from '../../../lambdas/assistant/compose-reply';
import type { Passage } from '../../../lambdas/assistant/knowledge';
import { combine } from '../../../lambdas/assistant/classifier/combine';
import { openTable, packTable, type Subject } from '../../../lambdas/assistant/classifier/weights';

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

describe('of the lexicon’s answer and the classifier’s', () => {
  const passage = (id: string, ...topics: Topic[]): Passage => ({
    id,
    language: 'sv',
    path: '/',
    title: id,
    heading: id,
    text: id,
    topics,
  });
  const price = passage('price', 'price-web', 'price-simple');
  const book = passage('book', 'book');
  const unlisted = passage('unlisted');
  const passageOf = (topic: Topic): Passage | undefined =>
    [price, book].find(({ topics }) => topics.includes(topic));
  const combined = (answer: Answer, likelihoods: Partial<Record<Subject, number>>): Answer =>
    combine(answer, new Map(Object.entries(likelihoods) as [Subject, number][]), passageOf);
  const sure = (...passages: Passage[]): Answer => ({ shape: 'sure', passages });
  const refusal: Answer = { shape: 'out-of-scope' };

  test('the first holds where the second is in doubt', () => {
    expect(combined(sure(book), { book: 0.35, 'price-web': 0.45, out: 0.2 })).toEqual(sure(book));
    expect(combined(sure(price, book), { book: 0.5, out: 0.4 })).toEqual(sure(price, book));
  });

  test('the second holds where it is by far the likelier', () => {
    expect(combined(sure(book), { book: 0.02, 'price-web': 0.9, out: 0.08 })).toEqual(sure(price));
    expect(combined(sure(unlisted), { book: 0.05, out: 0.95 })).toEqual(refusal);
    expect(combined(refusal, { book: 0.9, out: 0.1 })).toEqual(sure(book));
  });

  test('what neither is sure of is offered', () => {
    const weak = { 'price-web': 0.19, book: 0.1, out: 0.05 };
    expect(combined(refusal, weak)).toEqual({ shape: 'unsure', passages: [price, book] });
    expect(combined(refusal, { 'price-web': 0.1, out: 0.2 })).toMatchObject({ shape: 'unsure' });
    expect(combined(refusal, { 'price-web': 0.1, out: 0.4 })).toEqual(refusal);
  });

  test('a second answer that is nearly as likely is given too', () => {
    expect(combined(refusal, { 'price-web': 0.4, book: 0.3 })).toEqual(sure(price, book));
    expect(combined(refusal, { 'price-web': 0.6, book: 0.2 })).toEqual(sure(price));
  });

  test('topics with one answer speak for it together', () => {
    expect(combined(refusal, { 'price-web': 0.33, 'price-simple': 0.35, book: 0.32 })).toEqual(
      sure(price),
    );
  });

  test('a courtesy and a request for a person stand', () => {
    const handOff: Answer = { shape: 'hand-off' };
    const thanks: Answer = { shape: 'courtesy', courtesy: 'thanks' };
    for (const answer of [handOff, thanks]) expect(combined(answer, { book: 1 })).toEqual(answer);
  });
});
