import { box, type Drawing, each, fill, line, path, shape } from '../draw';
import { sailingBoat } from '../things/boat';
import { courses, sea, swell } from '../things/land';
import { gulls } from '../things/sky';

/** Bohus fortress over the river of Kungälv. */
export const fortress: Drawing = {
  tone: 'noon',
  shapes: [
    gulls(78, 32),
    fill('far', 'M40 62q20 -14 60 -10v10z'),
    fill('near', 'M0 62v-6q14 -14 30 -14h26q12 4 24 20z'),
    fill(
      'pale',
      box(24, 25, 14, 22),
      shape(10, 52, 12, 36, 26, 36, 26, 50),
      shape(36, 47, 37, 36, 58, 38, 60, 46),
    ),
    fill(
      'pale',
      each([24, 28.6, 33.2], (x) => box(x, 22.5, 3, 3)),
      each([13, 18], (x) => box(x, 34, 3, 3)),
      each([40, 46, 52], (x) => box(x, 34.5 + (x - 40) / 8, 3, 3)),
    ),
    courses(24, 28, 14, [4, 8, 12, 16]),
    fill('near', box(30, 30, 2, 5), box(17, 41, 1.6, 4), box(44, 40, 1.6, 4), box(52, 40, 1.6, 4)),
    line('near', 0.7, path(31, 22, 31, 14)),
    fill('red', shape(31, 14, 39, 16, 31, 18)),
    sea(),
    ...sailingBoat(82, 20, 66),
    swell(40),
  ],
};
