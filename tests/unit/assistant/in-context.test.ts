import { expect, test } from 'vitest';
import type { Turn } from '../../../lambdas/assistant/assistant';
import { inContext } from '../../../lambdas/assistant/decision/in-context';

const SUBJECTS = ['logotyper', 'seo', 'swish'];
const read = (text: string, ...earlier: string[]) => {
  const history = earlier.map((content): Turn => ({ role: 'user', content }));
  const question = { text, language: 'sv', history } as const;
  const inside = inContext(question, (word) => (SUBJECTS.includes(word) ? 5 : 1));
  return inside && [inside.text, inside.history.length];
};

test('a question that names no subject is one with the one before', () => {
  expect(read('vad kostar det?', 'Gör ni logotyper')).toEqual([
    'Gör ni logotyper? vad kostar det?',
    0,
  ]);
});

test('what was told before it is its subject, and not what was asked', () => {
  expect(read('och när?', 'Vi behöver en logotyp. Vad kostar det?')).toEqual([
    'Vi behöver en logotyp.? och när?',
    0,
  ]);
});

test('a subject is looked for behind a question that names none', () => {
  const earlier = ['Gör ni SEO åt små firmor på landet?', 'vad kostar det?'];
  expect(read('hur länge?', ...earlier)).toEqual([
    'Gör ni SEO åt små firmor på landet? vad kostar det?? hur länge?',
    0,
  ]);
});

test('the first question, one that names a subject, and a long one stand alone', () => {
  expect(read('vad kostar det?')).toBeUndefined();
  expect(read('och med swish?', 'Vi behöver en butik på nätet')).toBeUndefined();
  const long = 'vad skulle det kosta att få det gjort hos er i höst?';
  expect(read(long, 'Gör ni logotyper?')).toBeUndefined();
});
