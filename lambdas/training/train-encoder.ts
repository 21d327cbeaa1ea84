import { packBytes } from '../assistant/encoder/encode';
import { passageFeatures, questionFeatures } from '../assistant/encoder/encoder';
import { featuresOf, ROWS } from '../assistant/encoder/features';
import type { EncoderWeights } from '../assistant/encoder/weights';
import type { Passage } from '../assistant/knowledge';
import { NEEDS, type Need } from '../assistant/needs';
import { adjust, type Parameters, parameters } from './adam';
import { addSlopes, type Encoding, encode, encodingOf, slopeOfSum } from './encoding';
import { errorsOf } from './errors-of';
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

/** Where everything points, without what was asked. */
type EncoderTable = Omit<EncoderWeights, 'asked' | 'answered'>;

const WIDTH = 64;
/** Directions for what is none of ours: it has no middle. */
const FOREIGN = 24;
/** What is no passage comes first among the labels: needs, and then what is none of ours. */
const OTHERS = NEEDS.length + FOREIGN;
const FOREIGN_LABELS = Array.from({ length: FOREIGN }, (_, at) => NEEDS.length + at);
const ROUNDS = 7;
const BATCH = 512;
const RATE = 0.004;
/** An error that is smaller than this teaches nothing. */
const NEGLIGIBLE = 5e-7;
/** The share of features that is left out of a passage and of a question each time, against learning by heart. */
const HIDDEN = { passage: 0.4, question: 0.25 };
const SPREAD = { table: 0.1, others: 0.6, sharpness: 8 };
/** A number further out than all but this share is cut off there. */
const CUT = 1e-4;

/**
 * Learns where features and needs point, so that each question comes nearest to what answers it (softmax
 * over everything that can be said, with Adam). The same lessons give the same weights.
 *
 * @param paraphrases - groups of texts about the same, the first a question: which words mean alike.
 */
export function trainEncoder(
  passages: readonly Passage[],
  lessons: readonly Meant[],
  paraphrases: readonly (readonly string[])[] = [],
): EncoderTable {
  const random = numbers(7);
  const documents = [
    ...passages.map(passageFeatures),
    ...paraphrases.map(([question = '']) => featuresOf(question)),
  ];
  const asked = [
    ...aboutPassages(lessons, passages),
    ...aboutAnything(paraphrases, passages.length),
  ];
  const model = {
    table: parameters(ROWS * WIDTH, SPREAD.table, random),
    others: parameters(OTHERS * WIDTH, SPREAD.others, random),
    sharpness: parameters(1, 0, random),
    rarity: rarityOf(asked.map(({ features }) => features)),
  };
  model.sharpness.values[0] = SPREAD.sharpness;
  const order = asked.flatMap(({ right }, at) => (right.length > 0 ? [at] : []));
  let steps = 0;
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random);
    for (let start = 0; start < order.length; start += BATCH) {
      const batch = order.slice(start, start + BATCH).flatMap((at) => asked[at] ?? []);
      const wanted = new Set(batch.flatMap(({ right }) => right));
      // Paraphrases of what no passage says stand beside the passages only where they are asked for.
      const shown = documents.flatMap((features, at) =>
        at < passages.length || wanted.has(OTHERS + at) ? [{ features, label: OTHERS + at }] : [],
      );
      gatherSlopes(batch, shown, model, random);
      steps++;
      for (const each of [model.table, model.others, model.sharpness]) adjust(each, RATE, steps);
    }
  }
  return packed(model);
}

/** What is seen in a question, and the labels of what is right. */
interface Asked {
  features: readonly number[];
  right: readonly number[];
}

function aboutPassages(lessons: readonly Meant[], passages: readonly Passage[]): Asked[] {
  const labelOf = new Map(passages.map(({ id }, at) => [id, OTHERS + at]));
  return lessons.map(({ text, before, passages: right, needs, isForeign }) => ({
    features: questionFeatures(text, before),
    right: [
      ...needs.map((need) => NEEDS.indexOf(need)),
      ...(isForeign ? FOREIGN_LABELS : []),
      ...right.flatMap((id) => labelOf.get(id) ?? []),
    ],
  }));
}

/** @param passages - how many of these come first among the documents. */
const aboutAnything = (paraphrases: readonly (readonly string[])[], passages: number): Asked[] =>
  paraphrases.flatMap((group, at) =>
    group.map((text) => ({ features: featuresOf(text), right: [OTHERS + passages + at] })),
  );

/** What is learnt. */
interface Model {
  /** Where each feature points. */
  table: Parameters;
  /** Where each thing points that no passage answers. */
  others: Parameters;
  /** How much more likely the nearer of two is. */
  sharpness: Parameters;
  /** How much each feature tells. */
  rarity: Float32Array;
}

/** Gathers how the loss grows with each number that is learnt, over a batch of questions. */
function gatherSlopes(
  batch: readonly Asked[],
  shown: readonly { features: readonly number[]; label: number }[],
  { table, others, sharpness, rarity }: Model,
  random: () => number,
): void {
  const encodeSome = (features: readonly number[], hidden: number): Encoding =>
    encode(
      features.filter(() => random() > hidden),
      table.values,
      rarity,
      WIDTH,
    );
  const known = [
    ...directionsOf(others.values),
    ...shown.map(({ features }) => encodeSome(features, HIDDEN.passage)),
  ];
  const placeOf = new Map(shown.map(({ label }, at) => [label, OTHERS + at]));
  const units = new Float32Array(known.length * WIDTH);
  known.forEach(({ unit }, at) => {
    units.set(unit, at * WIDTH);
  });
  const slopes = new Float32Array(units.length);
  const scale = sharpness.values[0] ?? 1;
  let sharper = 0;
  for (const { features, right } of batch) {
    const question = encodeSome(features, HIDDEN.question);
    const cosines = rowsTimes(units, question.unit);
    const errors = errorsOf(
      cosines.map((cosine) => scale * cosine),
      right.map((label) => placeOf.get(label) ?? label),
    );
    const slope = new Float32Array(WIDTH);
    for (let at = 0; at < errors.length; at++) {
      const error = (errors[at] ?? 0) / batch.length;
      if (Math.abs(error) < NEGLIGIBLE) continue;
      sharper += error * (cosines[at] ?? 0);
      addBoth(slope, slopes, question.unit, units, at * WIDTH, error * scale);
    }
    addSlopes(question, slope, table.slopes, rarity);
  }
  sharpness.slopes[0] = sharper;
  known.forEach((one, at) => {
    const slope = slopes.subarray(at * WIDTH, (at + 1) * WIDTH);
    if (at < OTHERS) others.slopes.set(slopeOfSum(one, slope), at * WIDTH);
    else addSlopes(one, slope, table.slopes, rarity);
  });
}

/** The product of each row of a table with a vector. */
function rowsTimes(table: Float32Array, vector: Float32Array): Float64Array {
  const products = new Float64Array(table.length / vector.length);
  for (let row = 0, start = 0; row < products.length; row++, start += vector.length) {
    let sum = 0;
    for (let at = 0; at < vector.length; at++) sum += (table[start + at] ?? 0) * (vector[at] ?? 0);
    products[row] = sum;
  }
  return products;
}

/** Adds to the slope of a question what it has of a row, and to the row's slope what it has of the question. */
function addBoth(
  slope: Float32Array,
  slopes: Float32Array,
  question: Float32Array,
  units: Float32Array,
  start: number,
  times: number,
): void {
  for (let at = 0; at < slope.length; at++) {
    slope[at] = (slope[at] ?? 0) + times * (units[start + at] ?? 0);
    slopes[start + at] = (slopes[start + at] ?? 0) + times * (question[at] ?? 0);
  }
}

/** The model in few bytes. */
function packed({ table, others, sharpness, rarity }: Model): EncoderTable {
  const folded = table.values.map((value, at) => value * (rarity[Math.floor(at / WIDTH)] ?? 0));
  const most = mostOf(folded);
  return {
    width: WIDTH,
    table: packBytes(folded.map((value) => value / most)),
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

const directionsOf = (values: Float32Array): Encoding[] =>
  Array.from({ length: values.length / WIDTH }, (_, at) =>
    encodingOf(values.slice(at * WIDTH, (at + 1) * WIDTH)),
  );

function mostOf(values: Float32Array): number {
  const sizes = Float32Array.from(values, Math.abs).sort();
  return sizes[Math.floor(sizes.length * (1 - CUT))] || 1;
}
