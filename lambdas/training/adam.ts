/** Numbers that are learnt. */
export interface Parameters {
  values: Float32Array;
  /** How the loss grows with each; gathered until the next step. */
  slopes: Float32Array;
  /** What is remembered of earlier slopes, and of their squares. */
  mean: Float32Array;
  square: Float32Array;
}

const MOMENTUM = 0.9;
const MEMORY = 0.999;

/** @param spread - how far from nothing they may begin. */
export const parameters = (size: number, spread: number, random: () => number): Parameters => ({
  values: Float32Array.from({ length: size }, () => (random() - 0.5) * 2 * spread),
  slopes: new Float32Array(size),
  mean: new Float32Array(size),
  square: new Float32Array(size),
});

/**
 * One step of Adam (arXiv 1412.6980) against the slopes, which are nothing then.
 *
 * @param steps - the how manieth, from 1.
 */
export function adjust(
  { values, slopes, mean, square }: Parameters,
  rate: number,
  steps: number,
): void {
  const step = (rate * Math.sqrt(1 - MEMORY ** steps)) / (1 - MOMENTUM ** steps);
  for (let at = 0; at < values.length; at++) {
    const slope = slopes[at] ?? 0;
    const first = MOMENTUM * (mean[at] ?? 0) + (1 - MOMENTUM) * slope;
    const second = MEMORY * (square[at] ?? 0) + (1 - MEMORY) * slope * slope;
    mean[at] = first;
    square[at] = second;
    values[at] = (values[at] ?? 0) - (step * first) / (Math.sqrt(second) + 1e-8);
  }
  slopes.fill(0);
}
