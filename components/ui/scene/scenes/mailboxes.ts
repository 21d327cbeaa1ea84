import { box, disc, type Drawing, fill, line, path, shape } from '../draw';
import { hills, sea, spruce } from '../things/land';
import { sun } from '../things/sky';

/** Letterboxes where the gravel road ends, and one picture that somebody has nailed up. */
export const mailboxes: Drawing = {
  tone: 'dawn',
  shapes: [
    sun(20, 36, 8),
    hills(),
    fill('mid', spruce(90, 30), spruce(96, 22), spruce(82, 18)),
    sea(),
    fill('near', box(26, 54, 3, 24), box(74, 54, 3, 24), box(20, 53, 63, 2.4)),
    fill('red', boxAt(23), boxAt(53)),
    fill('pale', boxAt(38)),
    fill('near', box(25, 47, 9, 1), box(40, 47, 9, 1), box(55, 47, 9, 1)),
    fill('pale', shape(54, 40, 66, 37, 67, 44, 55, 47)),
    line('near', 0.5, path(54, 40, 61, 42.5, 66, 37)),
    fill('near', box(68, 37, 13, 13)),
    fill('glow', box(69.4, 38.4, 10.2, 10.2)),
    fill('red', 'M74.500 46.500l-3 -3a1.800 1.800 0 0 1 3 -2.400a1.800 1.800 0 0 1 3 2.400z'),
    fill('pale', 'M36 39q0 -4 4 -4.500q1 -3 3 -2l2 1l-2 .6q0 4 -2 5z'),
    line('near', 0.5, path(39, 40, 39, 42), path(41, 40, 41, 42)),
    fill('near', disc(42.6, 33.4, 0.4)),
    fill('shade', box(0, 78, 100, 22)),
  ],
};

function boxAt(x: number): string {
  return `M${x} 53v-8q0 -3 3 -3h7q3 0 3 3v8z`;
}
