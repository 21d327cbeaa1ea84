import { box, disc, type Drawing, each, fill, line, path } from '../draw';
import { cup } from '../things/furniture';
import { smoke } from '../things/sky';
import { bust } from '../things/people';

/** A long bar, its machine, and cups for those who found the way. */
export const coffeeBar: Drawing = {
  tone: 'noon',
  shapes: [
    fill(
      'far',
      each([10, 22, 34, 46, 58, 70, 82], (x) => box(x, 0, 6, 64)),
    ),
    fill('near', box(8, 40, 30, 1.4), box(8, 30, 30, 1.4)),
    fill(
      'red',
      each([10, 16.5, 30], (x) => box(x, 34, 4, 6)),
    ),
    fill(
      'sea',
      each([23, 12], (x) => box(x, 24, 5, 6)),
      box(24, 35, 5, 5),
    ),
    fill(
      'pale',
      each([21, 30], (x) => box(x, 25.5, 4, 4.5)),
    ),
    ...bust(48, 64, 'sea'),
    fill('near', 'M60 62v-20q0 -2 2 -2h24q2 0 2 2v20z'),
    fill('red', box(60, 44, 28, 4)),
    fill(
      'pale',
      disc(66, 52.5, 2),
      disc(82, 52.5, 2),
      each([62, 68, 74, 80], (x) => cup(x, 40)),
    ),
    line('pale', 1, path(72, 52, 72, 56), path(76, 52, 76, 56)),
    smoke(35, 54),
    fill('pale', cup(32, 62), cup(18, 62), cup(71, 61)),
    fill('near', box(4, 62, 92, 3)),
    fill('sea', box(6, 65, 88, 35)),
    line(
      'near',
      0.5,
      each([20, 34, 48, 62, 76], (x) => path(x, 65, x, 100)),
    ),
  ],
};
