import { dot, softmax } from '../vectors';
import type { Candidate, Option } from './evidence';

/** An option with how likely it is the right one. */
export type Weighed = Option & { likelihood: number };

/** How likely each option is, likeliest first; together they make 1. */
export const weigh = (candidates: readonly Candidate[], weights: Weighing): Weighed[] =>
  inOrder(
    candidates.map(({ option }) => option),
    candidates.map(({ evidence }) => scoreOf(evidence, activations(evidence, weights), weights)),
  );

/** How likely an option is by a reading that did not find it. */
const UNFOUND = 1e-4;

/**
 * How likely each option is by two readings of one message: their weighted geometric mean.
 *
 * @param share - what the other one counts, of 1.
 */
export function weighBoth(
  first: readonly Weighed[],
  other: readonly Weighed[],
  share: number,
): Weighed[] {
  const options = [...new Map([...first, ...other].map((one) => [nameOf(one), one])).values()];
  const logsBy = (reading: readonly Weighed[]) => {
    const found = new Map(reading.map((one) => [nameOf(one), one.likelihood]));
    return options.map((option) => Math.log(found.get(nameOf(option)) ?? UNFOUND));
  };
  const [ones, others] = [logsBy(first), logsBy(other)];
  return inOrder(
    options,
    ones.map((log, at) => (1 - share) * log + share * (others[at] ?? 0)),
  );
}

const nameOf = (option: Option): unknown =>
  'passage' in option ? option.passage : 'need' in option ? option.need : undefined;

function inOrder(options: readonly Option[], scores: readonly number[]): Weighed[] {
  const likelihoods = softmax(scores);
  return options
    .map((option, at) => ({ ...option, likelihood: likelihoods[at] ?? 0 }))
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
