import MiniSearch from 'minisearch';
import type { Language } from '../../../content/core/language';
import type { Passage } from '../knowledge';
import type { PassageWords } from '../words/passage-words';
import { type Vocabulary, vocabularyOf } from '../words/vocabulary';
import { wordsOf } from '../words/words-of';
import { compareTerms, type Shared } from './compare-terms';

/** How well a passage fits a question. */
export interface Fit extends Shared {
  /** BM25 over all fields, by the weight of the question's words: about from 0 to 1. */
  score: number;
}

/** How well the passages of one language fit a text. */
export interface Fits {
  /** The ids of the ones that fit it best, best first. */
  best: (most: number) => readonly string[];
  of: (passage: Passage) => Fit;
}

/** Passages of one language, found by words. */
export interface SearchPassages {
  search: (text: string) => Fits;
  vocabulary: Vocabulary;
}

const BOOST = { heading: 1.5, text: 1, title: 0.5, wordings: 1.5 };
/** From this many letters on, mistakes are forgiven: one in five letters. */
const LONG_WORD = 6;
const FUZZINESS = 0.2;
/** The weight of a word that tells what a question is about. */
const TELLING = 5;

/** Indexes passages of one language by their words. */
export function searchPassages(
  passages: readonly PassageWords[],
  language: Language,
): SearchPassages {
  const vocabulary = vocabularyOf(
    passages.map(({ heading, text, title, wordings }) =>
      [title, heading, text, ...wordings].flat(),
    ),
    language,
  );
  const compare = compareTerms(passages, vocabulary);
  const index = indexOf(passages, vocabulary);
  return {
    vocabulary,
    search(text) {
      const scores = new Map(index.search(text).map(({ id, score }) => [String(id), score]));
      const { sharedWith, total } = compare(text);
      return {
        best: (most) => [...scores.keys()].slice(0, most),
        of: ({ id }) => ({
          ...sharedWith(id),
          score: (scores.get(id) ?? 0) / (Math.sqrt(total) + TELLING),
        }),
      };
    },
  };
}

type Fields = Record<keyof typeof BOOST | 'id', string>;

function indexOf(
  passages: readonly PassageWords[],
  { termsOf, weightOf }: Vocabulary,
): MiniSearch<Fields> {
  const index = new MiniSearch<Fields>({
    fields: Object.keys(BOOST),
    tokenize: (words) => words.split(' '),
    processTerm: (word) => [...termsOf(word)],
    searchOptions: {
      tokenize: wordsOf,
      boost: BOOST,
      bm25: { k: 1.2, b: 0.7, d: 0 },
      fuzzy: (term) => (term.length >= LONG_WORD ? FUZZINESS : false),
      prefix: (term) => term.length >= LONG_WORD,
      boostTerm: (term) => (weightOf(term) / TELLING) ** 1.5,
    },
  });
  index.addAll(
    passages.map(({ id, heading, text, title, wordings }) => ({
      id,
      heading: heading.join(' '),
      text: text.join(' '),
      title: title.join(' '),
      wordings: wordings.flat().join(' '),
    })),
  );
  return index;
}
