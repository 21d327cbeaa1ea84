import type { Question } from '../assistant/assistant';
import { createClassifier } from '../assistant/classifier/create-classifier';
import { type Classifier, featuresOf } from '../assistant/classifier/features';
import { errorsOf } from './errors-of';
import { numbers, shuffle } from './numbers';
import { packTable, scaleOf, type Subject, type Weights } from '../assistant/classifier/weights';

/** A question that it is known of what it is about. */
export interface Lesson extends Pick<Question, 'text' | 'history'> {
  subjects: readonly Subject[];
}

const ROUNDS = 12;
const RATE = 0.3;
const BIAS_RATE = 0.02;
const DECAY = 1e-4;
/** An error that is smaller than this teaches nothing. */
const NEGLIGIBLE = 1e-4;
/** A feature of a single question tells nothing about others. */
const FEWEST = 2;
/** Weights below this are left out. */
const SMALLEST = 0.24;
/** Steps of a weight that a byte holds on either side of nothing. */
const STEPS = 127;
/** How far a question that several subjects answer is shared between the less likely of them. */
const SHARED = 0.05;

/** A question as numbers: where its features' weights begin, how much each counts, what is wanted. */
interface Counted {
  at: Int32Array;
  counts: Float64Array;
  wanted: readonly number[];
}

/**
 * Learns from examples by multinomial logistic regression, and once more with what it has learnt to
 * say of the turns before them. The same examples give the same weights.
 */
export const trainClassifier = (examples: readonly Lesson[]): Weights =>
  learnFrom(examples, createClassifier(learnFrom(examples)));

function learnFrom(examples: readonly Lesson[], classify?: Classifier): Weights {
  const seen = examples.map(({ text, history }) => featuresOf(text, history, classify));
  const features = commonFeatures(seen);
  const indexOf = new Map(features.map((name, index) => [name, index]));
  const subjects = [...new Set(examples.flatMap((example) => example.subjects))].sort();
  const lessons = seen.map((own, index): Counted => {
    const known = [...own].filter(([name]) => indexOf.has(name));
    const scale = scaleOf(known.map(([, count]) => count));
    return {
      at: Int32Array.from(known, ([name]) => (indexOf.get(name) ?? 0) * subjects.length),
      counts: Float64Array.from(known, ([, count]) => count * scale),
      wanted: (examples[index]?.subjects ?? []).map((subject) => subjects.indexOf(subject)),
    };
  });
  const { weights, bias } = learn(lessons, features.length, subjects.length);
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / STEPS || 1;
  return {
    subjects,
    bias: Array.from(bias, (value) => Math.round(value * 1000) / 1000),
    step,
    ...packTable(
      features.flatMap((feature, index) => {
        const pairs = pairsOf(weights, index, subjects.length, step);
        return pairs.length === 0 ? [] : [{ feature, pairs }];
      }),
    ),
  };
}

function commonFeatures(seen: readonly ReadonlyMap<string, number>[]): string[] {
  const counts = new Map<string, number>();
  for (const features of seen) {
    for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= FEWEST).map(([name]) => name);
}

/** Goes through the lessons again and again, in another order each time, and corrects the weights (AdaGrad). */
function learn(
  lessons: readonly Counted[],
  features: number,
  subjects: number,
): { weights: Float32Array; bias: Float64Array } {
  const weights = new Float32Array(features * subjects);
  const squares = new Float32Array(features * subjects).fill(0.1);
  const bias = new Float64Array(subjects);
  const random = numbers(7);
  const order = lessons.map((_, index) => index);
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random);
    for (const index of order) {
      const lesson = lessons[index];
      if (!lesson) continue;
      const { at, counts } = lesson;
      const errors = errorsOf(scoresOf(lesson, weights, bias), lesson.wanted, SHARED);
      const mistaken = [...errors.keys()].filter((k) => Math.abs(errors[k] ?? 0) >= NEGLIGIBLE);
      for (const k of mistaken) bias[k] = (bias[k] ?? 0) - BIAS_RATE * (errors[k] ?? 0);
      for (let f = 0; f < at.length; f++) {
        const count = counts[f] ?? 0;
        for (const k of mistaken) {
          const place = (at[f] ?? 0) + k;
          const weight = weights[place] ?? 0;
          const slope = (errors[k] ?? 0) * count + DECAY * weight;
          const square = (squares[place] ?? 0) + slope * slope;
          squares[place] = square;
          weights[place] = weight - (RATE * slope) / Math.sqrt(square);
        }
      }
    }
  }
  return { weights, bias };
}

function scoresOf(
  { at, counts }: Counted,
  weights: Float32Array,
  bias: Float64Array,
): Float64Array {
  const scores = bias.slice();
  for (let f = 0; f < at.length; f++) {
    const start = at[f] ?? 0;
    const count = counts[f] ?? 0;
    for (let k = 0; k < scores.length; k++) {
      scores[k] = (scores[k] ?? 0) + (weights[start + k] ?? 0) * count;
    }
  }
  return scores;
}

function pairsOf(weights: Float32Array, feature: number, size: number, step: number): number[] {
  const pairs: number[] = [];
  for (let k = 0; k < size; k++) {
    const weight = weights[feature * size + k] ?? 0;
    if (Math.abs(weight) >= SMALLEST) pairs.push(k, Math.round(weight / step));
  }
  return pairs;
}
