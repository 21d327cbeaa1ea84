import { expect, test } from 'vitest';
import type { Turn } from '../../../lambdas/assistant/assistant';
import { isSubjectless } from '../../../lambdas/assistant/words/is-subjectless';
import { otherReading } from '../../../lambdas/assistant/decision/in-context';

const read = (text: string, ...earlier: string[]): string | undefined => {
  const history = earlier.map((content): Turn => ({ role: 'user', content }));
  return otherReading({ text, language: 'sv', history })?.question.text;
};

test.for([
  'vad kostar det?',
  'och hur lång tid tar det?',
  'and how much is that per month?',
  'ingår det?',
  'why?',
])('%s names no subject', (text) => {
  expect(isSubjectless(text)).toBe(true);
});

test.for([
  'vad kostar SEO?',
  'how much is a website?',
  'hur lång tid tar en hemsida',
  'och swish?',
])('%s names one', (text) => {
  expect(isSubjectless(text)).toBe(false);
});

test('a question that names no subject is one with the one before', () => {
  expect(read('vad kostar det?', 'Gör ni logotyper')).toBe('Gör ni logotyper? vad kostar det?');
});

test('what was told before it is its subject, and not what was asked', () => {
  expect(read('och när?', 'Vi behöver en logotyp. Vad kostar det?')).toBe(
    'Vi behöver en logotyp.? och när?',
  );
});

test('a subject is looked for behind a question that names none', () => {
  const earlier = ['Gör ni SEO åt små firmor på landet?', 'vad kostar det?'];
  expect(read('hur länge?', ...earlier)).toBe(
    'Gör ni SEO åt små firmor på landet? vad kostar det?? hur länge?',
  );
});

test('one that names its subject is also read without what is told before it', () => {
  expect(read('Vi är en kennel i Säve. Vad kostar SEO?')).toBe('Vad kostar SEO?');
  expect(read('Vi är en kennel i Säve. Vad kostar det?')).toBeUndefined();
});

test('the first question, and one that names a subject, are read as they stand', () => {
  expect(read('vad kostar det?')).toBeUndefined();
  expect(read('och med swish?', 'Vi behöver en butik på nätet')).toBeUndefined();
});
