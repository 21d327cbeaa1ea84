/** A generator of numbers from 0 to 1 that is the same every time (xorshift: Marsaglia 2003). */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Puts a list into another order, in place. */
export function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const held = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = held;
  }
}
