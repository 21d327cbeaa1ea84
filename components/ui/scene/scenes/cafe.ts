import { box, type Drawing, each, fill, line, path } from '../draw';
import { cup, floor, table } from '../things/furniture';
import { pendants } from '../things/lamp';
import { smoke } from '../things/sky';
import { train } from '../things/vehicles';

/** A café of Alingsås, chosen by those who sit in the train outside. */
export const cafe: Drawing = {
  tone: 'dawn',
  shapes: [
    fill('pale', box(8, 26, 84, 30)),
    fill('far', box(10, 28, 80, 26)),
    fill('mid', box(10, 48, 80, 6)),
    ...train([12, 38, 64], 49.5, 24),
    fill('pale', box(35, 26, 1.4, 30), box(63, 26, 1.4, 30)),
    floor(70),
    ...pendants([26, 50, 74], 19, 60),
    table(18, 60, 64, 84),
    fill('pale', box(28, 58.6, 18, 1.4), cup(54, 60), cup(68, 60)),
    fill(
      'red',
      each([29, 34.5, 40], (x) => `M${x} 58.600q0 -3.400 2.600 -3.400t2.600 3.400z`),
    ),
    fill(
      'glow',
      'M32 55.200q0 -3.400 2.600 -3.400t2.600 3.400zM37.400 55.200q0 -3.400 2.600 -3.400t2.600 3.400z',
    ),
    smoke(57, 54),
    line('shade', 0.6, path(30, 57, 33, 56.5), path(36, 57, 39, 56.5)),
  ],
};
