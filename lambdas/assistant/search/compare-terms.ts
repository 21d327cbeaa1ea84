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
  /** How alike the question is to the heading, or to the likest wording of what the passage answers. */
  alike: number;
  /** … to its heading and text. */
  textAlike: number;
}

/** Compares a question with passages. */
export type CompareTerms = (question: string) => {
  /** What the question weighs, the terms that no passage has included. */
  total: number;
  /** @param id - a passage's; with another there is nothing in common. */
  sharedWith: (id: string) => Shared;
};

/** The terms of a text, each as its number and once. */
type Terms = readonly number[];

/** What is compared of a passage. */
interface Indexed {
  heading: Terms;
  title: Terms;
  own: Terms;
  all: Terms;
  /** Heading and wordings. */
  asked: readonly Terms[];
}

const NOTHING: Shared = { held: 0, inHeading: 0, inTitle: 0, alike: 0, textAlike: 0 };

/** Reads the terms of passages once, as numbers. */
export function compareTerms(
  passages: readonly PassageWords[],
  { termsOf, weightOf }: Vocabulary,
): CompareTerms {
  const numbers = new Map<string, number>();
  const weights: number[] = [];
  const termsIn = (words: readonly string[]): string[] => [...new Set(words.flatMap(termsOf))];
  const read = (words: readonly string[]): Terms =>
    termsIn(words).map((term) => {
      const number = numbers.get(term) ?? weights.push(weightOf(term) ** 2) - 1;
      numbers.set(term, number);
      return number;
    });
  const indexed = new Map(
    passages.map(({ passage, ...words }): [string, Indexed] => {
      const heading = read(words.heading);
      const title = read(words.title);
      const own = union([heading, read(words.text)]);
      const asked = [heading, ...words.wordings.map(read)];
      return [passage.id, { heading, title, own, all: union([own, title, ...asked]), asked }];
    }),
  );
  return (question) => {
    const terms = termsIn(wordsOf(question));
    const total = terms.reduce((sum, term) => sum + weightOf(term) ** 2, 0) || 1;
    const sought = new Map<number, number>(
      terms.flatMap((term) => {
        const number = numbers.get(term);
        return number === undefined ? [] : [[number, weightOf(term) ** 2]];
      }),
    );
    const weightIn = (all: Terms): number =>
      all.reduce((sum, number) => sum + (sought.get(number) ?? 0), 0);
    /** Dice's coefficient of the terms' weights. */
    const alike = (all: Terms): number =>
      (2 * weightIn(all)) / (total + all.reduce((sum, number) => sum + (weights[number] ?? 0), 0));
    return {
      total,
      sharedWith(id) {
        const own = indexed.get(id);
        if (!own) return NOTHING;
        return {
          held: weightIn(own.all) / total,
          inHeading: weightIn(own.heading) / total,
          inTitle: weightIn(own.title) / total,
          textAlike: alike(own.own),
          alike: Math.max(...own.asked.map(alike)),
        };
      },
    };
  };
}

const union = (all: readonly Terms[]): Terms => [...new Set(all.flat())];
