import { box, disc, type Drawing, each, fill, line, path, shape } from '../draw';
import { floor } from '../things/furniture';

const dress = (x: number, length: number): string =>
  `M${x - 2.5} 38h5l1.500 8l4 ${length}h-16l4 ${-length}z`;
const shirt = (x: number): string =>
  shape(
    x - 3,
    38,
    x + 3,
    38,
    x + 8,
    42,
    x + 6,
    47,
    x + 4,
    46,
    x + 4,
    58,
    x - 4,
    58,
    x - 4,
    46,
    x - 6,
    47,
    x - 8,
    42,
  );

/** A rail of garments and the mirror beside it. */
export const boutique: Drawing = {
  tone: 'day',
  shapes: [
    fill('far', box(0, 0, 100, 66)),
    fill('near', 'M72 68v-30q0 -10 9 -10t9 10v30z'),
    fill('pale', 'M74 66v-28q0 -8 7 -8t7 8v28z'),
    fill('shade', shape(74, 56, 88, 40, 88, 46, 74, 62)),
    floor(66),
    fill(
      'near',
      box(10, 33, 52, 1.4),
      box(12, 33, 1.4, 37),
      box(59, 33, 1.4, 37),
      box(8, 69, 10, 1.4),
      box(55, 69, 10, 1.4),
    ),
    line(
      'near',
      0.6,
      each([21, 31, 41, 51], (x) => path(x - 3, 38, x, 36, x, 33, x, 36, x + 3, 38)),
    ),
    fill('red', dress(21, 17)),
    fill('mid', shirt(51)),
    fill('pale', shirt(32)),
    fill('glow', dress(42, 14)),
    fill('near', box(18.5, 45, 5, 1.2), disc(51, 42, 0.6), disc(51, 46, 0.6), disc(51, 50, 0.6)),
    fill('near', 'M24 76q0 -3 3 -3l3 1l5 1q2 0 2 2z', 'M38 76q0 -3 3 -3l3 1l5 1q2 0 2 2z'),
  ],
};
