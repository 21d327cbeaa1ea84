import { box, type Drawing, each, fill, line, path } from '../draw';
import { bayWindow } from '../things/furniture';
import { pendants } from '../things/lamp';
import { ground } from '../things/land';
import { bust } from '../things/people';

/** A boat on its stocks: ribs, the first planks, and the one who builds it. */
export const boatyard: Drawing = {
  tone: 'deep',
  shapes: [
    ...bayWindow(68, 29, 22, 16),
    line('far', 2, path(0, 22, 50, 8, 100, 22), path(50, 8, 50, 22)),
    ...pendants([24, 48], 24, 66),
    ...bust(86, 66, 'red'),
    line(
      'pale',
      1.3,
      each(
        [0, 1, 2, 3, 4, 5, 6],
        (index) =>
          `M${22 + index * 8} 42q${2 - index / 2} ${14 - Math.abs(index - 3)} ${4 - index} 18`,
      ),
    ),
    line('pale', 1.6, 'M12 40Q20 60 28 61H62Q74 58 80 38'),
    fill('glow', 'M16 48q4 10 12 13h34q9 -3 14 -13q-8 4 -16 4h-28q-8 0 -16 -4z'),
    line('shade', 0.6, 'M18 52q6 4 14 4h28q8 0 14 -4'),
    fill('near', box(26, 61, 40, 2), box(30, 63, 4, 6), box(56, 63, 4, 6)),
    ground(68),
  ],
};
