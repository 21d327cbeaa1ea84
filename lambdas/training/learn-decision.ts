import { type Candidate, EVIDENCE } from '../assistant/decision/evidence';
import { activation, scoreOf } from '../assistant/decision/weigh';
import type { DecisionWeights } from '../assistant/knowledge';
import { errorsOf } from './errors-of';
import { numbers, shuffle } from './numbers';

/** A question's options, and which of them are right. */
export interface DecisionLesson {
  candidates: readonly Candidate[];
  right: readonly boolean[];
  /** How much it counts beside others. */
  weight: number;
}

const UNITS = 10;
const ROUNDS = 20;
const RATE = 0.1;
const DECAY = 1e-3;
const SPREAD = 0.4;
const DIGITS = 1000;

/**
 * Learns how much each kind of evidence counts: a network with one hidden layer, by the likelihood of the
 * right options among all (softmax), with AdaGrad. The same lessons give the same weights.
 */
export function learnDecision(lessons: readonly DecisionLesson[]): DecisionWeights {
  const random = numbers(5);
  const size = EVIDENCE.length;
  const row = (length: number, spread: number): number[] =>
    Array.from({ length }, () => (random() - 0.5) * spread);
  const weights = {
    hidden: Array.from({ length: UNITS }, () => row(size + 1, SPREAD)),
    output: row(UNITS, SPREAD),
    direct: row(size, 0),
  };
  const rows = [...weights.hidden, weights.output, weights.direct];
  const squares = rows.map(({ length }) => new Float64Array(length).fill(1));
  const order = lessons.map((_, index) => index);
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random);
    for (const index of order) {
      const lesson = lessons[index];
      if (lesson) correct(lesson, weights, rows, squares);
    }
  }
  const rounded = (values: readonly number[]): number[] =>
    values.map((value) => Math.round(value * DIGITS) / DIGITS);
  return {
    hidden: weights.hidden.map(rounded),
    output: rounded(weights.output),
    direct: rounded(weights.direct),
  };
}

/** Moves all weights a step towards the right options of one lesson. */
function correct(
  { candidates, right, weight }: DecisionLesson,
  weights: { hidden: number[][]; output: number[]; direct: number[] },
  rows: readonly number[][],
  squares: readonly Float64Array[],
): void {
  const errors = errorsOf(
    candidates.map(({ evidence }) => scoreOf(evidence, weights)),
    right.flatMap((isRight, at) => (isRight ? [at] : [])),
  );
  const slopes = rows.map(({ length }) => new Float64Array(length));
  candidates.forEach(({ evidence }, at) => {
    const error = weight * (errors[at] ?? 0);
    if (Math.abs(error) < 1e-4) return;
    weights.hidden.forEach((row, unit) => {
      const active = activation(row, evidence);
      add(slopes[UNITS], unit, error * active);
      const back = error * (weights.output[unit] ?? 0) * (1 - active * active);
      evidence.forEach((value, name) => add(slopes[unit], name, back * value));
      add(slopes[unit], evidence.length, back);
    });
    evidence.forEach((value, name) => add(slopes[UNITS + 1], name, error * value));
  });
  rows.forEach((row, index) => {
    const slope = slopes[index];
    const square = squares[index];
    if (!slope || !square) return;
    row.forEach((value, at) => {
      const change = (slope[at] ?? 0) + DECAY * value;
      add(square, at, change * change);
      row[at] = value - (RATE * change) / Math.sqrt(square[at] ?? 1);
    });
  });
}

function add(to: Float64Array | undefined, at: number, value: number): void {
  if (to) to[at] = (to[at] ?? 0) + value;
}
