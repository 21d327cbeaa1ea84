import type { DecisionWeights } from '../knowledge';
import { dot, softmax } from '../vectors';
import type { Candidate, Option } from './evidence';

/** An option with how likely it is the right one. */
export interface Weighed {
  option: Option;
  likelihood: number;
}

/** How likely each option is, likeliest first; together they make 1. */
export function weigh(candidates: readonly Candidate[], weights: DecisionWeights): Weighed[] {
  const likelihoods = softmax(candidates.map(({ evidence }) => scoreOf(evidence, weights)));
  return candidates
    .map(({ option }, at) => ({ option, likelihood: likelihoods[at] ?? 0 }))
    .sort((a, b) => b.likelihood - a.likelihood);
}

export const scoreOf = (
  evidence: Float64Array,
  { hidden, output, direct }: DecisionWeights,
): number =>
  dot(
    output,
    hidden.map((row) => activation(row, evidence)),
  ) + dot(direct, evidence);

/** How active a hidden unit is. @param row - its weights, and its bias. */
export const activation = (row: readonly number[], evidence: Float64Array): number =>
  Math.tanh(dot(evidence, row) + (row.at(-1) ?? 0));
