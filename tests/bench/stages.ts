import { type Cell, milliseconds } from './report';
import type { BuildRun } from './run-build';

/** Names of all stages of some builds, in order: further columns of a table. */
export const stageNames = (runs: readonly BuildRun[]): string[] => [
  ...new Set(runs.flatMap(({ summary }) => Object.keys(summary.stages))),
];

export const stageCells = ({ summary }: BuildRun, names: readonly string[]): Cell[] =>
  names.map((name) => milliseconds(summary.stages[name] ?? 0));
