import { box, fill, line, path, shape } from '../draw';
import { GROUND } from './land';

/** The gantry crane of a shipyard, by its middle, in any colour. */
export const gantry = (x: number, top = 28, colour: 'glow' | 'mid' = 'glow'): string[] => [
  fill(
    colour,
    box(x - 26, top, 52, 4.5),
    shape(x - 17, top + 4, x - 13.5, top + 4, x - 16, GROUND, x - 20, GROUND),
    box(x + 12, top + 4, 4.5, GROUND - top - 4),
    box(x - 3, top + 4, 7, 3),
  ),
  line(colour, 1, path(x - 15, top + 9, x - 25, top + 4)),
  line('near', 0.7, path(x + 0.5, top + 7, x + 0.5, top + 16)),
  fill('near', box(x - 3, top + 16, 7, 5)),
];
