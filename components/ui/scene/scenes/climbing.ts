import { disc, type Drawing, fill, line, path, shape } from '../draw';

const holds = (...places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y]) => disc(x, y, 1.7)).join('');

/** A wall of the climbing centre, and somebody nearly up it. */
export const climbing: Drawing = {
  tone: 'noon',
  shapes: [
    fill('far', shape(0, 0, 34, 0, 26, 46, 40, 100, 0, 100)),
    fill('mid', shape(34, 0, 78, 0, 60, 38, 26, 46)),
    fill('sea', shape(26, 46, 60, 38, 72, 100, 40, 100)),
    fill('near', shape(78, 0, 100, 0, 100, 100, 72, 100, 60, 38)),
    fill('red', holds([40, 29], [22, 55], [52, 66], [84, 38], [80, 72], [36, 78], [14, 28])),
    fill('pale', holds([62, 28], [34, 60], [12, 42], [60, 78], [90, 56], [47, 86], [30, 20])),
    fill('glow', holds([44, 48], [52, 20], [66, 54], [88, 26], [50, 76], [76, 88], [70, 44])),
    line('pale', 0.8, 'M55 10L52 43Q54 66 47 100'),
    line('near', 3.2, 'M53 48L61 39L62.500 29', 'M50 47L43 41L40.500 30'),
    line('near', 3.8, 'M51.500 57L61 60L63 69', 'M50 57L44 65L47 75'),
    fill('red', 'M47.500 46q0 -3 3.500 -3t4 3l-1.500 9h-5z'),
    line('pale', 1.2, path(48.3, 55, 54, 55)),
    fill('near', disc(51.6, 39, 3.2)),
    fill('pale', disc(64.4, 70, 1.6), disc(47.8, 76, 1.6)),
  ],
};
