import { type Drawing, fill, box } from '../draw';
import { bayWindow, cup, floor, table } from '../things/furniture';
import { pendants } from '../things/lamp';
import { sailingBoat } from '../things/boat';
import { bust } from '../things/people';

/** Our table: those who do the work, a lamp, the bay outside. */
export const meeting: Drawing = {
  tone: 'dusk',
  shapes: [
    ...bayWindow(12, 27, 76, 24),
    ...sailingBoat(76, 15, 45),
    fill('pale', box(37, 26, 1.2, 26), box(62, 26, 1.2, 26)),
    floor(70),
    ...pendants([50], 22, 62),
    ...bust(25, 62, 'red'),
    ...bust(42, 62, 'sea'),
    ...bust(60, 62, 'mid'),
    ...bust(76, 62, 'pale'),
    table(12, 62, 76, 88),
    fill('near', 'M44 62l-2 -8h12l2 8z'),
    fill('glow', cup(30, 62), cup(66, 62)),
    fill('pale', box(70, 61, 9, 1), box(71, 60, 9, 1)),
  ],
};
