import { box, disc, type Drawing, each, fill, line, path, shape } from '../draw';
import { ferry } from '../things/boat';
import { hills, sea, skerry, swell } from '../things/land';
import { cloud } from '../things/sky';

/** A horn that is heard at once, for as long as somebody pays for the air. */
export const foghorn: Drawing = {
  tone: 'noon',
  shapes: [
    cloud(60, 32),
    hills(),
    sea(),
    ...ferry(84, 63),
    fill('near', skerry(-14, 56, 12), box(12, 40, 3, 16), box(19, 40, 3, 16)),
    fill('red', 'M6 34h12l22 -9v24l-22 -9h-12q-2 0 -2 -3t2 -3z'),
    fill('pale', shape(38, 26, 42, 24, 42, 50, 38, 48)),
    fill('near', box(0, 36, 5, 2), disc(4, 37, 2)),
    line(
      'near',
      1.4,
      each(
        [48, 54, 60],
        (x, index) => `M${x} ${31 - index * 2}q${4 + index} ${6 + index * 2} 0 ${12 + index * 4}`,
      ),
    ),
    line('pale', 0.6, path(12, 34, 12, 40)),
    swell(40),
  ],
};
