import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as swedishStem } from '@orama/stemmers/swedish';
import type { Language } from '../../../content/core/language';

const STEMMERS = { sv: swedishStem, en: englishStem } as const satisfies Record<
  Language,
  (word: string) => string
>;

/** Languages that write compounds as one word. */
const COMPOUNDS: Readonly<Record<Language, boolean>> = { sv: true, en: false };

const SHORTEST_PART = 3;
/** Longer ones are no words, and taking them apart takes time. */
const LONGEST_WORD = 40;

/** A word of more texts than this stands for itself. */
const RARE = 3;

/** So many of a thousand texts are taken to hold a word that no text holds. */
const UNKNOWN = 0.5;

/** What a text's words count as in one language, judged by a collection of its texts. */
export interface Vocabulary {
  /** The terms of a word: its stem, and those of its two parts where it is a compound of known ones. */
  termsOf: (word: string) => readonly string[];
  /** Whether a form of the word occurs. */
  knows: (word: string) => boolean;
  /** How much a term tells: the logarithm of how rare it is among the texts. */
  weightOf: (term: string) => number;
  /** How common a word is: the logarithm of how many of a thousand texts hold it; where none does, as if one in two thousand did. */
  frequencyOf: (word: string) => number;
}

/** The vocabulary of texts in one language, each as its words. */
export function vocabularyOf(
  texts: readonly (readonly string[])[],
  language: Language,
): Vocabulary {
  const once = STEMMERS[language];
  // Twice, so that what a first pass makes of "kostnaden" is what is made of "kostnad".
  const stem = (word: string): string => once(once(word));
  const own = texts.map((words) => new Set(words.map((word) => stem(word))));
  const size = texts.length;
  const counts = new Map<string, number>();
  for (const stems of own) for (const one of stems) counts.set(one, (counts.get(one) ?? 0) + 1);
  const known = new Map<string, readonly string[]>();

  const isPart = (part: string): boolean => part.length >= SHORTEST_PART && counts.has(stem(part));
  const partsOf = (word: string): readonly string[] => {
    let best: readonly string[] = [];
    let bestLength = 0;
    for (let end = SHORTEST_PART; end <= word.length - SHORTEST_PART; end++) {
      const head = word.slice(end);
      const begin = word.slice(0, end);
      const first = [begin, begin.replace(/s$/, '')].find(isPart);
      // The even split is the likelier one: "webb-utveckling" rather than "webbutveck-ling".
      const length = Math.min(end, head.length);
      if (first !== undefined && isPart(head) && length > bestLength) {
        best = [stem(first), stem(head)];
        bestLength = length;
      }
    }
    return best;
  };
  return {
    termsOf(word) {
      const found = known.get(word);
      if (found) return found;
      const isRare = (counts.get(stem(word)) ?? 0) <= RARE;
      const isCompound =
        isRare && COMPOUNDS[language] && word.length <= LONGEST_WORD && !/\d/.test(word);
      const terms = [stem(word), ...(isCompound ? partsOf(word) : [])];
      // Visitors' own words are not kept: there is no end to them.
      if (counts.has(terms[0] ?? '')) known.set(word, terms);
      return terms;
    },
    knows: (word) => counts.has(stem(word)),
    weightOf: (term) => Math.log(1 + size / (counts.get(term) ?? 0.5)),
    frequencyOf: (word) => {
      const count = counts.get(stem(word));
      return Math.log(count === undefined ? UNKNOWN : (1000 * count) / size);
    },
  };
}
