import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';

/** A measured number and the bound that it is held against. */
export interface Measure {
  value: number;
  unit: string;
  digits: number;
  limit?: { atMost: number } | { atLeast: number };
}

export type Cell = string | Measure;

export interface Table {
  title: string;
  /** Column names; the first names the row. */
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** How it was measured, in a sentence. */
  note?: string;
}

const measure =
  (unit: string, digits: number, scale = 1) =>
  (value: number, limit?: Measure['limit']): Measure => ({
    value: value / scale,
    unit,
    digits,
    ...(limit && { limit }),
  });

export const count = measure('', 0);
export const milliseconds = measure('ms', 0);
/** From milliseconds. */
export const seconds = measure('s', 2, 1000);
/** From bytes; kB and MB are powers of ten. */
export const kilobytes = measure('kB', 1, 1000);
export const megabytes = measure('MB', 0, 1_000_000);
export const perSecond = measure('/s', 0);
export const shift = measure('', 4);

const machine = {
  node: process.version,
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memory: totalmem(),
  /** Processes that wanted a core in the minute before the run. */
  load: loadavg()[0] ?? 0,
};

export function printMachine(): void {
  const { node, cpu, cores, memory, load } = machine;
  console.log(
    `Node ${node}, ${cores} × ${cpu}, ${(memory / 1e9).toFixed(0)} GB, load ${load.toFixed(1)} at the start`,
  );
  if (load > cores / 4)
    console.log('The machine was busy with something else: times are too long.');
}

export function printTable({ title, head, rows, note }: Table): void {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const right = head.map((_, index) => (index === 0 ? '---' : '---:'));
  console.log(
    [
      `\n**${title}**\n`,
      line(head),
      line(right),
      ...rows.map((cells) => line(cells.map(cellText))),
      ...(note ? [`\n${note}`] : []),
      '',
    ].join('\n'),
  );
}

/** `1.52 s (≤ 2 s)`, and bold where the limit is broken. */
function cellText(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  const { value, unit, digits, limit } = cell;
  const text = withUnit(value.toFixed(digits), unit);
  if (!limit) return text;
  const [sign, bound] = 'atMost' in limit ? ['≤', limit.atMost] : ['≥', limit.atLeast];
  const kept = 'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast;
  const bounded = `${text} (${sign} ${withUnit(String(bound), unit)})`;
  return kept ? bounded : `**${bounded}**`;
}

const withUnit = (number: string, unit: string): string =>
  unit === '' || unit === '/s' ? `${number}${unit}` : `${number} ${unit}`;

/** Writes all numbers with the machine they come from; returns the file. */
export function saveTables(tables: readonly Table[]): string {
  const file = '.cache/bench.json';
  mkdirSync('.cache', { recursive: true });
  const results = tables.map(({ title, head, rows }) => ({
    title,
    rows: rows.map((cells) =>
      Object.fromEntries(cells.map((cell, index) => [head[index] ?? String(index), cell])),
    ),
  }));
  writeFileSync(
    file,
    `${JSON.stringify({ measured: new Date().toISOString(), machine, results }, null, 2)}\n`,
  );
  return file;
}
