import { box, type Drawing, fill, line, path, shape } from '../draw';
import { house } from '../things/house';
import { ground, hills, spruce } from '../things/land';
import { moon, stars } from '../things/sky';
import { wheels } from '../things/vehicles';

/** A home that is emptied, and the van that came the same night. */
export const estate: Drawing = {
  tone: 'night',
  shapes: [
    stars(),
    moon(82, 27),
    hills(),
    fill('near', spruce(7, 26), spruce(92, 20)),
    fill('mid', house(14, 24, 19)),
    fill('near', shape(11, 44, 26, 29, 41, 44, 38, 44, 26, 33, 14, 44), box(29, 51, 5, 11)),
    fill('glow', box(18, 49, 7, 7)),
    line('mid', 0.7, path(21.5, 49, 21.5, 56), path(18, 52.5, 25, 52.5)),
    ground(),
    fill('beam', shape(90, 56, 120, 52, 120, 70, 90, 61)),
    fill('pale', box(56, 42, 21, 19), 'M78 47h7l5 6.5v7.5h-12z'),
    fill('near', 'M81 49h3.4l3.4 4.5h-6.8z'),
    fill('red', box(56, 50, 21, 3)),
    ...wheels([62, 83], 61.4),
    fill('red', box(44, 55, 8, 7)),
    fill('far', box(45, 49, 6, 6)),
    line('near', 0.7, path(48, 55, 48, 58), path(48, 49, 48, 51)),
    line('pale', 0.7, path(41, 62, 41, 48)),
    fill('glow', shape(38.6, 49, 39.8, 44, 42.2, 44, 43.4, 49)),
  ],
};
