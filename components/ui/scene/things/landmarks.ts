import { box, each, fill, line, path, shape } from '../draw';
import { house, spire } from './house';
import { skerry, spruce } from './land';

/** Boathouses on a rock, and the jetty before them. */
export const boathouses = (x: number): string[] => [
  fill('near', skerry(x - 38, 74, 12)),
  fill('red', house(x - 22, 14, 12), house(x - 4, 17, 17), house(x + 17, 12, 10)),
  fill('pane', box(x + 1, 50, 7, 12), box(x - 18, 53, 5, 4), box(x + 21, 54, 4, 4)),
  fill(
    'near',
    box(x - 28, 60, 64, 2.4),
    each([-22, 6, 32], (at) => box(x + at, 62, 1.4, 10)),
  ),
];

/** A church above its village. */
export const village = (x: number): string[] => [
  fill('near', skerry(x - 36, 78, 14)),
  fill('pale', box(x - 3, 36, 7, 20), house(x + 2, 14, 9, 54)),
  fill('near', spire(x - 4, 36, 9, 13)),
  fill('red', house(x - 24, 11, 7, 60), house(x + 20, 11, 6, 60)),
  fill('glow', house(x - 12, 9, 6, 61)),
];

/** Wind turbines on their skerries. */
export const turbines = (x: number): string[] => [
  fill('near', skerry(x - 28, 60, 7)),
  line('pale', 1.2, path(x - 8, 58, x - 8, 32), path(x + 14, 59, x + 14, 40)),
  line(
    'pale',
    1.6,
    each([0, 1, 2], (blade) => vane(x - 8, 32, 11, blade) + vane(x + 14, 40, 8, blade)),
  ),
];

const vane = (x: number, y: number, length: number, blade: number): string => {
  const angle = (blade / 3) * 2 * Math.PI + x;
  return path(x, y, x + length * Math.cos(angle), y + length * Math.sin(angle));
};

/** Spruces on an islet. */
export const grove = (x: number): string[] => [
  fill('near', skerry(x - 20, 40, 9)),
  fill('mid', ...[-9, -3, 4, 10].map((at, index) => spruce(x + at, 20 - (index % 3) * 5))),
];

/** A jetty with a bench and a lamp. */
export const jetty = (x: number): string[] => [
  fill(
    'near',
    box(x - 12, 58, 60, 2.2),
    each([-8, 8, 24], (at) => box(x + at, 60, 1.4, 12)),
  ),
  fill(
    'near',
    box(x - 3, 38, 1, 20),
    box(x + 6, 53, 10, 1.2),
    box(x + 7, 54, 1, 4),
    box(x + 14, 54, 1, 4),
  ),
  fill('beam', shape(x - 2.5, 38, x + 12, 58, x - 12, 58)),
  fill('glow', box(x - 4.5, 35, 4, 3.4)),
];
