import { box, disc, fill, shape } from '../draw';
import { GROUND } from './land';

/** A hull in the water, by its waterline's middle. */
export const hull = (x: number, width: number, depth = 5, at = GROUND): string =>
  `M${x - width / 2} ${at - depth / 2}h${width}q${-width / 12} ${depth} ${-width / 5} ${depth}h${-0.6 * width}q${-width / 8} 0 ${-width / 5} ${-depth}z`;

/** A sailing boat, from the foot of its mast, which is `height` high. */
export const sailingBoat = (x: number, height: number, at = GROUND): string[] => [
  fill(
    'pale',
    shape(x + 1, at - height, x + height * 0.38, at - 3, x + 1, at - 3),
    shape(x - 0.6, at - height * 0.85, x - 0.6, at - 3, x - height * 0.24, at - 3),
  ),
  fill('near', hull(x + 1, height * 0.75, 5, at)),
];

/** A ferry of the river, with a row of lit windows. */
export const ferry = (x: number, at = GROUND): string[] => [
  fill('pale', `M${x - 18} ${at - 4}v-7h3v-5h24l5 5v7z`, box(x - 4, at - 20, 9, 4)),
  fill('near', box(x - 2.6, at - 19, 6.2, 1.8)),
  fill('red', box(x - 11, at - 20, 3, 4), `M${x - 21} ${at - 4}h42l-3 7h-36z`),
  fill('near', box(x - 20.4, at - 1, 41, 4)),
  fill('sea', ...[0, 1, 2, 3, 4, 5].map((index) => box(x - 14.5 + index * 5, at - 10.2, 3.4, 3.2))),
];

export const rowingBoat = (x: number, at = GROUND): string[] => [
  fill('pale', hull(x, 16, 4, at)),
  fill('near', box(x - 8, at - 2.4, 16, 1)),
];

export const buoy = (x: number, at = GROUND): string[] => [
  fill('red', shape(x - 3, at + 1, x - 1.2, at - 11, x + 1.2, at - 11, x + 3, at + 1)),
  fill('pale', box(x - 2.1, at - 6.5, 4.2, 2.5)),
  fill('glow', disc(x, at - 12.5, 1.5)),
];
