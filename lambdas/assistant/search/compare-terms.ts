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

/** The terms of one text or several, as numbers; {@link END} ends each text. */
type Terms = Uint32Array;
const END = 0;

/** What is compared of a passage; `asked` is its heading and its wordings. */
type Indexed = Record<'heading' | 'title' | 'own' | 'all' | 'asked', Terms>;

const NOTHING: Shared = { held: 0, inHeading: 0, inTitle: 0, alike: 0, textAlike: 0 };

/** Reads the terms of passages once, as numbers. */
export function compareTerms(
  passages: readonly PassageWords[],
  { termsOf, weightOf }: Vocabulary,
): CompareTerms {
  const numbers = new Map<string, number>();
  const weights = [END];
  const termsIn = (words: readonly string[]): string[] => [...new Set(words.flatMap(termsOf))];
  const read = (words: readonly string[]): number[] =>
    termsIn(words).map((term) => {
      const number = numbers.get(term) ?? weights.push(weightOf(term) ** 2) - 1;
      numbers.set(term, number);
      return number;
    });
  const indexed = new Map(
    passages.map(({ id, ...words }): [string, Indexed] => {
      const heading = read(words.heading);
      const title = read(words.title);
      const own = [...heading, ...read(words.text)];
      const asked = [heading, ...words.wordings.map(read)];
      const all = [...own, ...title, ...asked.flat()];
      return [
        id,
        {
          heading: pack([heading]),
          title: pack([title]),
          own: pack([own]),
          all: pack([all]),
          asked: pack(asked),
        },
      ];
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
    const weightIn = (terms: Terms): number =>
      terms.reduce((sum, term) => sum + (sought.get(term) ?? 0), 0);
    /** Dice's coefficient of the terms' weights, of the text that is likest. */
    const alike = (texts: Terms): number => {
      let [likest, both, own] = [0, 0, 0];
      for (const term of texts) {
        both += sought.get(term) ?? 0;
        own += weights[term] ?? 0;
        if (term !== END) continue;
        likest = Math.max(likest, (2 * both) / (total + own));
        both = own = 0;
      }
      return likest;
    };
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
          alike: alike(own.asked),
        };
      },
    };
  };
}

/** Texts one after the other, each with every term once. */
const pack = (texts: readonly (readonly number[])[]): Terms =>
  Uint32Array.from(texts.flatMap((terms) => [...new Set(terms), END]));
