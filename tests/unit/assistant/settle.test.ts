import { expect, test } from 'vitest';
import { settle } from '../../../lambdas/assistant/decision/settle';
import type { Option } from '../../../lambdas/assistant/decision/evidence';
import type { Passage } from '../../../lambdas/assistant/knowledge';

const passage = (id: string, topics: Passage['topics'] = []): Passage => ({
  id,
  language: 'sv',
  path: '/',
  title: 'Sida',
  heading: `Om ${id}`,
  text: `Text om ${id}.`,
  topics,
  wordings: [],
});
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => passage(id));
const weighed = (...options: (readonly [Option | Passage | undefined, number])[]) =>
  options.flatMap(([option, likelihood]) =>
    option ? [{ option: 'id' in option ? { passage: option } : option, likelihood }] : [],
  );
const FOREIGN = { isForeign: true } as const;

test('the likeliest passage is the answer where it is likely enough', () => {
  expect(settle(weighed([a, 0.92], [b, 0.04], [FOREIGN, 0.04]), 'q')).toEqual({
    kind: 'sure',
    answers: [{ question: 'q', passage: a }],
  });
});

test('one that is less likely is given with what else may be meant', () => {
  expect(settle(weighed([a, 0.6], [b, 0.25], [c, 0.14], [d, 0.005]), 'q')).toEqual({
    kind: 'likely',
    answers: [{ question: 'q', passage: a }],
    choices: [b, c],
  });
});

test('up to three are offered where none is', () => {
  expect(settle(weighed([a, 0.24], [b, 0.2], [c, 0.17], [d, 0.1], [FOREIGN, 0.29]), 'q')).toEqual({
    kind: 'unsure',
    choices: [a, b, c],
  });
});

test('what is near to nothing on the pages is refused sooner', () => {
  const others = [
    [{ need: 'robot' }, 0.34],
    [{ need: 'abuse' }, 0.3],
    [FOREIGN, 0.16],
  ] as const;
  expect(settle(weighed(...others, [a, 0.1], [b, 0.1]), 'q').kind).toBe('foreign');
  expect(settle(weighed(...others, [a, 0.16], [b, 0.15]), 'q').kind).toBe('unsure');
});

test('passages that say the same stand by each other, and are offered once', () => {
  const prices = ['p1', 'p2', 'p3'].map((id) => passage(id, ['price-seo']));
  const [first] = prices;
  const all = prices.map((one) => [one, 0.31] as const);
  expect(settle(weighed(...all, [FOREIGN, 0.1]), 'q')).toMatchObject({
    kind: 'sure',
    answers: [{ passage: first }],
  });
  expect(settle(weighed([b, 0.24], [prices[0], 0.1], [prices[1], 0.1], [c, 0.05]), 'q')).toEqual({
    kind: 'unsure',
    choices: [b, first, c],
  });
});

test('what may well be none of ours is refused, and what comes near is offered with that', () => {
  expect(settle(weighed([FOREIGN, 0.92], [a, 0.08]), 'q')).toEqual({
    kind: 'foreign',
    choices: [],
  });
  expect(settle(weighed([FOREIGN, 0.88], [a, 0.12]), 'q')).toEqual({
    kind: 'foreign',
    choices: [a],
  });
  expect(settle(weighed([a, 0.6], [FOREIGN, 0.3], [b, 0.1]), 'q')).toEqual({
    kind: 'foreign',
    choices: [a, b],
  });
});

test('a need that is likeliest is met', () => {
  expect(settle(weighed([{ need: 'outage' }, 0.6], [a, 0.4]), 'q')).toEqual({
    kind: 'need',
    need: 'outage',
  });
});

test('nothing at all is refused', () => {
  expect(settle([], 'q')).toEqual({ kind: 'foreign', choices: [] });
});
