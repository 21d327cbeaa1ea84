/** The middle value; the lower one of two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** The item whose number is the median, so that what was measured together stays together. */
export function medianBy<T>(items: readonly T[], of: (item: T) => number): T {
  const middle = median(items.map(of));
  const item = items.find((candidate) => of(candidate) === middle);
  if (item === undefined) throw new Error('The median of nothing');
  return item;
}

/** Runs something several times, one after the other. */
export async function times<T>(runs: number, run: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let index = 0; index < runs; index++) results.push(await run(index));
  return results;
}
