import MiniSearch from 'minisearch';
import type { Language } from '../../../content/core/language';
import type { Passage } from '../knowledge';
import { type Vocabulary, vocabularyOf } from '../words/vocabulary';
import { wordsOf } from '../words/words-of';

/** How well a passage fits a question, each from 0 to 1 but for the first. */
export interface Match {
  /** BM25 over heading, text and page title, by the weight of the question's words. */
  score: number;
  /** The share of the question's meaning that the passage holds anywhere. */
  held: number;
  /** … that its heading holds. */
  inHeading: number;
  /** … that its page's title holds. */
  inTitle: number;
  /** The share of the heading's meaning that the question holds. */
  ofHeading: number;
}

export interface Hit extends Match {
  passage: Passage;
}

/** Finds passages of one language by a question's words. */
export interface SearchPassages {
  /** The best ones for a text, best first. */
  find: (text: string, most: number) => readonly Hit[];
  /** How well one fits a text. */
  match: (text: string, passage: Passage) => Match;
  /** The share of a text's meaning that is in words of the site. */
  knownShare: (text: string) => number;
  vocabulary: Vocabulary;
}

/** A heading says what its passage is about; a page's title what all of its passages are about. */
const BOOST = { heading: 1.5, text: 1, title: 0.5 };
/** From this many letters on, mistakes are forgiven: one in five letters. */
const LONG_WORD = 6;
const FUZZINESS = 0.2;

interface Indexed {
  passage: Passage;
  heading: ReadonlySet<string>;
  title: ReadonlySet<string>;
  all: ReadonlySet<string>;
}

/** Indexes passages of one language by their words. */
export function searchPassages(
  passages: readonly Passage[],
  language: Language,
): SearchPassages {
  const vocabulary = vocabularyOf(
    passages.map(({ heading, text, title }) => `${title}\n${heading}\n${text}`),
    language,
  );
  const termsOf = (text: string): string[] => wordsOf(text).flatMap(vocabulary.termsOf);
  const indexed = new Map(
    passages.map((passage): [string, Indexed] => {
      const [heading, title] = [new Set(termsOf(passage.heading)), new Set(termsOf(passage.title))];
      const all = new Set([...heading, ...title, ...termsOf(passage.text)]);
      return [passage.id, { passage, heading, title, all }];
    }),
  );
  const index = new MiniSearch<Passage>({
    fields: Object.keys(BOOST),
    tokenize: wordsOf,
    processTerm: (word) => [...vocabulary.termsOf(word)],
    searchOptions: {
      boost: BOOST, bm25: { k: 1.2, b: 0.7, d: 0 },
      fuzzy: (term) => (term.length >= LONG_WORD ? FUZZINESS : false),
      prefix: (term) => term.length >= LONG_WORD,
      boostTerm: (term) => (vocabulary.weightOf(term) / 5) ** 2,
    },
  });
  index.addAll(passages);

  /** The words of a text, each with its terms and what it weighs: as much as its likeliest term. */
  const wordsWithWeight = (text: string): { terms: readonly string[]; weight: number }[] =>
    [...new Set(wordsOf(text))].map((word) => {
      const terms = vocabulary.termsOf(word);
      return { terms, weight: Math.min(...terms.map(vocabulary.weightOf)) };
    });

  const matchOf = (
    words: ReturnType<typeof wordsWithWeight>,
    { heading, title, all }: Indexed,
    score: number,
  ): Match => {
    const total = words.reduce((sum, { weight }) => sum + weight, 0) || 1;
    const share = (own: ReadonlySet<string>): number =>
      words.reduce(
        (sum, { terms, weight }) =>
          sum + (weight * terms.filter((term) => own.has(term)).length) / terms.length,
        0,
      ) / total;
    const asked = new Set(words.flatMap(({ terms }) => terms));
    const weigh = (terms: Iterable<string>): number =>
      [...terms].reduce((sum, term) => sum + vocabulary.weightOf(term), 0);
    return {
      score: score / (total + 4),
      held: share(all),
      inHeading: share(heading),
      inTitle: share(title),
      ofHeading: weigh([...heading].filter((term) => asked.has(term))) / (weigh(heading) || 1),
    };
  };
  const scores = (text: string): Map<string, number> =>
    new Map(index.search(text).map(({ id, score }) => [String(id), score]));
  let last: { text: string; found: Map<string, number> } | undefined;
  const scoresOf = (text: string): Map<string, number> => {
    if (last?.text !== text) last = { text, found: scores(text) };
    return last.found;
  };
  return {
    find: (text, most) => {
      const words = wordsWithWeight(text);
      return [...scoresOf(text)].slice(0, most).flatMap(([id, score]) => {
        const own = indexed.get(id);
        return own ? [{ passage: own.passage, ...matchOf(words, own, score) }] : [];
      });
    },
    match: (text, passage) => {
      const own = indexed.get(passage.id);
      const words = wordsWithWeight(text);
      return own
        ? matchOf(words, own, scoresOf(text).get(passage.id) ?? 0)
        : { score: 0, held: 0, inHeading: 0, inTitle: 0, ofHeading: 0 };
    },
    knownShare: (text) => {
      const words = wordsWithWeight(text);
      const total = words.reduce((sum, { weight }) => sum + weight, 0) || 1;
      return (
        words.reduce(
          (sum, { terms, weight }) => sum + (terms.some(vocabulary.knows) ? weight : 0),
          0,
        ) / total
      );
    },
    vocabulary,
  };
}
