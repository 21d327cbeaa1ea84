import { box, type Drawing, fill, line, path } from '../draw';
import { hull, sailingBoat } from '../things/boat';
import { hills, sea, swell } from '../things/land';
import { gulls, smoke } from '../things/sky';

/** A barge with far too much on board, and what sails past it. */
export const barge: Drawing = {
  tone: 'dusk',
  shapes: [
    hills(),
    gulls(72, 30),
    ...sailingBoat(80, 30, 61),
    sea(),
    line('pale', 0.8, path(58, 64, 70, 64), path(62, 67, 72, 67)),
    fill('mid', box(14, 41, 12, 9), box(27, 32, 12, 9)),
    fill('red', box(14, 50, 12, 9), box(27, 41, 12, 9), box(14, 32, 12, 9)),
    fill('glow', box(27, 50, 12, 9), box(40, 41, 9, 9)),
    fill('near', box(40, 50, 9, 9), box(20, 23, 13, 9)),
    fill('shade', box(14, 56, 25, 3), box(27, 47, 12, 3), box(14, 38, 12, 3)),
    fill('pale', box(3, 46, 9, 14)),
    fill('near', box(4.5, 48.5, 6, 4), box(5, 38, 3, 8)),
    smoke(6.5, 36),
    fill('near', hull(27, 54, 6, 61)),
    swell(30),
  ],
};
