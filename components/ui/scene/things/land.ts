import { box, disc, each, fill, line, shape } from '../draw';

/** Where the land or the sea begins, for all that stands or floats. */
export const GROUND = 62;

/** A rock in the sea, from its left end. */
export function skerry(x: number, width: number, height: number): string {
  const across = (share: number): number => Math.round(width * share * 100) / 100;
  const down = (share: number): number => Math.round(height * share * 100) / 100;
  const rise = `q${across(0.2)} ${-height} ${across(0.45)} ${-height}`;
  return `M${x} ${GROUND}${rise}t${across(0.3)} ${down(0.45)}t${across(0.25)} ${down(0.55)}z`;
}

export const hills = (): string => fill('far', skerry(-14, 74, 13), skerry(48, 66, 9));

export const sea = (from = GROUND): string => fill('sea', box(0, from, 100, 100 - from));

export const swell = (at: number, from = GROUND): string =>
  line(
    'swell',
    0.7,
    `M${at - 9} ${from + 8}h18M${at - 6} ${from + 14}h12M${at - 11} ${from + 22}h22M8 ${from + 12}h14M72 ${from + 18}h20M30 ${from + 30}h16`,
  );

/** A quay or a street, and what is under it. */
export const ground = (height = GROUND): string => fill('near', box(0, height, 100, 100 - height));

export const spruce = (x: number, height: number): string =>
  shape(x - height / 4, GROUND, x, GROUND - height, x + height / 4, GROUND);

export const tree = (x: number, height: number): string =>
  disc(x, GROUND - height + 4, 5) + box(x - 0.5, GROUND - height + 6, 1, height - 6);

/** Stones of a wall, a row at a time. */
export const courses = (x: number, y: number, width: number, rows: readonly number[]): string =>
  line(
    'shade',
    0.6,
    each(rows, (row) => `M${x} ${y + row}h${width}`),
  );
