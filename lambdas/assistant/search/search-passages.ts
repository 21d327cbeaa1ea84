import MiniSearch from 'minisearch';
import type { Language } from '../../../content/core/language';
import type { Passage } from '../knowledge';
import type { PassageWords } from '../words/passage-words';
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

const FIELDS = ['heading', 'text', 'title', 'wordings'] as const;
const BOOST = { heading: 1.5, text: 1, title: 0.5, wordings: 1.5 };
/** From this many letters on, mistakes are forgiven: one in five letters. */
const LONG_WORD = 6;
const FUZZINESS = 0.2;
/** The weight of a word that tells what a question is about. */
const TELLING = 5;

/** The terms of a text, each as its number and once. */
type Terms = Uint32Array;

/** The terms of several texts, one after the other, and where each text ends. */
interface TermsOfTexts {
  terms: Terms;
  ends: Uint32Array;
}

/** A question's terms with what they weigh, and what they weigh together with those that no passage has. */
interface Sought {
  weights: ReadonlyMap<number, number>;
  total: number;
}

interface Indexed {
  heading: Terms;
  title: Terms;
  all: Terms;
  /** Heading and wordings. */
  asked: TermsOfTexts;
  own: Terms;
}

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
  const { termsOf, weightOf } = vocabulary;
  const termsIn = (words: readonly string[]): string[] => [...new Set(words.flatMap(termsOf))];
  const numbers = new Map<string, number>();
  const weights: number[] = [];
  const read = (words: readonly string[]): Terms =>
    Uint32Array.from(termsIn(words), (term) => {
      const number = numbers.get(term) ?? weights.push(weightOf(term) ** 2) - 1;
      numbers.set(term, number);
      return number;
    });
  const byId = new Map(passages.map(({ passage }) => [passage.id, passage]));
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
  const seek = (text: string): Sought => {
    const terms = termsIn(wordsOf(text)).map((term) => ({ term, weight: weightOf(term) ** 2 }));
    return {
      weights: new Map(
        terms.flatMap(({ term, weight }) => {
          const number = numbers.get(term);
          return number === undefined ? [] : [[number, weight]];
        }),
      ),
      total: terms.reduce((sum, { weight }) => sum + weight, 0) || 1,
    };
  };
  /** Dice's coefficient of the terms' weights, from one place to another. */
  const alike = (sought: Sought, terms: Terms, from = 0, to = terms.length): number => {
    let both = 0;
    let own = 0;
    for (let at = from; at < to; at++) {
      const number = terms[at] ?? 0;
      both += sought.weights.get(number) ?? 0;
      own += weights[number] ?? 0;
    }
    return (2 * both) / (sought.total + own);
  };
  const likest = (sought: Sought, { terms, ends }: TermsOfTexts): number =>
    ends.reduce((most, end, at) => Math.max(most, alike(sought, terms, ends[at - 1] ?? 0, end)), 0);

  const index = new MiniSearch<Record<(typeof FIELDS)[number] | 'id', string>>({
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

  const search = lastFew(
    (text: string): ReadonlyMap<string, number> =>
      new Map(index.search(text).map(({ id, score }) => [String(id), score])),
  );
  const asked = lastFew(seek);
  return {
    vocabulary,
    find: (text, most) =>
      [...search(text).keys()].slice(0, most).flatMap((id) => byId.get(id) ?? []),
    fit(text, { id }) {
      const own = indexed.get(id);
      if (!own) return NO_FIT;
      const sought = asked(text);
      const share = (terms: Terms): number => shared(sought, terms) / sought.total;
      return {
        score: (search(text).get(id) ?? 0) / (Math.sqrt(sought.total) + TELLING),
        held: share(own.all),
        inHeading: share(own.heading),
        inTitle: share(own.title),
        textAlike: alike(sought, own.own),
        alike: likest(sought, own.asked),
      };
    },
  };
}

/** What a question and a text have in common, by weight. */
const shared = ({ weights }: Sought, terms: Terms): number =>
  terms.reduce((sum, number) => sum + (weights.get(number) ?? 0), 0);

const union = (all: readonly Terms[]): Terms =>
  Uint32Array.from(new Set(all.flatMap((terms) => [...terms])));

function oneAfterTheOther(texts: readonly Terms[]): TermsOfTexts {
  let end = 0;
  return {
    terms: Uint32Array.from(texts.flatMap((terms) => [...terms])),
    ends: Uint32Array.from(texts, (terms) => (end += terms.length)),
  };
}

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
