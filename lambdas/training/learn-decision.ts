import { type Candidate, EVIDENCE } from '../assistant/decision/evidence';
import type { DecisionWeights } from '../assistant/knowledge';
import { dot } from '../assistant/vectors';
import { adjust, type Parameters, parameters } from './adam';
import { errorsOf } from './errors-of';
import { numbers, shuffle } from './numbers';

/** A question's options, and which of them are right. */
export interface DecisionLesson {
  candidates: readonly Candidate[];
  right: readonly boolean[];
  /** How much it counts beside others. */
  weight: number;
}

const SIZE = EVIDENCE.length;
const UNITS = 24;
const ROUNDS = 20;
const BATCH = 64;
const RATE = 0.003;
const SPREAD = 0.2;
const DIGITS = 1000;
/** An error that is smaller than this teaches nothing. */
const NEGLIGIBLE = 1e-4;

/** What is learnt: a row of weights for each unit, what each unit counts, and what evidence counts directly. */
interface Model {
  hidden: Parameters;
  bias: Parameters;
  output: Parameters;
  direct: Parameters;
}

/**
 * Learns how much each kind of evidence counts: a network with one hidden layer, by the likelihood of the
 * right options among all (softmax), with Adam. The same lessons give the same weights.
 */
export function learnDecision(lessons: readonly DecisionLesson[]): DecisionWeights {
  const random = numbers(5);
  const model: Model = {
    hidden: parameters(UNITS * SIZE, SPREAD, random),
    bias: parameters(UNITS, SPREAD, random),
    output: parameters(UNITS, SPREAD, random),
    direct: parameters(SIZE, 0, random),
  };
  const order = lessons.map((_, index) => index);
  let steps = 0;
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random);
    const rate = RATE * (1 - round / ROUNDS);
    for (let start = 0; start < order.length; start += BATCH) {
      for (const index of order.slice(start, start + BATCH)) {
        const lesson = lessons[index];
        if (lesson) gatherSlopes(lesson, model);
      }
      steps++;
      for (const each of Object.values(model)) adjust(each, rate, steps);
    }
  }
  const rounded = (values: Float32Array): number[] =>
    Array.from(values, (value) => Math.round(value * DIGITS) / DIGITS);
  return {
    hidden: Array.from({ length: UNITS }, (_, unit) => [
      ...rounded(model.hidden.values.subarray(unit * SIZE, (unit + 1) * SIZE)),
      ...rounded(model.bias.values.subarray(unit, unit + 1)),
    ]),
    output: rounded(model.output.values),
    direct: rounded(model.direct.values),
  };
}

/** Adds to the slopes how the loss of one lesson grows with each weight. */
function gatherSlopes({ candidates, right, weight }: DecisionLesson, model: Model): void {
  const { hidden, bias, output, direct } = model;
  const active = candidates.map(({ evidence }) => activations(evidence, model));
  const errors = errorsOf(
    candidates.map(
      ({ evidence }, at) => dot(evidence, direct.values) + dot(active[at] ?? [], output.values),
    ),
    right.flatMap((isRight, at) => (isRight ? [at] : [])),
  );
  candidates.forEach(({ evidence }, at) => {
    const error = weight * (errors[at] ?? 0);
    if (Math.abs(error) < NEGLIGIBLE) return;
    addTo(direct.slopes, 0, evidence, error);
    active[at]?.forEach((value, unit) => {
      output.slopes[unit] = (output.slopes[unit] ?? 0) + error * value;
      const back = error * (output.values[unit] ?? 0) * (1 - value * value);
      bias.slopes[unit] = (bias.slopes[unit] ?? 0) + back;
      addTo(hidden.slopes, unit * SIZE, evidence, back);
    });
  });
}

function activations(evidence: Float64Array, { hidden, bias }: Model): Float64Array {
  const active = new Float64Array(UNITS);
  for (let unit = 0; unit < UNITS; unit++) {
    let sum = bias.values[unit] ?? 0;
    const start = unit * SIZE;
    for (let at = 0; at < SIZE; at++) {
      sum += (hidden.values[start + at] ?? 0) * (evidence[at] ?? 0);
    }
    active[unit] = Math.tanh(sum);
  }
  return active;
}

function addTo(slopes: Float32Array, start: number, values: Float64Array, times: number): void {
  for (let at = 0; at < values.length; at++) {
    slopes[start + at] = (slopes[start + at] ?? 0) + times * (values[at] ?? 0);
  }
}
