import { box, disc, type Drawing, each, fill, shape } from '../draw';
import { roof, windows } from '../things/house';
import { ground } from '../things/land';
import { stars } from '../things/sky';

/** A queue before the great door, and light in one beside it. */
export const anotherDoor: Drawing = {
  tone: 'night',
  shapes: [
    stars(),
    fill('mid', box(0, 36, 26, 30), roof(0, 36, 26, 5)),
    fill('red', box(26, 30, 34, 36), roof(26, 30, 34, 6)),
    fill('far', box(60, 34, 40, 32), roof(60, 34, 41, 6)),
    fill(
      'near',
      windows([5, 12, 19], [41, 50], 3, 5),
      windows([30, 38, 46, 54], [35], 3, 5.5),
      windows([64, 71], [40], 3, 5.5),
    ),
    fill('pane', windows([82, 89], [40], 3, 5.5)),
    fill('near', 'M36 66v-14q0 -6 7 -6t7 6v14z'),
    fill(
      'pale',
      each([14, 20, 26, 32, 38], (x) => disc(x, 57, 2)),
    ),
    fill(
      'pale',
      each([14, 20, 26, 32, 38], (x) => `M${x - 2.6} 66v-4q0 -3 2.600 -3t2.600 3v4z`),
    ),
    fill('glow', 'M78 66v-12q0 -4 4 -4t4 4v12z'),
    fill('red', shape(86, 51, 90, 53, 90, 69, 86, 66)),
    ground(66),
    fill('beam', shape(78, 66, 86, 66, 98, 84, 66, 84)),
  ],
};
