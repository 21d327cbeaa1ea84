import { dot, softmax } from '../vectors';
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
  /** A row for each unit: one weight for each piece of evidence, and its bias. */
  hidden: readonly ArrayLike<number>[];
  output: ArrayLike<number>;
  direct: ArrayLike<number>;
}

/** What each unit makes of the evidence, from -1 to 1. */
export const activations = (evidence: Float64Array, { hidden }: Weighing): Float64Array =>
  new Float64Array(
    hidden.map((row) => Math.tanh(dot(evidence, row) + (row[evidence.length] ?? 0))),
  );

/** What speaks for an option, all together. */
export const scoreOf = (
  evidence: Float64Array,
  active: Float64Array,
  { output, direct }: Weighing,
): number => dot(active, output) + dot(evidence, direct);
