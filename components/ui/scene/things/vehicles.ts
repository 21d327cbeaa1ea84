import { box, disc, each, fill } from '../draw';

export const wheels = (places: readonly number[], y: number, radius = 3.4): string[] => [
  fill(
    'near',
    each(places, (x) => disc(x, y, radius)),
  ),
  fill(
    'pale',
    each(places, (x) => disc(x, y, radius * 0.4)),
  ),
];

/** A car from the side, its bumper at x, its wheels standing at y. */
export const car = (x: number, y: number): string[] => [
  fill('red', `M${x} ${y - 3}v-6q0 -2 3 -2.4l6 -1q5 -6 9 -6h9q4 0 9 6.6q7 0 7 4v4.8z`),
  fill('pane', `M${x + 12} ${y - 12}q4 -4 7 -4h2v4zM${x + 23} ${y - 16}h4q3 0 6 4h-10z`),
  ...wheels([x + 9, x + 33], y - 2.6),
];

/** Cars of a train, from left to right, standing at y. */
export const train = (places: readonly number[], y: number, width = 24): string[] => [
  fill(
    'pale',
    each(places, (x) => `M${x} ${y - 2}v-11q0 -2 2 -2h${width - 4}q2 0 2 2v11z`),
  ),
  fill(
    'red',
    each(places, (x) => box(x, y - 6, width, 2)),
  ),
  fill(
    'near',
    each(places, (x) => each([2, 7.5, 13, 18.5], (at) => box(x + at, y - 12.5, 3.6, 4.2))),
    each(places, (x) => disc(x + 5, y - 1.4, 1.5) + disc(x + width - 5, y - 1.4, 1.5)),
  ),
];
