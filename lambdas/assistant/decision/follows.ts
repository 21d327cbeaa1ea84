import { wordsOf } from '../words/words-of';

/** A reply of fewer words than this is read with what was said before. */
const SHORT = 6;

/** Beginnings of questions that only make sense after another. */
const FOLLOWS =
  /^(?:(?:ok|okej|okay|ja|jaha|aha|tack|thanks|bra|great)\s+)*(?:och|and|men|but|or|eller|what about|how about|hur ar det med|hur blir det med|da|then|sen|so|om vi|om jag|if we|if i)\b/;

/** Whether a message is to be read with the one before it. */
export function follows(text: string): boolean {
  const words = wordsOf(text);
  return words.length < SHORT || FOLLOWS.test(words.join(' '));
}
