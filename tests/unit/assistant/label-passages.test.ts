import { expect, test } from 'vitest';
import { labelPassages } from '../../../lambdas/assistant/reply/label-passages';

const passage = (heading: string) => ({
  id: heading,
  language: 'en' as const,
  path: '/seo',
  title: 'SEO – be found',
  heading,
  text: 'From 8 000 kr per month.',
  topics: [],
  wordings: [],
});

test.each([
  ['How do I pay?', 'How do I pay?'],
  ['What does it cost?', 'What does it cost? (SEO)'],
  ['What does it cost to have the copy written?', 'What does it cost to have the copy written?'],
  ['What you get', 'What you get (SEO)'],
  ['SEO in a year', 'SEO in a year'],
])('"%s" is asked for as "%s", and found by both', (heading, label) => {
  const one = passage(heading);
  const { labelOf, labelled } = labelPassages([one]);
  expect(labelOf(one)).toBe(label);
  expect([labelled(label, 'en'), labelled(heading, 'en')]).toEqual([one, one]);
});
