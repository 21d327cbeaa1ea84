import type { Turn } from '../assistant';
import { cleanQuestion } from '../words/clean-question';
import { isShouted } from '../words/is-shouted';
import { wordsOf } from '../words/words-of';
import type { Subject } from './weights';

/** How likely a question is about each subject; together they make 1. */
export type Likelihoods = ReadonlyMap<Subject, number>;

/** Tells what a question is about. */
export type Classifier = (text: string, history: readonly Turn[]) => Likelihoods;

/** What is seen in a question, each with how much it counts. */
export type Features = ReadonlyMap<string, number>;

/** At this length most inflections of a word agree. */
const STEM = 7;
const LETTERS = 4;
/** How much each kind counts beside a word of the question. */
const COUNTS = { pairOfWords: 0.7, letters: 0.4, earlierWord: 0.25, earlierSubject: 1 };
/** Subjects that the turn before is less likely about are left out. */
const LEAST_LIKELY = 0.05;
/** A message of fewer words rarely stands alone. */
const SHORT = 4;
/** How far back a conversation is read. */
const REACH = 4;

/**
 * The features of a question: its words, neighbouring words and letters, and what the turn before it
 * said and was about.
 *
 * @param classify - tells what a turn is about; absent while that is being learnt.
 */
export function featuresOf(
  text: string,
  history: readonly Turn[],
  classify?: Classifier,
): Features {
  const words = wordsOf(cleanQuestion(text));
  const features = new Map<string, number>();
  addWords(features, words);
  const recent = history.slice(-2 * REACH);
  const at = recent.findLastIndex(({ role }) => role === 'user');
  const before = recent[at];
  if (before) {
    for (const word of wordsOf(cleanQuestion(before.content))) {
      features.set(`hw:${word.slice(0, STEM)}`, COUNTS.earlierWord);
    }
    for (const [subject, likelihood] of classify?.(before.content, recent.slice(0, at)) ?? []) {
      if (likelihood > LEAST_LIKELY) {
        features.set(`hs:${subject}`, COUNTS.earlierSubject * likelihood);
      }
    }
  }
  const isShort = words.length < SHORT;
  if (isShort) features.set('m:short', 1);
  if (before) features.set(isShort ? 'm:short-reply' : 'm:reply', 1);
  if (isShouted(text)) features.set('m:shouted', 1);
  return features;
}

function addWords(features: Map<string, number>, words: readonly string[]): void {
  const stems = words.map((word) => word.slice(0, STEM));
  for (const stem of stems) features.set(`w:${stem}`, 1);
  for (let at = 0; at <= stems.length; at++) {
    features.set(`b:${stems[at - 1] ?? '^'} ${stems[at] ?? '$'}`, COUNTS.pairOfWords);
  }
  for (const word of words) {
    const padded = ` ${word} `;
    for (let at = 0; at + LETTERS <= padded.length; at++) {
      features.set(`n:${padded.slice(at, at + LETTERS)}`, COUNTS.letters);
    }
  }
}
