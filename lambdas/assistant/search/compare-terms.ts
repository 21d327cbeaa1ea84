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
type Terms = Uint32Array;

/** The terms of several texts, one after the other, and where each text ends. */
interface TermsOfTexts {
  terms: Terms;
  ends: Uint32Array;
}

interface Indexed {
  heading: Terms;
  title: Terms;
  all: Terms;
  /** Heading and wordings. */
  asked: TermsOfTexts;
  own: Terms;
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
    Uint32Array.from(termsIn(words), (term) => {
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
      return [
        passage.id,
        { heading, title, own, all: union([own, title, ...asked]), asked: oneAfterTheOther(asked) },
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
    const weightIn = (all: Terms): number =>
      all.reduce((sum, number) => sum + (sought.get(number) ?? 0), 0);
    /** Dice's coefficient of the terms' weights, from one place to another. */
    const alike = (all: Terms, from = 0, to = all.length): number => {
      let both = 0;
      let own = 0;
      for (let at = from; at < to; at++) {
        const number = all[at] ?? 0;
        both += sought.get(number) ?? 0;
        own += weights[number] ?? 0;
      }
      return (2 * both) / (total + own);
    };
    const likest = ({ terms: all, ends }: TermsOfTexts): number =>
      ends.reduce((most, end, at) => Math.max(most, alike(all, ends[at - 1] ?? 0, end)), 0);
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
          alike: likest(own.asked),
        };
      },
    };
  };
}

const union = (all: readonly Terms[]): Terms =>
  Uint32Array.from(new Set(all.flatMap((terms) => [...terms])));

function oneAfterTheOther(texts: readonly Terms[]): TermsOfTexts {
  let end = 0;
  return {
    terms: Uint32Array.from(texts.flatMap((terms) => [...terms])),
    ends: Uint32Array.from(texts, (terms) => (end += terms.length)),
  };
}
