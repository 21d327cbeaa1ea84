import { bytesOf, STEPS } from './encode';
import type { EncoderWeights } from './weights';

/** So many of the nearest count: one alone may be there by chance. */
const NEAREST = 3;

/**
 * How near a question's direction is to those that were asked for the same answer, from -1 to 1: the mean of
 * the nearest three, nothing for one that is missing. What is asked in two ways has two middles, and the
 * direction of a passage but one.
 *
 * @throws RangeError if a question is missing.
 */
export function compareAsked({
  width,
  asked,
  answered,
}: EncoderWeights): (question: Float32Array, answer: string) => number {
  const rows = bytesOf(asked);
  if (Object.values(answered).some((own) => own.some((row) => (row + 1) * width > rows.length))) {
    throw new RangeError('The questions that were asked are not whole.');
  }
  const nearTo = (question: Float32Array, row: number): number => {
    let sum = 0;
    for (let at = 0; at < width; at++) sum += (question[at] ?? 0) * (rows[row * width + at] ?? 0);
    return sum / STEPS;
  };
  return (question, answer) => {
    const nearest = Array.from({ length: NEAREST }, () => Number.NEGATIVE_INFINITY);
    for (const row of answered[answer] ?? []) {
      const near = nearTo(question, row);
      if (near <= (nearest[0] ?? 0)) continue;
      nearest[0] = near;
      nearest.sort((a, b) => a - b);
    }
    return nearest.reduce((sum, near) => sum + (Number.isFinite(near) ? near / NEAREST : 0), 0);
  };
}
