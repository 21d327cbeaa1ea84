/** Prints a Markdown table; the first column names the row. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'));
  console.log(['', ...[head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`)].join('\n'));
}

/** Writes a value with the most that it should be: `1.52 s (≤ 2 s)`, in bold where it is more. */
const measured =
  (unit: string, scale: number, digits: number) =>
  (value: number, limit = Number.POSITIVE_INFINITY): string => {
    const text = `${(value / scale).toFixed(digits)} ${unit}`;
    if (limit === Number.POSITIVE_INFINITY) return text;
    const bounded = `${text} (≤ ${limit / scale} ${unit})`;
    return value <= limit ? bounded : `**${bounded}**`;
  };

export const milliseconds = measured('ms', 1, 1);
/** From milliseconds. */
export const seconds = measured('s', 1000, 2);
/** From bytes, as is the next. */
export const kilobytes = measured('kB', 1000, 1);
export const megabytes = measured('MB', 1_000_000, 0);

/** Calls, with the fewest that they should be. */
export function perSecond(count: number, least?: number): string {
  if (least === undefined) return count.toFixed(0);
  const bounded = `${count.toFixed(0)} (≥ ${least})`;
  return count >= least ? bounded : `**${bounded}**`;
}

/** The value that a share of all values do not exceed; by default the median. */
export function quantile(values: readonly number[], share = 0.5): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}
