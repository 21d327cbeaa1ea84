import { LANGUAGE_CODES, type Language } from '../../../content/core/language';
import type { Vocabulary } from './vocabulary';
import { wordsOf } from './words-of';

/** The language of a text by the words that a site's editions know; another where both know it as well. */
export function languageOf(
  text: string,
  vocabularies: Readonly<Record<Language, Vocabulary>>,
  otherwise: Language,
): Language {
  const words = wordsOf(text).filter((word) => !/^\d+$/.test(word));
  const known = (language: Language): number =>
    words.reduce((sum, word) => sum + vocabularies[language].frequencyOf(word), 0);
  return LANGUAGE_CODES.find((one) => known(one) > known(otherwise) + CLEARLY) ?? otherwise;
}

/** So much more has to speak for another language. */
const CLEARLY = 1;
