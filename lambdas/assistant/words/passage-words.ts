import type { Passage } from '../knowledge';
import { wordsOf } from './words-of';

/** A passage with the words of all that it says, and of how visitors ask for it. */
export interface PassageWords {
  passage: Passage;
  heading: readonly string[];
  title: readonly string[];
  text: readonly string[];
  wordings: readonly (readonly string[])[];
}

export const wordsOfPassage = (passage: Passage): PassageWords => ({
  passage,
  heading: wordsOf(passage.heading),
  title: wordsOf(passage.title),
  text: wordsOf(passage.text),
  wordings: passage.wordings.map(wordsOf),
});
