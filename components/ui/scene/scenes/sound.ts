import { box, type Drawing, each, fill, line, path, shape } from '../draw';
import { bridge } from '../things/bridge';
import { gantry } from '../things/crane';
import { sea, swell } from '../things/land';
import { sun } from '../things/sky';

/** Malmö: the crane that used to be its mark, the tower that is, and the bridge over the sound. */
export const sound: Drawing = {
  tone: 'dawn',
  shapes: [
    sun(70, 40, 9),
    ...bridge([58, 88], 53),
    sea(),
    fill('far', box(0, 50, 48, 12)),
    ...gantry(20, 33, 'mid'),
    fill('pale', shape(36, 62, 37, 24, 45, 26, 46, 62)),
    fill(
      'shade',
      each([24, 32, 40, 48, 56], (y, index) =>
        shape(37 - index / 5, y + 5, 45 + index / 5, y + 2, 45.2 + index / 5, y + 5, 37, y + 7),
      ),
    ),
    line(
      'near',
      0.5,
      each([31, 39, 47, 55], (y) => path(36.8, y, 45.3, y - 1)),
    ),
    fill('near', box(0, 59, 52, 5)),
    swell(76),
  ],
};
