import { box, type Drawing, each, fill, line, path, shape } from '../draw';
import { house, windows } from '../things/house';
import { ground, tree } from '../things/land';
import { cloud } from '../things/sky';

/** The house that is there, mended on its scaffold, and the frame of a new one. */
export const scaffold: Drawing = {
  tone: 'day',
  shapes: [
    cloud(40, 31),
    fill('mid', tree(4, 22), tree(96, 26)),
    fill('red', house(12, 30, 20)),
    fill('near', shape(9, 43, 27, 26, 45, 43, 41, 43, 27, 30, 13, 43)),
    fill('pale', windows([17, 32], [46], 6, 7), box(24, 50, 6, 12)),
    fill('glow', box(14, 56, 8, 3), box(34, 55, 7, 4)),
    line(
      'near',
      0.8,
      each([8, 26, 45], (x) => path(x, 62, x, 34)),
      each([36, 46, 55], (y) => path(6, y, 47, y)),
    ),
    line('near', 0.5, path(8, 46, 26, 36), path(26, 55, 45, 46)),
    line(
      'mid',
      1.6,
      each([60, 71, 82, 90], (x) => path(x, 62, x, 44)),
      path(57, 44, 75, 29, 93, 44),
      path(60, 44, 90, 44),
      path(75, 29, 75, 44),
      path(60, 62, 71, 44),
      path(67, 36, 67, 44),
      path(83, 36, 83, 44),
    ),
    fill('glow', box(63, 58, 18, 1.4), box(65, 56.4, 18, 1.4), box(62, 60, 18, 2)),
    ground(),
  ],
};
