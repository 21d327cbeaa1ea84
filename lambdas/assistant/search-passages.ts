import type { Language } from '../../content/core/language';
import { fold } from './words/fold';
import type { Passage } from './knowledge';
import { LEXICON } from './lexicon/lexicon';

/** Finds passages by a question's own words. */
export interface SearchPassages {
  /** The answer to a question that the site itself asks, in nearly the same words. */
  asked: (question: string, language: Language) => Passage | undefined;
  /** The passage that holds most of what a question says, for what no topic covers. */
  holding: (question: string, language: Language) => Passage | undefined;
}

/** The share of all words that two wordings of one question have in common. */
const SAME_QUESTION = 0.75;

/** A question of so many words is clear without the page that it stands on. */
const CLEAR_ALONE = 6;
/** The share of a question's meaning, weighed by how rare its words are, that a passage must hold. */
const ENOUGH = 0.8;
/** How much of it the heading alone must hold: a passage is about what its heading says. */
const ENOUGH_IN_HEADING = 0.4;
/** Fewer words than this say too little to be sure by. */
const FEWEST_WORDS = 2;
/** As much of a passage's text as tells what it is about. */
const INDEXED = 400;
const SHORTEST = 3;
const STEM = 6;

interface Entry {
  passage: Passage;
  heading: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

interface Index {
  entries: readonly Entry[];
  /** How much a word weighs. */
  rarity: (word: string) => number;
}

/** Indexes passages by their words. */
export function searchPassages(passages: readonly Passage[]): SearchPassages {
  const indexes = new Map<Language, Index>();
  /** Made when it is first needed, which keeps a cold start short. */
  const indexIn = (language: Language): Index => {
    const index = indexes.get(language) ?? indexOf(passages, language);
    indexes.set(language, index);
    return index;
  };
  const questions = passages
    .filter(({ heading }) => heading.endsWith('?'))
    .map((passage) => ({ passage, words: wordsOf(passage.heading) }))
    // "What does it cost?" means one thing under its page's title and another in a chat.
    .filter(({ passage, words }) => passage.topics.length > 0 || words.size >= CLEAR_ALONE);

  const asked: SearchPassages['asked'] = (question, language) => {
    const words = wordsOf(question);
    let best: { passage: Passage; alike: number } | undefined;
    for (const { passage, words: own } of questions) {
      if (passage.language !== language) continue;
      const alike = likeness(words, own);
      if (alike >= SAME_QUESTION && alike > (best?.alike ?? 0)) best = { passage, alike };
    }
    return best?.passage;
  };

  const holding: SearchPassages['holding'] = (question, language) => {
    const words = [...new Set(stems(question))];
    const { entries, rarity } = indexIn(language);
    const weights = words.map(rarity);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    if (words.length < FEWEST_WORDS) return undefined;
    let best: { passage: Passage; score: number } | undefined;
    for (const { passage, heading, words: held } of entries) {
      const share = shareOf(words, weights, (word) => held.has(word) || heading.has(word)) / total;
      const inHeading = shareOf(words, weights, (word) => heading.has(word)) / total;
      const score = share + inHeading;
      if (share < ENOUGH || inHeading < ENOUGH_IN_HEADING || score <= (best?.score ?? 0)) continue;
      best = { passage, score };
    }
    return best?.passage;
  };
  return { asked, holding };
}

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(fold(text).match(/[\p{L}\d]+/gu) ?? []);

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / (a.size + b.size - shared);
}

const shareOf = (
  words: readonly string[],
  weights: readonly number[],
  holds: (word: string) => boolean,
): number => words.reduce((sum, word, at) => sum + (holds(word) ? (weights[at] ?? 0) : 0), 0);

function indexOf(passages: readonly Passage[], language: Language): Index {
  const entries = passages
    .filter((passage) => passage.language === language)
    .map((passage) => ({
      passage,
      heading: new Set(stems(passage.heading)),
      words: new Set(stems(passage.text.slice(0, INDEXED))),
    }));
  return { entries, rarity: rarityIn(entries) };
}

/** The inverse document frequency of words; one that no passage holds weighs as much as the rarest. */
function rarityIn(entries: readonly Entry[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const { heading, words } of entries) {
    for (const word of new Set([...heading, ...words])) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return (word) => Math.log(1 + entries.length / (counts.get(word) ?? 0.5));
}

/** The words that say something, cut to a length at which most inflections agree. */
const stems = (text: string): string[] =>
  (fold(text).match(/[\p{L}\d]+/gu) ?? [])
    .filter((word) => word.length >= SHORTEST && !isCommon(word))
    .map((word) => word.slice(0, STEM));

const isCommon = (word: string): boolean =>
  LEXICON.find(word)?.values.every((meaning) => meaning === 'stop') ?? false;
