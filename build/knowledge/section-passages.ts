import type { Section } from '../../content/schema/sections';
import type { Topic } from '../../content/schema/topics';

/** What a passage says, before it is known where. */
export interface Saying {
  heading: string;
  text: string;
  topics?: readonly Topic[];
}

/** Texts that say nothing to a reader: addresses, names of icons, settings. */
const SILENT = new Set([
  'kind',
  'id',
  'icon',
  'look',
  'to',
  'url',
  'image',
  'picture',
  'avatars',
  'figure',
  'delay',
  'expandable',
  'show',
  'action',
  'back',
  'primary',
  'secondary',
]);

/**
 * What a section says: one passage for each thing that can be asked about on its own, such as a
 * question, an offer, a tier or a table's row, and else one for the whole section.
 */
export function sayingsOf(section: Section): Saying[] {
  switch (section.kind) {
    case 'faq':
      return section.questions.map(({ question, answer, topics = [] }) => ({
        heading: question,
        text: answer,
        topics,
      }));
    case 'offers':
      return section.offers.map(({ title, text, features, price, time }) => ({
        heading: title,
        text: sentences([text, ...features, price, time]),
      }));
    case 'tiers':
      return section.tiers.map(({ title, price, text, features, time }) => ({
        heading: `${section.heading}: ${title}`,
        text: sentences([price, time, text, ...features]),
      }));
    case 'comparison':
      return section.rows.map((row) => ({
        heading: `${section.heading}: ${row[0] ?? ''}`,
        text: sentences(
          row.slice(1).map((cell, index) => `${section.columns[index + 1] ?? ''}: ${cell}`),
        ),
      }));
    case 'cases':
      return section.cases.map((entry) => ({
        heading: `${entry.company}, ${entry.location}`,
        text: sentences([entry.challenge, entry.result, entry.time, entry.improvement]),
      }));
    case 'plugins':
      return section.categories.map(({ title, plugins }) => ({
        heading: title,
        text: sentences(plugins.map(({ name, text, price }) => `${name}: ${text} ${price}`)),
      }));
    // The contact details are a passage of their own; these have words for controls, or none.
    case 'contact':
    case 'prose':
    case 'post-list':
    case 'testimonials':
    case 'references':
    case 'call-to-action':
    case 'not-found':
      return [];
    case 'harbour-hero':
    case 'masthead':
    case 'about-preview':
    case 'statistics':
    case 'stories':
    case 'steps':
    case 'figures':
    case 'points':
    case 'timeline':
    case 'founder':
    case 'quotes':
    case 'districts':
    case 'awards':
    case 'case-study':
    case 'projects':
      return [{ heading: headingOf(section), text: sentences(textsIn(section)) }];
  }
}

const headingOf = (section: Section): string =>
  'heading' in section ? (section.heading ?? '') : 'business' in section ? section.business : '';

/** Every text of a section that is meant to be read, in order. */
function textsIn(node: unknown, key = ''): string[] {
  if (SILENT.has(key) || key === 'heading' || key === 'eyebrow') return [];
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap((child) => textsIn(child, key));
  if (node === null || typeof node !== 'object') return [];
  return Object.entries(node).flatMap(([name, child]) => textsIn(child, name));
}

/** Joins texts as sentences: a full stop where one has none. */
const sentences = (texts: readonly (string | undefined)[]): string =>
  texts
    .flatMap((text) => (text === undefined || text.trim() === '' ? [] : [text.trim()]))
    .map((text) => (/[.!?:…”]$/.test(text) ? text : `${text}.`))
    .join(' ');
