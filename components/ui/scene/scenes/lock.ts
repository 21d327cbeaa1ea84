import { box, type Drawing, each, fill, line, path, shape } from '../draw';
import { sailingBoat } from '../things/boat';
import { courses, spruce } from '../things/land';
import { cloud } from '../things/sky';

/** The locks of Trollhättan: a boat on its way up, a step at a time. */
export const lock: Drawing = {
  tone: 'day',
  shapes: [
    cloud(62, 30),
    fill('far', shape(0, 62, 0, 32, 16, 30, 30, 40, 60, 46, 100, 48, 100, 62)),
    fill(
      'mid',
      each([4, 10, 17], (x) => spruce(x, 30 - x / 3)),
    ),
    fill('sea', box(0, 46, 28, 54), box(28, 56, 42, 44), box(70, 66, 30, 34)),
    ...sailingBoat(48, 29, 56),
    fill('near', shape(24, 43, 32, 43, 32, 100, 26, 100), shape(66, 52, 74, 52, 74, 100, 68, 100)),
    line('pale', 0.6, path(29, 46, 29, 70), path(71, 56, 71, 80)),
    fill('red', box(22, 41.4, 12, 2), box(64, 50.4, 12, 2)),
    line('swell', 0.7, 'M4 50h14M9 54h12M37 62h20M42 68h10M80 70h13M84 75h8'),
    line('pale', 1, 'M33 60q3 6 2 12M75 70q3 5 2 9'),
    courses(0, 78, 24, [0, 6, 12]),
  ],
};
