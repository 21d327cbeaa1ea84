import { dot, lengthOf } from '../vectors';
import { wordsOf } from '../words/words-of';

/** Compares a question with texts word by word. */
export interface WordMeanings {
  /** The words of a text, each as its number and once. */
  read: (text: string) => Uint32Array;
  /** What tells how much of a question's meaning some words have, from 0 to 1. */
  seek: (question: string) => (words: Iterable<number>) => number;
}

/** Steps of a number that a byte holds on either side of nothing. */
const STEPS = 127;

/**
 * Each word of a question is held by the word of a text that means most alike, as far as it does, and counts
 * as much as it tells (late interaction, as of ColBERT: arXiv 2004.12832).
 *
 * @param directionOf - where a word points, the longer the more it tells.
 */
export function wordMeanings(directionOf: (word: string) => Float32Array): WordMeanings {
  const numbers = new Map<string, number>();
  const directions: Int8Array[] = [];
  const numberOf = (word: string): number => {
    const number = numbers.get(word) ?? directions.push(toSteps(directionOf(word))) - 1;
    numbers.set(word, number);
    return number;
  };
  return {
    read: (text) => Uint32Array.from(new Set(wordsOf(text).map(numberOf))),
    seek(question) {
      const asked = [...new Set(wordsOf(question))].map(directionOf);
      const lengths = asked.map(lengthOf);
      const total = lengths.reduce((sum, length) => sum + length, 0) || 1;
      const known = new Map<number, readonly number[]>();
      const alikeTo = (word: number): readonly number[] => {
        const direction = directions[word] ?? [];
        const alike = known.get(word) ?? asked.map((one) => dot(one, direction) / STEPS);
        known.set(word, alike);
        return alike;
      };
      return (words) => {
        const held = asked.map(() => 0);
        for (const word of words) {
          alikeTo(word).forEach((alike, at) => {
            if (alike > (held[at] ?? 0)) held[at] = alike;
          });
        }
        return held.reduce((sum, alike) => sum + alike, 0) / total;
      };
    },
  };
}

/** A direction without its length. */
const toSteps = (vector: Float32Array): Int8Array => {
  const length = lengthOf(vector) || 1;
  return Int8Array.from(vector, (value) => Math.round((STEPS * value) / length));
};
