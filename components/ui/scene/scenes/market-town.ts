import { box, disc, type Drawing, each, fill, line, path, shape } from '../draw';
import { house, spire } from '../things/house';
import { ground } from '../things/land';
import { train } from '../things/vehicles';

const arm = (y: number, towards: 1 | -1): string =>
  shape(
    82,
    y,
    82 + 11 * towards,
    y,
    82 + 13.5 * towards,
    y + 2,
    82 + 11 * towards,
    y + 4,
    82,
    y + 4,
  );

/** Skövde under its table mountain: the train, and arms that point to all who shop here. */
export const marketTown: Drawing = {
  tone: 'deep',
  shapes: [
    fill('far', shape(0, 62, 0, 44, 12, 34, 60, 33, 78, 46, 100, 50, 100, 62)),
    fill(
      'mid',
      each([6, 16, 44, 54, 62], (x, index) => house(x, 9, 6 + (index % 3) * 2)),
      box(30, 36, 7, 26),
      spire(29, 36, 9, 11),
    ),
    fill(
      'glow',
      each([8, 19, 47, 57, 65], (x) => box(x, 56, 2, 2.4)),
      disc(33.5, 41, 1.6),
    ),
    ground(),
    line('mid', 0.8, path(0, 67, 100, 67)),
    ...train([0, 25, 50], 66, 24),
    fill('pale', box(81.2, 30, 1.8, 40)),
    fill('glow', arm(32, -1), arm(38, 1)),
    fill('pale', arm(44, -1)),
    fill('red', arm(50, 1)),
  ],
};
