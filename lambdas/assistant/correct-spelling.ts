import { editDistance } from '../../content/core/edit-distance';
import { LEXICON, PATTERN_WORDS } from './lexicon/lexicon';
import { NEVER_CORRECT } from './lexicon/never-correct';

/** Shorter words have too many neighbours for a guess. */
const SHORTEST = 4;
/** From this many letters on, two mistakes are forgiven. */
const LONG = 9;

/** A word that a misspelt one may have been meant to be. */
interface Candidate {
  word: string;
  /** It is the beginning of words, and compared with a word's beginning. */
  isBeginning: boolean;
  /** It tells what a question is about. */
  telling: boolean;
  /** Its letters, one bit each. */
  letters: number;
}

/** The letters of a word as bits: most words are told apart by these without comparing them. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

const CANDIDATES: readonly Candidate[] = [
  ...[...LEXICON.entries()].flatMap(({ word, isBeginning, values }) =>
    values.some((meaning) => meaning !== 'trade' && meaning !== 'foreign')
      ? { word, isBeginning, telling: values.some((meaning) => meaning !== 'stop') }
      : [],
  ),
  ...[...PATTERN_WORDS].map((word) => ({ word, isBeginning: false, telling: true })),
]
  .filter(({ word, isBeginning }) => word.length >= (isBeginning ? SHORTEST + 1 : SHORTEST))
  .map((candidate) => ({ ...candidate, letters: lettersOf(candidate.word) }));

const BY_LENGTH = new Map<number, Candidate[]>();
for (const candidate of CANDIDATES) {
  const { length } = candidate.word;
  BY_LENGTH.set(length, [...(BY_LENGTH.get(length) ?? []), candidate]);
}
const BEGINNINGS = CANDIDATES.filter(({ isBeginning }) => isBeginning);

/** The word of ours that a misspelt one was probably meant to be. */
export function correctSpelling(word: string): string | undefined {
  if (word.length < SHORTEST || word.length > 30 || NEVER_CORRECT.has(word) || /\d/.test(word)) {
    return undefined;
  }
  const limit = word.length >= LONG ? 2 : 1;
  let best: string | undefined;
  let bestScore = Number.POSITIVE_INFINITY;
  const letters = lettersOf(word);
  const isFar = (candidate: Candidate): boolean => countBits(candidate.letters & ~letters) > limit;
  const consider = (candidate: Candidate, distance: number): void => {
    if (distance > allowed(candidate.word, limit)) return;
    const score = distance + unlikelihood(candidate, word);
    if (score < bestScore) [best, bestScore] = [candidate.word, score];
  };
  for (let length = word.length - limit; length <= word.length + limit; length++) {
    for (const candidate of BY_LENGTH.get(length) ?? []) {
      if (!isFar(candidate)) consider(candidate, editDistance(word, candidate.word, limit));
    }
  }
  for (const candidate of BEGINNINGS) {
    if (candidate.word.length < word.length && !isFar(candidate)) {
      consider(candidate, distanceToBeginning(word, candidate.word, limit));
    }
  }
  return best;
}

/** Typing mistakes rarely hit the first letter; a longer word is a less likely accident. */
const unlikelihood = ({ word: candidate, telling }: Candidate, word: string): number =>
  (candidate[0] === word[0] ? 0 : 0.6) - candidate.length / 100 + (telling ? 0 : 0.05);

const allowed = (candidate: string, limit: number): number =>
  candidate.length >= LONG - 1 ? limit : 1;

/** The distance to the part of a word that is about as long as a beginning. */
function distanceToBeginning(word: string, beginning: string, limit: number): number {
  let best = limit + 1;
  for (let length = beginning.length - 1; length <= beginning.length + 1; length++) {
    if (length > word.length) break;
    best = Math.min(best, editDistance(word.slice(0, length), beginning, Math.min(limit, best)));
  }
  return best;
}
