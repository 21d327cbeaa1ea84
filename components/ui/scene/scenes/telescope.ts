import { box, disc, type Drawing, fill, line, path, shape } from '../draw';
import { sailingBoat } from '../things/boat';
import { hills, sea, skerry, swell } from '../things/land';
import { moon } from '../things/sky';

/** A telescope on a rock, turned to what is far out. */
export const telescope: Drawing = {
  tone: 'dusk',
  shapes: [
    moon(80, 28),
    hills(),
    sea(),
    fill('beam', shape(52, 36, 112, 22, 112, 58, 53, 41)),
    ...sailingBoat(84, 15, 60),
    fill('near', skerry(-10, 70, 12)),
    line('near', 1.6, path(24, 58, 32, 45, 30, 58), path(32, 45, 41, 58)),
    fill('red', shape(14, 48, 13, 44, 34, 38, 35.4, 43)),
    fill('glow', shape(34, 38, 51, 33.4, 53, 41, 35.4, 43)),
    fill('near', shape(50, 32.6, 53, 32, 55.4, 41, 52.4, 42), box(12, 43.5, 2, 5)),
    fill('pale', disc(32, 45, 1.2)),
    swell(60),
  ],
};
