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
  /** What one step of a weight in the table is worth. */
  step: v.number(),
  /** The packed table of {@link packTable}, in base64. */
  table: v.string(),
});
export type Weights = v.InferOutput<typeof Weights>;

/** The weights of one feature: pairs of a subject's index and steps, one after the other. */
export interface Row {
  feature: string;
  pairs: readonly number[];
}

/** Finds a feature's pairs. */
export type Table = (feature: string) => Int8Array | undefined;

const HASH_BYTES = 4;
const SIZE_BYTES = 4;

/**
 * Packs rows into few bytes that are read where they lie: how many rows there are, the hashes of their
 * features in order, how many pairs each has, and the pairs.
 */
export function packTable(rows: readonly Row[]): string {
  const sorted = rows
    .map(({ feature, pairs }) => ({ hash: hashOf(feature), pairs }))
    .sort((a, b) => a.hash - b.hash);
  const values = sorted.flatMap(({ pairs }) => pairs);
  const bytes = Buffer.alloc(SIZE_BYTES + sorted.length * (HASH_BYTES + 1) + values.length);
  let at = bytes.writeUInt32LE(sorted.length, 0);
  for (const { hash } of sorted) at = bytes.writeUInt32LE(hash, at);
  for (const { pairs } of sorted) at = bytes.writeUInt8(pairs.length / 2, at);
  for (const value of values) at = bytes.writeInt8(value, at);
  return bytes.toString('base64');
}

/**
 * Opens a packed table.
 *
 * @throws RangeError if it is not whole.
 */
export function openTable(table: string): Table {
  const bytes = Buffer.from(table, 'base64');
  const size = Math.min(bytes.length < SIZE_BYTES ? 0 : bytes.readUInt32LE(0), bytes.length);
  const counts = SIZE_BYTES + size * HASH_BYTES;
  const values = counts + size;
  const ends = new Uint32Array(size);
  let end = 0;
  for (let row = 0; row < size && counts + row < bytes.length; row++) {
    end += 2 * bytes.readUInt8(counts + row);
    ends[row] = end;
  }
  if (bytes.length !== values + end) throw new RangeError('The table of weights is not whole.');
  const pairs = new Int8Array(bytes.buffer, bytes.byteOffset + values, end);
  return (feature) => {
    const row = indexOf(hashOf(feature), size, (index) =>
      bytes.readUInt32LE(SIZE_BYTES + index * HASH_BYTES),
    );
    return row === undefined ? undefined : pairs.subarray(ends[row - 1] ?? 0, ends[row]);
  };
}

/** Where a number stands among sorted ones. */
function indexOf(wanted: number, size: number, at: (index: number) => number): number | undefined {
  let low = 0;
  let high = size - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = at(middle);
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
