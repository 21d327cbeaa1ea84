import type { Language } from '../../content/core/language';
import type { Reply, ReplyShape } from './assistant';
import type { Knowledge, Passage } from './knowledge';
import { PHRASES } from './lexicon/phrases';

/** What to say, before it is put into words. */
export type Answer =
  | { shape: 'sure'; passages: readonly Passage[] }
  | { shape: 'unsure'; passages: readonly Passage[] }
  | { shape: 'out-of-scope' }
  | { shape: 'hand-off'; isOver?: boolean }
  | { shape: 'courtesy'; courtesy: 'greeting' | 'thanks' | 'goodbye' };

/** Puts an answer into words: texts of the site as they stand, with phrases around them. */
export function composeReply(answer: Answer, knowledge: Knowledge, language: Language): Reply {
  const phrases = PHRASES[language];
  const contact = knowledge.contact[language];
  const fill = (phrase: string): string =>
    phrase.replace(
      /\{(phone|email|hours)\}/g,
      (_, name: 'phone' | 'email' | 'hours') => contact[name],
    );
  const reply = (shape: ReplyShape, text: string, citations: readonly string[]): Reply => ({
    shape,
    text,
    citations,
  });
  switch (answer.shape) {
    case 'sure':
      return reply(
        'sure',
        answerText(answer.passages, phrases.readMore),
        answer.passages.map(({ id }) => id),
      );
    case 'unsure':
      return reply(
        'unsure',
        [
          phrases.unsure,
          answer.passages.map(({ heading }) => `– ${heading}`).join('\n'),
          fill(phrases.unsureEnd),
        ].join('\n\n'),
        [...answer.passages.map(({ id }) => id), contact.passage],
      );
    case 'out-of-scope':
      return reply('out-of-scope', fill(phrases.outOfScope), [contact.passage]);
    case 'hand-off':
      return reply('hand-off', fill(answer.isOver ? phrases.over : phrases.handOff), [
        contact.passage,
      ]);
    case 'courtesy':
      return reply('courtesy', phrases[answer.courtesy], []);
  }
}

/** Each passage with its page; a page that holds two of them is linked once, after the second. */
function answerText(passages: readonly Passage[], readMore: string): string {
  return passages
    .map(({ text, path }, index) => {
      const again = passages.slice(index + 1).some((later) => later.path === path);
      return again ? text : `${text}\n\n${readMore.replace('{path}', path)}`;
    })
    .join('\n\n');
}
