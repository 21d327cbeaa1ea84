import { expect, test } from 'vitest';
import { shortNameOf } from '../../../build/knowledge/short-name-of';
import { LANGUAGE_CODES } from '../../../content/core/language';
import { labelPassages } from '../../../lambdas/assistant/reply/label-passages';
import { committedAssistant } from './support';

const passage = (heading: string) => ({
  id: heading,
  language: 'en' as const,
  path: '/seo',
  title: 'SEO – be found',
  page: 'SEO',
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

test('whatever is offered is found on the page that it names', async () => {
  const { knowledge } = await committedAssistant();
  const { labelOf, labelled } = labelPassages(knowledge.passages);
  for (const one of knowledge.passages) {
    expect(labelled(labelOf(one), one.language)).toMatchObject({
      page: one.page,
      title: one.title,
    });
  }
});

test.each(LANGUAGE_CODES)(
  'the contact details are asked for by their heading alone: %s',
  async (language) => {
    const { knowledge } = await committedAssistant();
    const { labelOf } = labelPassages(knowledge.passages);
    const contact = knowledge.passages.find(({ id }) => id === knowledge.contact[language].passage);
    expect(contact && labelOf(contact)).toBe(contact?.heading);
  },
);

test.each([
  ['/seo', 'SEO – be found', undefined, 'SEO'],
  ['/seo', 'SEO for shops at a fixed price', 'SEO', 'SEO'],
  ['/work', 'Our work', 'What we have done', 'Our work'],
  ['/', 'The agency that gets you seen', undefined, 'Home'],
])(
  'the page %s, titled "%s" and called "%s" in its breadcrumbs, is "%s" for short',
  (route, title, name, short) => {
    const breadcrumbs = name ? { parents: [], name } : undefined;
    expect(shortNameOf({ route, title, breadcrumbs }, 'Home')).toBe(short);
  },
);
