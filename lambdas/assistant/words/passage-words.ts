import type { Passage } from '../knowledge';
import { wordsOf } from './words-of';

/** The words of all that a passage says, and of how visitors ask for it. */
export interface PassageWords extends Pick<Passage, 'id' | 'language'> {
  heading: readonly string[];
  title: readonly string[];
  text: readonly string[];
  wordings: readonly (readonly string[])[];
}

export const wordsOfPassage = (passage: Passage): PassageWords => ({
  id: passage.id,
  language: passage.language,
  heading: wordsOf(passage.heading),
  title: wordsOf(passage.title),
  text: wordsOf(passage.text),
  wordings: passage.wordings.map(wordsOf),
});
