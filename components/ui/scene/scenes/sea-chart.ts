import { box, disc, type Drawing, fill, line, path } from '../draw';
import { pendants } from '../things/lamp';

const pin = (x: number, y: number): string =>
  `M${x} ${y}q-4.500 -5 -4.500 -8a4.500 4.500 0 0 1 9 0q0 3 -4.500 8z`;

/** A chart under the lamp, with room for three pins. */
export const seaChart: Drawing = {
  tone: 'night',
  shapes: [
    fill('near', box(0, 72, 100, 28)),
    fill('pale', box(14, 33, 72, 42)),
    fill('far', 'M86 33v26q-9 -1 -12 -8q-6 1 -9 -6q3 -3 -2 -12zM14 75v-15q8 -2 12 5q8 0 9 10z'),
    line('mid', 0.5, 'M56 33q3 8 5 14q7 9 11 12q6 5 14 5', 'M14 55q12 -3 17 6q8 3 9 14'),
    line('mid', 0.5, 'M47 33q4 11 8 18q8 10 15 14q7 4 16 4'),
    line('mid', 0.4, path(14, 47, 42, 39), path(30, 75, 42, 39), path(42, 33, 42, 75)),
    line('mid', 0.5, disc(42, 62, 5)),
    fill('shade', 'M35 52l4 -1.500l-4 3zM60 66l5 -2l-4 4zM66 46l4 -2l-3 4z'),
    fill('red', pin(33, 53), pin(58, 67), pin(65, 46)),
    fill('pale', disc(33, 45, 1.7), disc(58, 59, 1.7), disc(65, 38, 1.7)),
    ...pendants([48], 24, 75),
  ],
};
