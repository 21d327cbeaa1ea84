import { box, disc, type Drawing, each, fill, line, path, shape } from '../draw';
import { ground } from '../things/land';

/** What a catch weighs against the coins it takes, on the fish market. */
export const scales: Drawing = {
  tone: 'day',
  shapes: [
    fill('far', box(0, 40, 100, 24)),
    fill(
      'red',
      each([0, 20, 40, 60, 80], (x) => `M${x} 0h10v29q-5 5 -10 0z`),
    ),
    fill(
      'pale',
      each([10, 30, 50, 70, 90], (x) => `M${x} 0h10v29q-5 5 -10 0z`),
    ),
    fill('near', box(49, 36, 2, 28), shape(42, 66, 46, 62, 54, 62, 58, 66), disc(50, 35, 2)),
    line('near', 1.6, path(26, 39, 74, 33)),
    line('near', 0.6, path(18, 52, 26, 39, 34, 52), path(66, 47, 74, 33, 82, 47)),
    fill('near', 'M16 52h20q-3 5 -10 5t-10 -5zM64 47h20q-3 5 -10 5t-10 -5z'),
    fill('sea', 'M15 49q6 -6 14 -1l6 -3v7l-5 -2q-8 4 -15 -1z'),
    fill('pale', disc(19, 48.6, 0.8)),
    fill('glow', ...[46, 43.6, 41.2].map((y) => box(69, y - 1, 9, 1.8)), box(74, 37.6, 9, 1.8)),
    ground(66),
    fill('mid', box(0, 66, 100, 3)),
  ],
};
