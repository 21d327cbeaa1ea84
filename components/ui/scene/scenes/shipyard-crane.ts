import { box, type Drawing, fill } from '../draw';
import { hull, rowingBoat } from '../things/boat';
import { bridge } from '../things/bridge';
import { gantry } from '../things/crane';
import { hills, sea, swell } from '../things/land';

/** The gantry crane that Gothenburg kept, the bridge behind it, and three boats to choose from. */
export const shipyardCrane: Drawing = {
  tone: 'deep',
  shapes: [
    hills(),
    ...bridge([14, 62], 46, 'far'),
    sea(),
    fill('near', box(44, 59, 60, 12)),
    ...gantry(66, 27),
    fill('red', hull(14, 18, 5, 66)),
    fill('pale', box(9, 57, 8, 6.5)),
    ...rowingBoat(33, 68),
    fill('glow', hull(50, 20, 5, 77)),
    fill('pale', box(45, 68, 8, 6.5)),
    swell(22, 68),
  ],
};
