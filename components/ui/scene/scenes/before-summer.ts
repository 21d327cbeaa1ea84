import { box, type Drawing, fill, line, path, shape } from '../draw';
import { bridge } from '../things/bridge';
import { hills, sea } from '../things/land';
import { gulls, sun } from '../things/sky';

/** Uddevalla in March: ice in the fjord, the boat still under its cover, the bridge far off. */
export const beforeSummer: Drawing = {
  tone: 'dusk',
  shapes: [
    sun(24, 34, 5),
    gulls(40, 30),
    hills(),
    ...bridge([26, 58], 47),
    sea(),
    fill(
      'pale',
      shape(2, 70, 16, 67, 24, 71, 12, 74),
      shape(20, 79, 36, 76, 44, 80, 28, 84),
      shape(30, 66, 38, 64.5, 42, 67, 34, 68.5),
      shape(2, 88, 14, 85, 20, 90, 8, 93),
    ),
    fill('near', shape(50, 70, 66, 62, 100, 60, 100, 100, 40, 100)),
    fill('glow', shape(54, 52, 60, 44, 92, 41, 97, 51)),
    fill('shade', shape(76, 42.5, 92, 41, 97, 51, 77, 51.5)),
    line('near', 0.5, path(60, 44, 59, 52), path(68, 43.3, 68, 52), path(84, 41.8, 86, 51.3)),
    fill('pale', 'M53 52l45 -1q-3 9 -12 9h-23q-7 0 -10 -8z'),
    fill('red', 'M57 57.500h38q-3 2.500 -8 2.500h-23q-4 0 -7 -2.500z'),
    line('mid', 1.4, path(62, 67, 66, 59), path(90, 66, 86, 59)),
    fill('mid', box(72, 60, 5, 6)),
  ],
};
