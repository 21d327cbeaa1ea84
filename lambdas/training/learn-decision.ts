import { type Candidate, EVIDENCE } from '../assistant/decision/evidence';
import { activations, scoreOf, type Weighing } from '../assistant/decision/weigh';
import type { DecisionWeights } from '../assistant/knowledge';
import { addTo } from '../assistant/vectors';
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

const UNITS = 24;
/** Where each of the networks begins from. */
const SEEDS = [1, 5];
const ROUNDS = 8;
const BATCH = 64;
const RATE = 0.003;
const SPREAD = 0.2;
const DIGITS = 1000;
/** An error that is smaller than this teaches nothing. */
const NEGLIGIBLE = 1e-4;

/** What is learnt: a row of weights for each piece of evidence, what each unit counts, and what evidence counts directly. */
interface Model {
  hidden: readonly Parameters[];
  output: Parameters;
  direct: Parameters;
}

/**
 * Learns how much each kind of evidence counts: two networks with one hidden layer, by the likelihood of the
 * right options among all (softmax), with Adam. What one of them makes of chance, the other seldom does. The
 * same lessons give the same weights.
 */
export const learnDecision = (lessons: readonly DecisionLesson[]): DecisionWeights =>
  meanOf(SEEDS.map((seed) => learnNetwork(lessons, seed)));

/** One network that scores as several do on average. */
export function meanOf(networks: readonly DecisionWeights[]): DecisionWeights {
  const share = 1 / networks.length;
  return {
    hidden: EVIDENCE.map((_, at) => networks.flatMap(({ hidden }) => hidden[at] ?? [])),
    output: networks.flatMap(({ output }) => output.map((value) => value * share)),
    direct: EVIDENCE.map((_, at) =>
      networks.reduce((sum, { direct }) => sum + share * (direct[at] ?? 0), 0),
    ),
  };
}

function learnNetwork(lessons: readonly DecisionLesson[], seed: number): DecisionWeights {
  const random = numbers(seed);
  const model: Model = {
    hidden: EVIDENCE.map(() => parameters(UNITS, SPREAD, random)),
    output: parameters(UNITS, SPREAD, random),
    direct: parameters(EVIDENCE.length, 0, random),
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
      for (const each of [...model.hidden, model.output, model.direct]) adjust(each, rate, steps);
    }
  }
  const { hidden, output, direct } = weighingOf(model);
  return { hidden: hidden.map(rounded), output: rounded(output), direct: rounded(direct) };
}

const rounded = (values: ArrayLike<number>): number[] =>
  Array.from(values, (value) => Math.round(value * DIGITS) / DIGITS);

const weighingOf = ({ hidden, output, direct }: Model): Weighing => ({
  hidden: hidden.map(({ values }) => values),
  output: output.values,
  direct: direct.values,
});

/** Adds to the slopes how the loss of one lesson grows with each weight. */
function gatherSlopes({ candidates, right, weight }: DecisionLesson, model: Model): void {
  const { hidden, output, direct } = model;
  const weights = weighingOf(model);
  const seen = candidates.map(({ evidence }) => {
    const active = activations(evidence, weights);
    return { evidence, active, score: scoreOf(evidence, active, weights) };
  });
  const errors = errorsOf(
    seen.map(({ score }) => score),
    right.flatMap((isRight, at) => (isRight ? [at] : [])),
  );
  seen.forEach(({ evidence, active }, at) => {
    const error = weight * (errors[at] ?? 0);
    if (Math.abs(error) < NEGLIGIBLE) return;
    addTo(direct.slopes, evidence, error);
    addTo(output.slopes, active, error);
    const back = active.map(
      (value, unit) => error * (output.values[unit] ?? 0) * (1 - value * value),
    );
    hidden.forEach(({ slopes }, at) => addTo(slopes, back, evidence[at] ?? 0));
  });
}
