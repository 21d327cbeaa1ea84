import { box, each } from '../draw';
import { GROUND } from './land';

/** A house with its gable to us, from its left wall. */
export function house(x: number, width: number, height: number, base = GROUND): string {
  const half = width / 2;
  const rise = Math.round(half * 90) / 100;
  return `M${x} ${base}v${-height}l${half} ${-rise}l${half} ${rise}v${height}z`;
}

/** Windows in rows and columns, each w by h. */
export const windows = (
  columns: readonly number[],
  rows: readonly number[],
  width: number,
  height: number,
): string => each(columns, (x) => each(rows, (y) => box(x, y, width, height)));

/** A steep roof on a wall. */
export const roof = (x: number, y: number, width: number, rise: number): string =>
  `M${x - 1} ${y}l3 ${-rise}h${width - 4}l3 ${rise}z`;

/** A pointed spire on a tower. */
export const spire = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}l${width / 2} ${-height}l${width / 2} ${height}z`;
