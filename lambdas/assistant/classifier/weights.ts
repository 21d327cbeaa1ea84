import * as v from 'valibot';
import { Topic } from '../../../content/schema/topics';
import { Need } from '../needs';
import { hashOf } from '../words/hash-of';

/** What a question may be about: a topic, a need, something else on the pages, or nothing of ours. */
export const Subject = v.union([Topic, Need, v.literal('page'), v.literal('out')]);
export type Subject = v.InferOutput<typeof Subject>;

/** What was learnt from example questions: how much each feature speaks for each subject. */
export const Weights = v.strictObject({
  subjects: v.array(Subject),
  /** One for each subject. */
  bias: v.array(v.number()),
  /** What one step of a weight is worth. */
  step: v.number(),
  /** The hashes of all features in order, in base64, as all that follows: each a number of 32 bits. */
  hashes: v.string(),
  /** How many weights each feature has: a byte. */
  counts: v.string(),
  /** One feature's weights after another's, each a subject's index and steps: two signed bytes. */
  pairs: v.string(),
});
export type Weights = v.InferOutput<typeof Weights>;
type Table = Pick<Weights, 'hashes' | 'counts' | 'pairs'>;

/**
 * Packs rows into few bytes that are read where they lie.
 *
 * @param rows - features with their weights: pairs of a subject's index and steps, one after the other.
 */
export function packTable(rows: readonly { feature: string; pairs: readonly number[] }[]): Table {
  const sorted = rows
    .map(({ feature, pairs }) => ({ hash: hashOf(feature), pairs }))
    .sort((a, b) => a.hash - b.hash);
  return {
    hashes: pack(Uint32Array.from(sorted, ({ hash }) => hash)),
    counts: pack(Uint8Array.from(sorted, ({ pairs }) => pairs.length / 2)),
    pairs: pack(Int8Array.from(sorted.flatMap(({ pairs }) => pairs))),
  };
}

/**
 * Opens a packed table, to find a feature's pairs.
 *
 * @throws RangeError if it is not whole.
 */
export function openTable(table: Table): (feature: string) => Int8Array | undefined {
  const hashes = new Uint32Array(unpack(table.hashes));
  const pairs = new Int8Array(unpack(table.pairs));
  let end = 0;
  const ends = Uint32Array.from(
    new Uint8Array(unpack(table.counts)),
    (count) => (end += 2 * count),
  );
  if (ends.length !== hashes.length || end !== pairs.length) {
    throw new RangeError('The table of weights is not whole.');
  }
  return (feature) => {
    const row = indexOf(hashOf(feature), hashes);
    return row === undefined ? undefined : pairs.subarray(ends[row - 1] ?? 0, ends[row]);
  };
}

const pack = ({ buffer }: { buffer: ArrayBufferLike }): string =>
  Buffer.from(buffer).toString('base64');
const unpack = (text: string): ArrayBuffer => Uint8Array.from(Buffer.from(text, 'base64')).buffer;

/** Where a number stands among sorted ones. */
function indexOf(wanted: number, sorted: Uint32Array): number | undefined {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = sorted[middle] ?? 0;
    if (found === wanted) return middle;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}

/** The length that every question's features are brought to, so that long ones count no more. */
export const LENGTH = 2;

/** What to multiply a question's known features with. */
export const scaleOf = (counts: Iterable<number>): number => {
  let sum = 0;
  for (const count of counts) sum += count * count;
  return sum === 0 ? 0 : LENGTH / Math.sqrt(sum);
};
