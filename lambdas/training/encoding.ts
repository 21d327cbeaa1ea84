import { dot, lengthOf } from '../assistant/vectors';

/** A sum of directions, brought to length 1. */
export interface Encoding {
  features: readonly number[];
  unit: Float32Array;
  length: number;
}

/** The sum of the directions of a text's features, each by how much it tells. */
export function encode(
  features: readonly number[],
  table: Float32Array,
  weights: Float32Array,
  width: number,
): Encoding {
  const sum = new Float32Array(width);
  for (const feature of features) {
    const start = feature * width;
    const weight = weights[feature] ?? 0;
    for (let at = 0; at < width; at++) sum[at] = (sum[at] ?? 0) + weight * (table[start + at] ?? 0);
  }
  return encodingOf(sum, features);
}

export function encodingOf(sum: Float32Array, features: readonly number[] = []): Encoding {
  const length = lengthOf(sum) + 1e-6;
  return { features, length, unit: sum.map((value) => value / length) };
}

/** The slope of a sum from that of its unit. */
export function slopeOfSum({ unit, length }: Encoding, slope: Float32Array): Float32Array {
  const along = dot(unit, slope);
  return slope.map((value, at) => (value - along * (unit[at] ?? 0)) / length);
}

/** Adds to the slopes of a text's features what the slope of its unit makes of them. */
export function addSlopes(
  encoding: Encoding,
  slope: Float32Array,
  slopes: Float32Array,
  weights: Float32Array,
): void {
  const own = slopeOfSum(encoding, slope);
  for (const feature of encoding.features) {
    const start = feature * own.length;
    const weight = weights[feature] ?? 0;
    for (let at = 0; at < own.length; at++) {
      slopes[start + at] = (slopes[start + at] ?? 0) + weight * (own[at] ?? 0);
    }
  }
}
