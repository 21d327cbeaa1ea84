import { addTo, dot, softmax } from '../vectors';
import type { Candidate, Option } from './evidence';

/** An option with how likely it is the right one. */
export type Weighed = Option & { likelihood: number };

/** How likely each option is, likeliest first; together they make 1. */
export function weigh(candidates: readonly Candidate[], weights: Weighing): Weighed[] {
  const likelihoods = softmax(
    candidates.map(({ evidence }) => scoreOf(evidence, activations(evidence, weights), weights)),
  );
  return candidates
    .map(({ option }, at) => ({ ...option, likelihood: likelihoods[at] ?? 0 }))
    .sort((a, b) => b.likelihood - a.likelihood);
}

/** The weights as lists of numbers of any kind. */
export interface Weighing {
  /** A row for each piece of evidence: one weight for each unit. */
  hidden: readonly ArrayLike<number>[];
  output: ArrayLike<number>;
  direct: ArrayLike<number>;
}

/** What each unit makes of the evidence, from -1 to 1. */
export function activations(evidence: Float64Array, { hidden, output }: Weighing): Float64Array {
  const sums = new Float64Array(output.length);
  hidden.forEach((row, at) => addTo(sums, row, evidence[at] ?? 0));
  for (let unit = 0; unit < sums.length; unit++) sums[unit] = Math.tanh(sums[unit] ?? 0);
  return sums;
}

/** What speaks for an option, all together. */
export const scoreOf = (
  evidence: Float64Array,
  active: Float64Array,
  { output, direct }: Weighing,
): number => dot(active, output) + dot(evidence, direct);
