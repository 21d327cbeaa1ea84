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

/** @param weights - a row of `hidden` ends with the unit's bias. */
function scoreOf(evidence: Float64Array, { hidden, output, direct }: DecisionWeights): number {
  const active = hidden.map((row) => Math.tanh(dot(evidence, row) + (row.at(-1) ?? 0)));
  return dot(output, active) + dot(direct, evidence);
}
