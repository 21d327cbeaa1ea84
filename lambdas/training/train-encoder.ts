import { passageFeatures, questionFeatures } from '../assistant/encoder/encoder';
import { featuresOf, ROWS } from '../assistant/encoder/features';
import type { EncoderWeights } from '../assistant/encoder/weights';
import type { Passage } from '../assistant/knowledge';
import { NEEDS, type Need } from '../assistant/needs';
import { numbers, shuffle } from './numbers';

/** A question, and everything that is right to answer it with. */
export interface Meant {
  text: string;
  /** What was said before it, where it follows. */
  before?: string | undefined;
  /** Ids. */
  passages: readonly string[];
  needs: readonly Need[];
  isForeign: boolean;
}

const WIDTH = 64;
/** Directions for what is none of ours: it has no middle. */
const FOREIGN = 24;
/** What is no passage comes first among the labels: needs, and then what is none of ours. */
const OTHERS = NEEDS.length + FOREIGN;
const FOREIGN_LABELS = Array.from({ length: FOREIGN }, (_, at) => NEEDS.length + at);
/** Less than any cosine. */
const UNLIKE = -9;
const ROUNDS = 6;
const BATCH = 512;
const RATE = 0.004;
/** An error that is smaller than this teaches nothing. */
const NEGLIGIBLE = 5e-7;
/** How Adam remembers slopes and their squares. */
const MOMENTUM = 0.9;
const MEMORY = 0.999;
/** The share of features that is left out of a passage and of a question each time, against learning by heart. */
const HIDDEN = { passage: 0.3, question: 0.15 };
const SPREAD = { table: 0.1, others: 0.6, sharpness: 8 };
/** Steps of a number that a byte holds on either side of nothing. */
const STEPS = 127;
/** A number further out than all but this share is cut off there. */
const CUT = 1e-4;

/**
 * Learns where features and needs point, so that each question comes nearest to what answers it (softmax
 * over everything that can be said, with Adam). The same lessons give the same weights.
 *
 * @param paraphrases - groups of questions that ask the same, about anything: which words mean alike.
 */
export function trainEncoder(
  passages: readonly Passage[],
  lessons: readonly Meant[],
  paraphrases: readonly (readonly string[])[] = [],
): EncoderWeights {
  const random = numbers(7);
  const placeOf = new Map(passages.map(({ id }, at) => [id, OTHERS + at]));
  const documents = [
    ...passages.map(passageFeatures),
    ...paraphrases.map(([question = '']) => featuresOf(question)),
  ];
  const asked = [
    ...lessons.map(({ text, before, passages: right, needs, isForeign }) => ({
      features: questionFeatures(text, before),
      right: [
        ...needs.map((need) => NEEDS.indexOf(need)),
        ...(isForeign ? FOREIGN_LABELS : []),
        ...right.flatMap((id) => placeOf.get(id) ?? []),
      ],
    })),
    ...paraphrases.flatMap((group, at) =>
      group.map((text) => ({
        features: featuresOf(text),
        right: [OTHERS + passages.length + at],
      })),
    ),
  ];
  const rarity = rarityOf(asked.map(({ features }) => features));
  const table = parameters(ROWS * WIDTH, SPREAD.table, random);
  const others = parameters(OTHERS * WIDTH, SPREAD.others, random);
  const sharpness = parameters(1, 0, random);
  sharpness.values[0] = SPREAD.sharpness;

  const order = asked.map((_, at) => at).filter((at) => (asked[at]?.right.length ?? 0) > 0);
  let steps = 0;
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random);
    for (let start = 0; start < order.length; start += BATCH) {
      const batch = order.slice(start, start + BATCH).flatMap((at) => asked[at] ?? []);
      const some = (features: readonly number[], share: number): number[] =>
        features.filter(() => random() > share);
      // Paraphrases of what no passage says stand beside the passages only where they are asked for.
      const shown = new Set(batch.flatMap(({ right }) => right));
      const known = [
        ...directionsOf(others.values),
        ...documents.map((features, at) =>
          at < passages.length || shown.has(OTHERS + at)
            ? encode(some(features, HIDDEN.passage), table.values, rarity)
            : undefined,
        ),
      ];
      const slopes = known.map((one) => one && new Float32Array(WIDTH));
      for (const { features, right } of batch) {
        const question = encode(some(features, HIDDEN.question), table.values, rarity);
        const scale = sharpness.values[0] ?? 1;
        const cosines = known.map((one) => (one ? dot(one.unit, question.unit) : UNLIKE));
        const errors = errorsOf(cosines, scale, right, batch.length);
        const slope = new Float32Array(WIDTH);
        let sharper = 0;
        errors.forEach((error, label) => {
          if (Math.abs(error) < NEGLIGIBLE) return;
          sharper += error * (cosines[label] ?? 0);
          add(slope, known[label]?.unit, error * scale);
          add(slopes[label], question.unit, error * scale);
        });
        sharpness.slopes[0] = (sharpness.slopes[0] ?? 0) + sharper;
        backwards(question, slope, table.slopes, rarity);
      }
      known.forEach((one, label) => {
        const slope = slopes[label];
        if (!one || !slope) return;
        if (label >= OTHERS) backwards(one, slope, table.slopes, rarity);
        else others.slopes.set(through(one, slope), label * WIDTH);
      });
      steps++;
      for (const each of [table, others, sharpness]) adjust(each, steps);
    }
  }
  const folded = table.values.map((value, at) => value * (rarity[Math.floor(at / WIDTH)] ?? 0));
  const step = stepOf(folded);
  return {
    width: WIDTH,
    step,
    table: Buffer.from(
      Int8Array.from(folded, (value) => clamp(Math.round(value / step))).buffer,
    ).toString('base64'),
    others: directionsOf(others.values).map(({ unit }) =>
      Array.from(unit, (value) => Math.round(value * 1000) / 1000),
    ),
    sharpness: Math.round((sharpness.values[0] ?? 1) * 100) / 100,
  };
}

/** The logarithm of how rare each feature is among texts: what is everywhere tells little. */
function rarityOf(texts: readonly (readonly number[])[]): Float32Array {
  const counts = new Float32Array(ROWS);
  for (const features of texts) {
    for (const feature of new Set(features)) counts[feature] = (counts[feature] ?? 0) + 1;
  }
  return counts.map((count) => Math.log(1 + texts.length / (1 + count)));
}

const directionsOf = (values: Float32Array): Encoded[] =>
  Array.from({ length: values.length / WIDTH }, (_, at) =>
    normalised([], values.slice(at * WIDTH, (at + 1) * WIDTH)),
  );

/** Numbers that are learnt, with their slopes and what Adam remembers of them. */
interface Parameters {
  values: Float32Array;
  slopes: Float32Array;
  mean: Float32Array;
  square: Float32Array;
}

const parameters = (size: number, spread: number, random: () => number): Parameters => ({
  values: Float32Array.from({ length: size }, () => (random() - 0.5) * 2 * spread),
  slopes: new Float32Array(size),
  mean: new Float32Array(size),
  square: new Float32Array(size),
});

/** A text's sum of directions, brought to length 1. */
interface Encoded {
  features: readonly number[];
  unit: Float32Array;
  length: number;
}

function encode(features: readonly number[], table: Float32Array, rarity: Float32Array): Encoded {
  const sum = new Float32Array(WIDTH);
  for (const feature of features) {
    const start = feature * WIDTH;
    const weight = rarity[feature] ?? 0;
    for (let at = 0; at < WIDTH; at++) sum[at] = (sum[at] ?? 0) + weight * (table[start + at] ?? 0);
  }
  return normalised(features, sum);
}

function normalised(features: readonly number[], sum: Float32Array): Encoded {
  const length = Math.sqrt(dot(sum, sum)) + 1e-6;
  return { features, length, unit: sum.map((value) => value / length) };
}

/** The slope of a sum from that of its unit. */
function through({ unit, length }: Encoded, slope: Float32Array): Float32Array {
  const along = dot(unit, slope);
  return slope.map((value, at) => (value - along * (unit[at] ?? 0)) / length);
}

function backwards(
  encoded: Encoded,
  slope: Float32Array,
  slopes: Float32Array,
  rarity: Float32Array,
): void {
  const own = through(encoded, slope);
  for (const feature of encoded.features) {
    const start = feature * WIDTH;
    const weight = rarity[feature] ?? 0;
    for (let at = 0; at < WIDTH; at++) {
      slopes[start + at] = (slopes[start + at] ?? 0) + weight * (own[at] ?? 0);
    }
  }
}

/** How much more likely than right each label is held to be; where several are right, the likelier ones are wanted more. */
function errorsOf(
  cosines: readonly number[],
  scale: number,
  right: readonly number[],
  share: number,
): number[] {
  const most = Math.max(...cosines);
  const shares = cosines.map((cosine) => Math.exp(scale * (cosine - most)));
  const all = shares.reduce((sum, one) => sum + one, 0);
  const rightly = right.reduce((sum, label) => sum + (shares[label] ?? 0), 0) || 1e-12;
  const errors = shares.map((one) => one / all / share);
  for (const label of right) {
    errors[label] = (errors[label] ?? 0) - (shares[label] ?? 0) / rightly / share;
  }
  return errors;
}

/** One step of Adam (arXiv 1412.6980). */
function adjust({ values, slopes, mean, square }: Parameters, steps: number): void {
  const rate = (RATE * Math.sqrt(1 - MEMORY ** steps)) / (1 - MOMENTUM ** steps);
  for (let at = 0; at < values.length; at++) {
    const slope = slopes[at] ?? 0;
    const first = MOMENTUM * (mean[at] ?? 0) + (1 - MOMENTUM) * slope;
    const second = MEMORY * (square[at] ?? 0) + (1 - MEMORY) * slope * slope;
    mean[at] = first;
    square[at] = second;
    values[at] = (values[at] ?? 0) - (rate * first) / (Math.sqrt(second) + 1e-8);
  }
  slopes.fill(0);
}

function stepOf(values: Float32Array): number {
  const sizes = Float32Array.from(values, Math.abs).sort();
  return (sizes[Math.floor(sizes.length * (1 - CUT))] ?? 1) / STEPS || 1;
}

const clamp = (value: number): number => Math.max(-STEPS, Math.min(STEPS, value));

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

function add(to: Float32Array | undefined, what: Float32Array | undefined, times: number): void {
  if (!to || !what) return;
  for (let at = 0; at < to.length; at++) to[at] = (to[at] ?? 0) + times * (what[at] ?? 0);
}
