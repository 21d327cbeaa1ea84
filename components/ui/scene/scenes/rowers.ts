import { type Drawing, fill, line, path } from '../draw';
import { bust } from '../things/people';
import { hills, sea, swell } from '../things/land';
import { sun } from '../things/sky';

/** A small crew, all rowing the same way. */
export const rowers: Drawing = {
  tone: 'noon',
  shapes: [
    sun(20, 36, 7),
    hills(),
    sea(58),
    line('near', 1.1, path(30, 52, 16, 70), path(46, 52, 32, 71), path(62, 52, 48, 71)),
    ...bust(34, 62, 'red'),
    ...bust(50, 62, 'mid'),
    ...bust(66, 62, 'pale'),
    fill('near', 'M14 57h72q6 -1 8 -4q-1 9 -9 14h-62q-7 -3 -9 -10z'),
    fill('red', 'M15 59h74l-1.500 2.400h-71.500z'),
    swell(56, 68),
  ],
};
