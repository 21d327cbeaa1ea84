import { box, each, fill, line, path } from '../draw';
import { GROUND } from './land';

/** A cable-stayed bridge across the whole sheet, its pylons at x. */
export const bridge = (
  pylons: readonly number[],
  deck: number,
  colour: 'mid' | 'far' = 'mid',
): string[] => [
  fill(
    colour,
    box(0, deck, 100, 2),
    each(pylons, (x) => box(x - 1, deck - 20, 2, GROUND - deck + 20)),
  ),
  line(
    colour,
    0.4,
    each(pylons, (x) =>
      each([5, 10, 15], (reach) => path(x - reach, deck, x, deck - reach - 3, x + reach, deck)),
    ),
  ),
];
