import { disc, fill, line, path, shape } from '../draw';

/** Lamps that hang from the ceiling, and their light. */
export const pendants = (places: readonly number[], at: number, floor = 62): string[] => [
  fill(
    'beam',
    ...places.map((x) => shape(x - 4, at + 4, x + 4, at + 4, x + 13, floor, x - 13, floor)),
  ),
  line('near', 0.6, ...places.map((x) => path(x, 0, x, at))),
  fill('near', ...places.map((x) => `M${x - 6} ${at + 5}q0 -6 6 -6t6 6z`)),
  fill('glow', ...places.map((x) => disc(x, at + 5, 2))),
];
