import { box, disc, type Drawing, each, fill, line, path, shape } from '../draw';
import { ground } from '../things/land';
import { car } from '../things/vehicles';

/** A car on the workshop's lift, with somebody under it. */
export const lift: Drawing = {
  tone: 'day',
  shapes: [
    fill('far', box(6, 26, 20, 22)),
    line('near', 1.2, path(10, 30, 10, 40), path(15, 30, 15, 44), path(21, 30, 21, 37)),
    fill('near', disc(10, 41, 2), box(13.4, 30, 3.2, 3), box(18.6, 36, 4.8, 3)),
    fill('mid', box(34, 24, 4, 42), box(84, 24, 4, 42), box(31, 63, 10, 3), box(81, 63, 10, 3)),
    ...car(40, 43),
    fill('near', box(38, 43.4, 46, 2)),
    fill('beam', shape(58, 47, 50, 46, 74, 46)),
    fill(
      'near',
      each([12, 24], (x) => disc(x, 60.5, 5.5)),
      disc(18, 51, 5.5),
    ),
    fill(
      'mid',
      each([12, 24], (x) => disc(x, 60.5, 2.2)),
      disc(18, 51, 2.2),
    ),
    fill('sea', 'M55 66v-8q0 -4 4.500 -4t4.500 4v8z'),
    line('sea', 2.2, path(62, 57, 66, 52, 65, 47.5)),
    fill('near', disc(59.5, 51, 3)),
    fill('red', 'M56.500 50.500q0 -3 3 -3t3 3z'),
    ground(66),
  ],
};
