import { box, type Drawing, each, fill, line, shape } from '../draw';

const warp = Array.from({ length: 19 }, (_, index) => 14 + index * 4);

/** Cloth of Borås as it grows on the loom. */
export const weaving: Drawing = {
  tone: 'noon',
  shapes: [
    line(
      'pale',
      0.7,
      each(warp, (x) => `M${x} 0v58`),
    ),
    fill('near', box(6, 30, 88, 4), box(4, 0, 4, 100), box(92, 0, 4, 100)),
    fill('pale', box(12, 56, 76, 44)),
    fill('red', box(12, 58, 76, 4), box(12, 76, 76, 3), box(12, 91, 76, 4)),
    fill('sea', box(12, 64, 76, 9), box(12, 82, 76, 6)),
    fill(
      'glow',
      each(
        warp.filter((_, index) => index % 2 === 1),
        (x) => shape(x - 3, 68.5, x, 65.5, x + 3, 68.5, x, 71.5),
      ),
    ),
    line(
      'shade',
      0.4,
      each([58, 60, 62, 64, 67, 70, 73, 76, 79, 82, 85, 88, 91, 94, 97], (y) => `M12 ${y}h76`),
    ),
    fill('near', box(8, 47, 84, 3)),
    line(
      'near',
      0.5,
      each(warp, (x) => `M${x} 50v6`),
    ),
    fill('sea', 'M34 41q8 -5 24 -5t24 5q-8 5 -24 5t-24 -5z'),
    fill('red', box(48, 39, 20, 4)),
    line('red', 0.8, 'M34 41Q20 46 12 56'),
  ],
};
