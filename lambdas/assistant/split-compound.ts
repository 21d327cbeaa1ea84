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
  return HEADS.find(([head]) => head.test(word))?.[1];
}

/** Last parts that tell enough whatever stands before them: `startpris`, `restaurangsajt`. */
const HEADS: readonly (readonly [RegExp, readonly Concept[]])[] = [
  [/.{3}(?:pris(?:et|er|erna)?|kostnad(?:en|er|erna)?|avgift(?:en|er|erna)?)$/, ['price']],
  [/.{3}(?:sajt(?:en|er|erna)?|hemsid(?:a|an|or|orna)|webbplats(?:en|er|erna)?)$/, ['web']],
  [/.{4}sid(?:a|an|or|orna)$/, ['page']],
];
