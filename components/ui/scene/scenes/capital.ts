import { box, disc, type Drawing, each, fill, line, path } from '../draw';
import { ferry } from '../things/boat';
import { house, spire, windows } from '../things/house';
import { sea, swell } from '../things/land';
import { gulls } from '../things/sky';

/** Stockholm over its water: the tower with three crowns, the openwork spire, the old town. */
export const capital: Drawing = {
  tone: 'dawn',
  shapes: [
    gulls(40, 32),
    fill(
      'far',
      each([38, 48, 70, 80, 90], (x, index) => house(x, 10, 14 + (index % 3) * 3)),
    ),
    fill('mid', box(61, 42, 6, 20), spire(60.5, 42, 7, 18)),
    fill('red', box(21, 33, 10, 30), box(31, 47, 14, 15)),
    fill('near', windows([33, 37, 41], [50], 2, 6), 'M21 33h10l-2 -3h-6z', box(24.5, 27, 3, 3)),
    line('near', 0.6, path(26, 27, 26, 22)),
    fill('glow', disc(26, 21, 1.2), disc(23.6, 24.5, 1), disc(28.4, 24.5, 1)),
    fill('glow', house(44, 9, 12)),
    fill('pale', house(53, 9, 15)),
    fill('red', house(74, 10, 13)),
    fill('glow', house(84, 9, 16)),
    fill(
      'near',
      windows([46, 49.5], [51, 56], 1.6, 2.6),
      windows([55, 58.5], [48, 54], 1.6, 2.6),
      windows([76.4, 80], [51, 56], 1.6, 2.6),
      windows([86, 89.4], [48, 54], 1.6, 2.6),
    ),
    sea(),
    ...ferry(58, 70),
    swell(22),
  ],
};
