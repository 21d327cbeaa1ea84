import { box, fill } from '../draw';

export const table = (x: number, y: number, width: number, floor: number): string =>
  fill(
    'near',
    box(x, y, width, 2),
    box(x + 4, y, 2, floor - y),
    box(x + width - 6, y, 2, floor - y),
  );

export const cup = (x: number, y: number): string =>
  `M${x} ${y - 4}h5v2.5q0 1.5 -1.5 1.5h-2q-1.5 0 -1.5 -1.5zM${x + 5} ${y - 3.4}h1.6v2h-1.6z`;

/** Floor from a line on, with its skirting board. */
export const floor = (y: number): string => fill('sea', box(0, y, 100, 100 - y));

export const bayWindow = (x: number, y: number, width: number, height: number): string[] => [
  fill('pale', box(x - 1, y - 1, width + 2, height + 2)),
  fill('far', box(x, y, width, height)),
  fill('mid', box(x, y + height * 0.62, width, height * 0.38)),
];
