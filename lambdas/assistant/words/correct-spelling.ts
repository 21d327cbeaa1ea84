import { editDistance } from '../../../content/core/edit-distance';
import { fold } from './fold';

/** Shorter words have too many neighbours for a guess. */
const SHORTEST = 4;
const LONGEST = 30;
/** From this many letters on, two mistakes are forgiven. */
const LONG = 8;
/** A word of fewer texts is too rare to be what somebody meant. */
const COMMON = 3;

/** Puts the words of a site in the place of misspelt ones. */
export type CorrectSpelling = (text: string) => string;

/**
 * @param texts - the words of each; the common ones are what others may have been meant to be. Typing
 * mistakes rarely hit the first letter.
 * @param isKnown - whether a word is left as it is.
 */
export function spellingOf(
  texts: readonly (readonly string[])[],
  isKnown: (word: string) => boolean,
): CorrectSpelling {
  const counts = new Map<string, number>();
  for (const words of texts) {
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const byLetter = new Map<string, string[]>();
  for (const [word, count] of counts) {
    if (count < COMMON || word.length < SHORTEST) continue;
    const key = word.charAt(0);
    byLetter.set(key, [...(byLetter.get(key) ?? []), word]);
  }
  const meant = (word: string): string | undefined => {
    const limit = word.length >= LONG ? 2 : 1;
    let best: { word: string; distance: number; count: number } | undefined;
    for (const other of byLetter.get(word.charAt(0)) ?? []) {
      const distance = editDistance(word, other, limit);
      if (distance > limit) continue;
      const count = counts.get(other) ?? 0;
      if (!best || distance < best.distance || (distance === best.distance && count > best.count)) {
        best = { word: other, distance, count };
      }
    }
    return best?.word;
  };
  return (text) =>
    text.replace(/\p{L}+/gu, (original) => {
      const word = fold(original);
      const isOdd = word.length >= SHORTEST && word.length <= LONGEST && !isKnown(word);
      return (isOdd ? meant(word) : undefined) ?? original;
    });
}
