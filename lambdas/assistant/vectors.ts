/** The sum of the products of two lists of numbers, as long as the first. */
export function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

/** Adds numbers, so many times each, to sums. */
export function addTo(
  sums: Float32Array | Float64Array,
  values: ArrayLike<number>,
  times: number,
): void {
  if (times === 0) return;
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + times * (values[at] ?? 0);
}

/** How long a vector is. */
export const lengthOf = (vector: ArrayLike<number>): number => Math.sqrt(dot(vector, vector));

/** Scores as likelihoods, which together make 1. */
export function softmax(scores: ArrayLike<number>): Float64Array {
  const shares = new Float64Array(scores.length);
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < shares.length; at++) most = Math.max(most, scores[at] ?? 0);
  let sum = 0;
  for (let at = 0; at < shares.length; at++) {
    const share = Math.exp((scores[at] ?? 0) - most);
    shares[at] = share;
    sum += share;
  }
  for (let at = 0; at < shares.length; at++) shares[at] = (shares[at] ?? 0) / sum;
  return shares;
}
