import MiniSearch from 'minisearch';
import type { Language } from '../../../content/core/language';
import type { Passage } from '../knowledge';
import type { PassageWords } from '../words/passage-words';
import { type Vocabulary, vocabularyOf } from '../words/vocabulary';
import { wordsOf } from '../words/words-of';
import { compareTerms, type Shared } from './compare-terms';
import { lastFew } from './last-few';

/** How well a passage fits a question. */
export interface Fit extends Shared {
  /** BM25 over all fields, by the weight of the question's words: about from 0 to 1. */
  score: number;
}

/** Passages of one language, found by words. */
export interface SearchPassages {
  /** The ones that fit a text best, best first. */
  find: (text: string, most: number) => readonly Passage[];
  /** How well one fits a text. */
  fit: (text: string, passage: Passage) => Fit;
  vocabulary: Vocabulary;
}

const FIELDS = ['heading', 'text', 'title', 'wordings'] as const;
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
  const { seek, compare } = compareTerms(passages, vocabulary);
  const byId = new Map(passages.map(({ passage }) => [passage.id, passage]));
  const index = indexOf(passages, vocabulary);
  const search = lastFew(
    (text: string): ReadonlyMap<string, number> =>
      new Map(index.search(text).map(({ id, score }) => [String(id), score])),
  );
  const sought = lastFew(seek);
  return {
    vocabulary,
    find: (text, most) =>
      [...search(text).keys()].slice(0, most).flatMap((id) => byId.get(id) ?? []),
    fit: (text, { id }) => ({
      ...compare(sought(text), id),
      score: (search(text).get(id) ?? 0) / (Math.sqrt(sought(text).total) + TELLING),
    }),
  };
}

type Fields = Record<(typeof FIELDS)[number] | 'id', string>;

function indexOf(
  passages: readonly PassageWords[],
  { termsOf, weightOf }: Vocabulary,
): MiniSearch<Fields> {
  const index = new MiniSearch<Fields>({
    fields: [...FIELDS],
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
    passages.map(({ passage: { id }, heading, text, title, wordings }) => ({
      id,
      heading: heading.join(' '),
      text: text.join(' '),
      title: title.join(' '),
      wordings: wordings.flat().join(' '),
    })),
  );
  return index;
}
