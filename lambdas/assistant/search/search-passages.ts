import MiniSearch from 'minisearch';
import type { Language } from '../../../content/core/language';
import type { Passage } from '../knowledge';
import { type Vocabulary, vocabularyOf } from '../words/vocabulary';
import { wordsOf } from '../words/words-of';

/** How well a passage fits a question, each about from 0 to 1. */
export interface Fit {
  /** BM25 over all fields, by the weight of the question's words. */
  score: number;
  /** The share of the question's meaning that the passage holds. */
  held: number;
  /** … that its heading holds. */
  inHeading: number;
  /** … that its page's title holds. */
  inTitle: number;
  /** How alike the question is to the heading, or to the likest wording of what the passage answers. */
  alike: number;
  /** … to its text. */
  textAlike: number;
}

const NO_FIT: Fit = { score: 0, held: 0, inHeading: 0, inTitle: 0, alike: 0, textAlike: 0 };

/** Passages of one language, found by words. */
export interface SearchPassages {
  /** The ones that fit a text best, best first. */
  find: (text: string, most: number) => readonly Passage[];
  /** How well one fits a text. */
  fit: (text: string, passage: Passage) => Fit;
  vocabulary: Vocabulary;
}

const BOOST = { heading: 1.5, text: 1, title: 0.5, wordings: 1.5 };
/** From this many letters on, mistakes are forgiven: one in five letters. */
const LONG_WORD = 6;
const FUZZINESS = 0.2;
/** The weight of a word that tells what a question is about. */
const TELLING = 5;

/** Terms with what they weigh. */
type Terms = ReadonlyMap<string, number>;

interface Indexed {
  passage: Passage;
  heading: Terms;
  title: Terms;
  all: Terms;
  wordings: readonly Terms[];
  own: Terms;
}

/** Indexes passages of one language by their words. */
export function searchPassages(passages: readonly Passage[], language: Language): SearchPassages {
  const vocabulary = vocabularyOf(
    passages.map(({ heading, text, title, wordings }) =>
      [title, heading, text, ...(wordings ?? [])].join('\n'),
    ),
    language,
  );
  const { termsOf, weightOf } = vocabulary;
  const read = (text: string): Terms =>
    new Map(
      wordsOf(text).flatMap((word) => termsOf(word).map((term) => [term, weightOf(term) ** 2])),
    );
  const indexed = new Map(
    passages.map((passage): [string, Indexed] => {
      const { heading, title, text, wordings = [] } = passage;
      return [
        passage.id,
        {
          passage,
          heading: read(heading),
          title: read(title),
          all: read([heading, title, text, ...wordings].join('\n')),
          own: read([heading, text].join('\n')),
          wordings: [heading, ...wordings].map(read),
        },
      ];
    }),
  );
  const index = new MiniSearch<Passage>({
    fields: Object.keys(BOOST),
    extractField: (passage, field) => {
      const value = passage[field as keyof Passage];
      return Array.isArray(value) ? value.join('\n') : (value ?? '');
    },
    tokenize: wordsOf,
    processTerm: (word) => [...termsOf(word)],
    searchOptions: {
      boost: BOOST,
      bm25: { k: 1.2, b: 0.7, d: 0 },
      fuzzy: (term) => (term.length >= LONG_WORD ? FUZZINESS : false),
      prefix: (term) => term.length >= LONG_WORD,
      boostTerm: (term) => (weightOf(term) / TELLING) ** 1.5,
    },
  });
  index.addAll(passages);

  const search = lastFew(
    (text: string): ReadonlyMap<string, number> =>
      new Map(index.search(text).map(({ id, score }) => [String(id), score])),
  );
  const asked = lastFew(read);
  return {
    vocabulary,
    find: (text, most) =>
      [...search(text).keys()].slice(0, most).flatMap((id) => indexed.get(id)?.passage ?? []),
    fit(text, { id }) {
      const own = indexed.get(id);
      if (!own) return NO_FIT;
      const terms = asked(text);
      const total = weightIn(terms) || 1;
      const share = (held: Terms): number => sharedWeight(terms, held) / total;
      return {
        score: (search(text).get(id) ?? 0) / (Math.sqrt(total) + TELLING),
        held: share(own.all),
        inHeading: share(own.heading),
        inTitle: share(own.title),
        textAlike: alike(terms, own.own),
        alike: own.wordings.reduce((most, wording) => Math.max(most, alike(terms, wording)), 0),
      };
    },
  };
}

const weightIn = (terms: Terms): number => {
  let sum = 0;
  for (const weight of terms.values()) sum += weight;
  return sum;
};

const sharedWeight = (a: Terms, b: Terms): number => {
  let sum = 0;
  for (const [term, weight] of a) if (b.has(term)) sum += weight;
  return sum;
};

/** Dice's coefficient of the terms' weights. */
const alike = (a: Terms, b: Terms): number =>
  (2 * sharedWeight(a, b)) / (weightIn(a) + weightIn(b) || 1);

/** A function that remembers its last answers: one question is looked at from many sides. */
function lastFew<T>(compute: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const value = known.get(text) ?? compute(text);
    known.delete(text);
    known.set(text, value);
    for (const [oldest] of known) {
      if (known.size <= FEW) break;
      known.delete(oldest);
    }
    return value;
  };
}

/** A question, and the same with what was said before it. */
const FEW = 2;
