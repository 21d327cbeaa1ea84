import type { PassageWords } from '../words/passage-words';
import type { Vocabulary } from '../words/vocabulary';
import { wordsOf } from '../words/words-of';

/** What a question and a passage have in common, each from 0 to 1. */
export interface Shared {
  /** The share of the question's meaning that the passage holds. */
  held: number;
  /** … that its heading holds. */
  inHeading: number;
  /** … that its page's title holds. */
  inTitle: number;
}

/** Compares a question with passages. */
export type CompareTerms = (question: string) => {
  /** What the question weighs, the terms that no passage has included. */
  total: number;
  /** @param id - a passage's; with another there is nothing in common. */
  sharedWith: (id: string) => Shared;
};

/** Reads the terms of passages once, as numbers. */
export function compareTerms(
  passages: readonly PassageWords[],
  { termsOf, weightOf }: Vocabulary,
): CompareTerms {
  const numbers = new Map<string, number>();
  const termsIn = (words: readonly string[]): string[] => [...new Set(words.flatMap(termsOf))];
  const read = (words: readonly string[]): Uint32Array =>
    Uint32Array.from(termsIn(words), (term) => {
      const number = numbers.get(term) ?? numbers.size;
      numbers.set(term, number);
      return number;
    });
  const indexed = new Map(
    passages.map(({ id, heading, title, text, wordings }) => [
      id,
      {
        held: read([heading, title, text, ...wordings].flat()),
        inHeading: read(heading),
        inTitle: read(title),
      },
    ]),
  );
  return (question) => {
    const weights = new Map(
      termsIn(wordsOf(question)).map((term) => [numbers.get(term) ?? term, weightOf(term) ** 2]),
    );
    const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0) || 1;
    const shareIn = (terms: Uint32Array = new Uint32Array()): number =>
      terms.reduce((sum, term) => sum + (weights.get(term) ?? 0), 0) / total;
    return {
      total,
      sharedWith(id) {
        const own = indexed.get(id);
        return {
          held: shareIn(own?.held),
          inHeading: shareIn(own?.inHeading),
          inTitle: shareIn(own?.inTitle),
        };
      },
    };
  };
}
