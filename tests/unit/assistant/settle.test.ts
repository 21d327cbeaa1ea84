import { expect, test } from 'vitest';
import { settle } from '../../../lambdas/assistant/decision/settle';
import type { Option } from '../../../lambdas/assistant/decision/evidence';
import type { Passage } from '../../../lambdas/assistant/knowledge';

const passage = (id: string, topics: Passage['topics'] = []): Passage => ({
  id,
  language: 'sv',
  path: '/',
  title: 'Sida',
  page: 'Sida',
  heading: `Om ${id}`,
  text: `Text om ${id}.`,
  topics,
  wordings: ['noted'],
});
/** Longer than a few words, which may mean anything. */
const QUESTION = 'what would you say to this one?';
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => passage(id));
const weighed = (...options: (readonly [Option | Passage | undefined, number])[]) =>
  options.flatMap(([option, likelihood]) =>
    option ? [{ ...('id' in option ? { passage: option } : option), likelihood }] : [],
  );
const FOREIGN = { isForeign: true } as const;

test('the likeliest passage is the answer where it is likely enough', () => {
  expect(settle(weighed([a, 0.96], [b, 0.01], [FOREIGN, 0.03]), 'q')).toEqual({
    kind: 'sure',
    answers: [{ question: 'q', passage: a }],
  });
});

test('one that is less likely is given with what else may be meant', () => {
  expect(settle(weighed([a, 0.6], [b, 0.25], [c, 0.14], [d, 0.005]), 'q')).toEqual({
    kind: 'likely',
    isDoubted: false,
    answers: [{ question: 'q', passage: a }],
    choices: [b, c],
  });
});

test('one that is as likely wrong as right is given with a word of doubt', () => {
  expect(settle(weighed([a, 0.49], [b, 0.41], [c, 0.1]), QUESTION)).toMatchObject({
    kind: 'likely',
    isDoubted: true,
  });
});

test('one that is given offers others, however unlikely they are', () => {
  const foreign: Passage = { ...passage('e'), language: 'en' };
  expect(settle(weighed([a, 0.89], [foreign, 0.004], [b, 0.003]), QUESTION)).toMatchObject({
    kind: 'likely',
    choices: [b],
  });
});

test('choices in another language have to be likely', () => {
  const foreign: Passage = { ...passage('e'), language: 'en' };
  const choicesBeside = (likelihood: number) =>
    settle(weighed([a, 0.6], [foreign, likelihood], [b, 0.08]), QUESTION);
  expect(choicesBeside(0.09)).toMatchObject({ choices: [b] });
  expect(choicesBeside(0.2)).toMatchObject({ choices: [foreign, b] });
});

test('up to three are offered where none is', () => {
  const needs = [[{ need: 'robot' }, 0.3] as const, [{ need: 'abuse' }, 0.25] as const];
  const found = weighed([a, 0.14], [b, 0.12], [c, 0.1], [d, 0.08], ...needs, [FOREIGN, 0.01]);
  expect(
    settle(
      found.sort((x, y) => y.likelihood - x.likelihood),
      QUESTION,
    ),
  ).toEqual({
    kind: 'unsure',
    choices: [a, b, c],
  });
});

test('what may well be none of ours is refused, though a passage be far likelier', () => {
  const found = (foreign: number) => weighed([a, 0.89], [FOREIGN, foreign]);
  expect(settle(found(0.06), QUESTION).kind).toBe('foreign');
  expect(settle(found(0.04), QUESTION).kind).toBe('likely');
});

test('a few words, and what is nearest a passage without noted wordings, are refused later', () => {
  const found = weighed([a, 0.7], [FOREIGN, 0.3]);
  expect(settle(found, QUESTION).kind).toBe('foreign');
  expect(settle(found, 'how much').kind).toBe('likely');
  const younger = weighed([{ ...passage('a'), wordings: [] }, 0.7], [FOREIGN, 0.3]);
  expect(settle(younger, QUESTION).kind).toBe('likely');
  expect(settle(weighed([FOREIGN, 0.6], [a, 0.4]), 'how much').kind).toBe('foreign');
  // Between many passages none of which is likelier than that none is meant, the visitor chooses.
  expect(settle(weighed([FOREIGN, 0.4], [a, 0.35], [b, 0.25]), 'how much')).toEqual({
    kind: 'unsure',
    choices: [a, b],
  });
});

test('passages that say the same stand by each other, and are offered once', () => {
  const prices = ['p1', 'p2', 'p3'].map((id) => passage(id, ['price-seo']));
  const [first] = prices;
  const all = prices.map((one) => [one, 0.32] as const);
  expect(settle(weighed(...all, [FOREIGN, 0.04]), QUESTION)).toMatchObject({
    kind: 'sure',
    answers: [{ passage: first }],
  });
  expect(
    settle(weighed([b, 0.14], [prices[0], 0.06], [prices[1], 0.05], [c, 0.05]), QUESTION),
  ).toEqual({
    kind: 'unsure',
    choices: [b, first, c],
  });
});

test('what may well be none of ours is refused, and what comes near is offered with that', () => {
  expect(settle(weighed([FOREIGN, 0.96], [a, 0.04]), QUESTION)).toEqual({
    kind: 'foreign',
    choices: [],
  });
  expect(settle(weighed([FOREIGN, 0.88], [a, 0.12]), QUESTION)).toEqual({
    kind: 'foreign',
    choices: [a],
  });
  expect(settle(weighed([a, 0.77], [FOREIGN, 0.1], [b, 0.13]), QUESTION)).toEqual({
    kind: 'foreign',
    choices: [a, b],
  });
});

test('needs of a person that may be meant are offered before what comes near, courtesies never', () => {
  const needs = [
    [{ need: 'robot' }, 0.12],
    [{ need: 'invoice' }, 0.08],
    [{ need: 'data' }, 0.06],
    [{ need: 'call' }, 0.05],
    [{ need: 'sales' }, 0.04],
  ] as const;
  const choices = ['invoice', 'data', 'call', a];
  expect(settle(weighed([FOREIGN, 0.5], [a, 0.11], [b, 0.08], ...needs), QUESTION)).toEqual({
    kind: 'foreign',
    choices,
  });
  expect(settle(weighed([a, 0.14], [b, 0.12], [c, 0.1], ...needs), QUESTION)).toEqual({
    kind: 'unsure',
    choices,
  });
  expect(settle(weighed([a, 0.6], [b, 0.09], ...needs), QUESTION)).toMatchObject({
    kind: 'likely',
    choices: ['invoice', 'data', 'call', b],
  });
  expect(settle(weighed([FOREIGN, 0.98], [{ need: 'invoice' }, 0.02]), QUESTION)).toMatchObject({
    choices: [],
  });
});

test('a need that is likeliest is met', () => {
  expect(settle(weighed([{ need: 'outage' }, 0.6], [a, 0.4]), 'q')).toEqual({
    kind: 'need',
    need: 'outage',
  });
});

test('courtesies are met where they are likely together', () => {
  const greeting = [[{ need: 'bye' }, 0.35] as const, [{ need: 'hello' }, 0.27] as const];
  expect(settle(weighed([FOREIGN, 0.33], ...greeting, [a, 0.05]), QUESTION)).toEqual({
    kind: 'need',
    need: 'bye',
  });
  const less = [[{ need: 'bye' }, 0.35] as const, [{ need: 'hello' }, 0.23] as const];
  expect(settle(weighed([FOREIGN, 0.36], ...less, [a, 0.06]), QUESTION).kind).toBe('foreign');
});

test('people come first, where one may well need somebody', () => {
  const pressing = [[{ need: 'hacked' }, 0.36] as const, [{ need: 'outage' }, 0.24] as const];
  expect(settle(weighed([a, 0.4], ...pressing), QUESTION)).toEqual({
    kind: 'need',
    need: 'hacked',
  });
  expect(settle(weighed([a, 0.63], [{ need: 'sales' }, 0.41]), QUESTION).kind).toBe('likely');
  expect(settle(weighed([a, 0.61], [{ need: 'sales' }, 0.43]), QUESTION).kind).toBe('need');
});

test('an undertaking that is not certain is told with what else may be meant, and not with what it tells', () => {
  const web = { need: 'brief-web' } as const;
  const told = passage('told', ['svc-web']);
  expect(settle(weighed([web, 0.6], [told, 0.2], [a, 0.15], [FOREIGN, 0.05]), QUESTION)).toEqual({
    kind: 'brief',
    brief: 'brief-web',
    choices: [a],
  });
  expect(settle(weighed([web, 0.95], [a, 0.05]), QUESTION)).toMatchObject({ choices: [] });
  expect(settle(weighed([a, 0.6], [web, 0.4]), QUESTION).kind).toBe('likely');
});

test('nothing at all is refused', () => {
  expect(settle([], 'q')).toEqual({ kind: 'foreign', choices: [] });
});

test('of a few words, an emergency has to be beyond doubt', () => {
  const emergency = { need: 'emergency' } as const;
  expect(settle(weighed([emergency, 0.8], [a, 0.2]), 'I want none of this')).toMatchObject({
    kind: 'likely',
    choices: [],
  });
  expect(settle(weighed([emergency, 0.8], [a, 0.2]), QUESTION)).toMatchObject({ kind: 'need' });
  expect(settle(weighed([emergency, 0.95], [a, 0.05]), 'I want none of this')).toMatchObject({
    kind: 'need',
  });
});
