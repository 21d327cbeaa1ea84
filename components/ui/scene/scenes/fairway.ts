import { type Drawing, fill, box } from '../draw';
import { buoy, sailingBoat } from '../things/boat';
import { hills, sea, swell } from '../things/land';
import { sun } from '../things/sky';

/** Marks of a fairway, passed one after the other. */
export const fairway: Drawing = {
  tone: 'dawn',
  shapes: [
    sun(64, 38, 8),
    hills(),
    sea(56),
    ...sailingBoat(66, 24, 58),
    ...buoy(84, 62),
    ...buoy(48, 68),
    ...buoy(18, 75),
    fill('swell', box(12, 77, 12, 0.8), box(43, 70, 10, 0.8), box(80, 64, 8, 0.8)),
    swell(66, 66),
  ],
};
