import type { Drawing } from '../draw';
import { sailingBoat } from '../things/boat';
import { hills, sea, swell } from '../things/land';
import { lighthouse } from '../things/lighthouse';
import { stars } from '../things/sky';

/** The light that finds a boat in the dark. */
export const beacon: Drawing = {
  tone: 'night',
  shapes: [stars(), hills(), sea(), ...lighthouse(30, 30), ...sailingBoat(78, 22, 64), swell(56)],
};
