import { softmax } from '../assistant/vectors';

/**
 * How much likelier than right each option is held to be, by its score (softmax). Where several are right,
 * the likelier ones are wanted more.
 *
 * @param right - places of what is right.
 * @param shared - how far right options share what is wanted, however likely they are.
 */
export function errorsOf(
  scores: ArrayLike<number>,
  right: readonly number[],
  shared = 0,
): Float64Array {
  const errors = softmax(scores);
  const rightly = right.reduce((sum, at) => sum + (errors[at] ?? 0), 0);
  const wanted = rightly + shared * right.length || TINY;
  for (const at of right) {
    const likely = errors[at] ?? 0;
    errors[at] = likely - (likely + shared) / wanted;
  }
  return errors;
}

const TINY = 1e-12;
