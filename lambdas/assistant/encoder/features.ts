import { hashOf } from '../words/hash-of';
import { isShouted } from '../words/is-shouted';
import { wordsOf } from '../words/words-of';

/** Rows of the encoder's table: features that share one by chance are told apart by their neighbours. */
export const ROWS = 1 << 15;

/** At this length most inflections of a word agree. */
const STEM = 7;
/** Pieces of words: they connect inflections, compounds and misspelt words with one another. */
const PIECES = [4, 5];
/** Shorter words have no pieces. */
const SHORTEST = 4;

/**
 * What is seen in a text: the row of each word and of each piece of it, as often as it occurs. Of a number
 * only how long it is: another price means the same.
 */
export function featuresOf(text: string): number[] {
  const rows: number[] = [];
  for (const word of wordsOf(text.replace(/\d/g, '0'))) {
    rows.push(rowOf(`w${word.slice(0, STEM)}`));
    if (word.length < SHORTEST) continue;
    const padded = `<${word}>`;
    for (const length of PIECES) {
      for (let at = 0; at + length <= padded.length; at++) {
        rows.push(rowOf(padded.slice(at, at + length)));
      }
    }
  }
  if (isShouted(text)) rows.push(rowOf('shouted'));
  return rows;
}

/** A feature's hash, folded to a row. */
function rowOf(feature: string): number {
  const hash = hashOf(feature);
  return ((hash >>> 15) ^ hash) & (ROWS - 1);
}
