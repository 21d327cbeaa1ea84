import { box, type Drawing, each, fill, line, path } from '../draw';
import { ferry } from '../things/boat';
import { house, spire, windows } from '../things/house';
import { sea, skerry, swell } from '../things/land';
import { gulls, sun } from '../things/sky';

/** The ferry over the river of Gothenburg: the church on its hill, the red tower on the other side. */
export const ferryCrossing: Drawing = {
  tone: 'dusk',
  shapes: [
    sun(54, 36, 6),
    gulls(34, 33),
    fill('far', skerry(-16, 62, 22), skerry(60, 60, 8)),
    fill(
      'mid',
      box(12, 27, 5, 20),
      spire(11.4, 27, 6.2, 6),
      house(16, 10, 6, 45),
      each([30, 38, 0], (x) => house(x, 8, 7, 61)),
    ),
    fill('red', box(80, 28, 10, 34)),
    fill('pale', box(80, 34, 10, 28), box(82, 26.5, 6, 1.5)),
    fill('red', windows([81.5, 84.2, 87], [37, 41, 45, 49, 53], 1.8, 1.6), box(80, 28, 10, 6)),
    fill('mid', box(66, 52, 12, 10), box(92, 50, 10, 12)),
    sea(),
    ...ferry(48, 65),
    line('pale', 0.8, path(8, 69, 26, 69), path(12, 72, 22, 72)),
    swell(60, 66),
  ],
};
