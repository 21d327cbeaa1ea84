import type { DecisionWeights } from '../knowledge';
import type { Candidate, Option } from './evidence';

/** An option with how likely it is the right one. */
export interface Weighed {
  option: Option;
  likelihood: number;
}

/** How likely each option is, likeliest first; together they make 1. */
export function weigh(candidates: readonly Candidate[], weights: DecisionWeights): Weighed[] {
  const scores = candidates.map(({ evidence }) => scoreOf(evidence, weights));
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const sum = shares.reduce((total, share) => total + share, 0);
  return candidates
    .map(({ option }, at) => ({ option, likelihood: (shares[at] ?? 0) / sum }))
    .sort((a, b) => b.likelihood - a.likelihood);
}

export const scoreOf = (evidence: Float64Array, weights: DecisionWeights): number =>
  weights.hidden.reduce(
    (sum, row, unit) => sum + (weights.output[unit] ?? 0) * Math.tanh(dot(row, evidence)),
    dot(weights.direct, evidence),
  );

/** @param row - may hold one weight more than there is evidence: the bias. */
export function dot(row: readonly number[], evidence: Float64Array): number {
  let sum = row[evidence.length] ?? 0;
  for (let at = 0; at < evidence.length; at++) sum += (row[at] ?? 0) * (evidence[at] ?? 0);
  return sum;
}
