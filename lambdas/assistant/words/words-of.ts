import { fold } from './fold';

/** A longer message than the interface lets through has no more to say. */
const MOST_WORDS = 400;

/** The words of a text, folded; addresses are none. */
export const wordsOf = (text: string): string[] =>
  (
    fold(text)
      .replace(/\S+@[\w.-]+\.\w+|https?:\/\/\S+/g, ' ')
      .replace(/'s\b/g, ' ')
      .replace(/'/g, '')
      .match(/[\p{L}\d]+/gu) ?? []
  ).slice(0, MOST_WORDS);

/** What two texts of the same words have in common. */
export const keyOf = (text: string): string => wordsOf(text).join(' ');
