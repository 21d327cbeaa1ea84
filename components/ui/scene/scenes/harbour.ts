import type { Drawing } from '../draw';
import { rowingBoat } from '../things/boat';
import { hills, sea, swell } from '../things/land';
import { boathouses } from '../things/landmarks';
import { gulls, sun } from '../things/sky';

/** Boathouses with their doors open, so that whoever rows in sees who is there. */
export const harbour: Drawing = {
  tone: 'day',
  shapes: [
    sun(84, 34),
    gulls(66, 30),
    hills(),
    sea(),
    ...boathouses(38),
    ...rowingBoat(84, 70),
    swell(30, 66),
  ],
};
