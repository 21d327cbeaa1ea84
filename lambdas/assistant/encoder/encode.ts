import { lengthOf } from '../vectors';
import { ROWS } from './features';
import type { EncoderWeights } from './weights';

/**
 * Brings the sum of what a text's features stand for to length 1.
 *
 * @throws RangeError if the table is not whole.
 */
export function encodingOf({
  width,
  table,
}: Pick<EncoderWeights, 'width' | 'table'>): (features: readonly number[]) => Float32Array {
  const rows = bytesOf(table);
  if (rows.length !== ROWS * width) throw new RangeError('The table of weights is not whole.');
  return (features) => {
    const sum = new Float32Array(width);
    for (const feature of features) {
      const start = feature * width;
      for (let at = 0; at < width; at++) sum[at] = (sum[at] ?? 0) + (rows[start + at] ?? 0);
    }
    const length = lengthOf(sum) || 1;
    return sum.map((value) => value / length);
  };
}

/** Steps of a direction that a byte holds on either side of nothing. */
export const STEPS = 127;

/** Numbers as signed bytes, in base64; what is further out than 1 is 1. */
export const packBytes = (values: Float32Array): string =>
  Buffer.from(
    Int8Array.from(values, (value) => Math.round(STEPS * Math.max(-1, Math.min(1, value)))).buffer,
  ).toString('base64');

/** The steps of numbers that were packed. */
export function bytesOf(base64: string): Int8Array {
  const bytes = Buffer.from(base64, 'base64');
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
}
