import type { Concept } from './lexicon/concepts';
import { CONCEPT_WORDS } from './lexicon/lexicon';

/** Letters that may stand between the parts, endings of the first included. */
const LONGEST_LINK = 4;
const SHORTEST_PART = 3;
const SHORTEST_HEAD = 4;

/**
 * The concepts of a compound's two parts, as in `seokostnad` or `hemsidepris`; undefined for a word
 * that is no such compound. Swedish writes these as one word, and so do visitors in a hurry in English.
 */
export function splitCompound(word: string): readonly Concept[] | undefined {
  for (let end = word.length - SHORTEST_HEAD; end >= SHORTEST_PART; end--) {
    const first = CONCEPT_WORDS.find(word.slice(0, end));
    if (!first || end - first.length > LONGEST_LINK || first.length < SHORTEST_PART) continue;
    const head = CONCEPT_WORDS.find(word.slice(end));
    if (head && head.length >= SHORTEST_HEAD && word.length - end - head.length <= LONGEST_LINK) {
      return [...new Set([...first.values, ...head.values])];
    }
  }
  return undefined;
}
