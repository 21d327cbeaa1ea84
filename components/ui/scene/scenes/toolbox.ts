import { box, disc, type Drawing, each, fill, line, shape } from '../draw';
import { floor } from '../things/furniture';

/** Tools on the wall, only those that are used, and a box for the rest. */
export const toolbox: Drawing = {
  tone: 'dusk',
  shapes: [
    fill('far', box(8, 24, 84, 34)),
    line(
      'mid',
      0.5,
      each(
        [16, 26, 36, 46, 56, 66, 76, 86],
        (x) => `M${x} 28h0M${x} 34h0M${x} 40h0M${x} 46h0M${x} 52h0`,
      ),
    ),
    fill('near', box(18, 36, 2.4, 18), box(13, 30, 12, 6), 'M36 29h5v8l-1 16h-3l-1 -16z'),
    fill(
      'red',
      'M52 46q-4 -8 0 -16h3l-1 12h3l-1 -12h3q4 8 0 16v8h-6z',
      shape(70, 30, 88, 30, 88, 34, 72, 46, 70, 46),
    ),
    fill('pale', shape(72, 34, 86, 32, 74, 42)),
    floor(66),
    fill('near', box(4, 62, 92, 4)),
    fill('glow', box(30, 50, 34, 12)),
    fill('near', 'M40 50v-4q0 -2 2 -2h10q2 0 2 2v4h-2v-4h-10v4z'),
    fill('shade', box(30, 55, 34, 1.4)),
    fill('pale', box(45, 53.5, 4, 4)),
    fill('mid', disc(76, 58, 4), disc(86, 59, 3)),
    fill('near', disc(76, 58, 1.5), disc(86, 59, 1)),
  ],
};
