import { box, disc, type Drawing, each, fill, line, path } from '../draw';
import { roof, windows } from '../things/house';
import { ground } from '../things/land';
import { cloud } from '../things/sky';

/** A tram of Gothenburg before its houses of stone below and wood above. */
export const tramStop: Drawing = {
  tone: 'day',
  shapes: [
    cloud(78, 27),
    fill('far', box(0, 35, 44, 27), box(50, 33, 50, 29)),
    fill('red', box(0, 53, 44, 9), box(50, 52, 50, 10), roof(-2, 35, 46, 5), roof(50, 33, 54, 6)),
    fill(
      'near',
      windows([4, 12, 20, 28, 36], [38, 45.5], 3, 4),
      windows([54, 62, 70, 90], [37, 44.5], 3, 4),
    ),
    line('near', 0.5, 'M0 40.500h100M40 47l4 -3.200l-4 -3.200M40 47h6'),
    fill('sea', 'M4 64v-15q0 -2 2 -2h31v17zM38.500 64v-17h31q3 0 4 3l2.500 9v5z'),
    fill('pale', 'M4 57v-8q0 -2 2 -2h31v10zM38.500 57v-10h31q3 0 4 3l2 7z'),
    fill(
      'near',
      windows([7, 14.5, 22, 29.5, 41, 48.5, 56], [49.5], 6, 5.5),
      'M64 49.500h5.500q1.500 0 2 1.500l1.200 4h-8.700z',
    ),
    line('shade', 1.4, 'M37.800 47v16'),
    fill(
      'near',
      each([9, 28, 43, 62], (x) => box(x, 64, 7, 1.6)),
    ),
    fill('glow', disc(74, 60.5, 1.1), box(66, 44.6, 5, 2.4)),
    fill('near', box(84.4, 38, 1.2, 28)),
    fill('glow', disc(85, 36, 4.6)),
    line('near', 1.2, 'M82.600 34.500h4.800M85 34.500v4.500'),
    ground(66),
    line('mid', 0.8, path(0, 66.5, 100, 66.5), path(0, 71, 100, 71)),
  ],
};
