import { box, disc, type Drawing, each, fill, line, path } from '../draw';
import { house, windows } from '../things/house';
import { courses, hills, sea, tree } from '../things/land';
import { smoke } from '../things/sky';

const spokes = [0, 45, 90, 135].map((angle) => (angle * Math.PI) / 180);

/** The mills of Mölndal: the rapids, the wheel, the brick. */
export const watermill: Drawing = {
  tone: 'dusk',
  shapes: [
    smoke(86.5, 27),
    hills(),
    fill('mid', tree(8, 24), tree(18, 18)),
    fill('red', box(62, 34, 32, 40), box(84.5, 27, 4, 10), house(38, 24, 18, 74)),
    courses(62, 34, 32, [6, 12, 18, 24]),
    fill('near', 'M36 57l14 -13l14 13h-4l-10 -9l-10 9z'),
    fill('pane', windows([66, 74, 82], [39, 48], 4, 5.5), box(48, 52, 4, 5)),
    sea(66),
    fill('pale', 'M0 58h14q8 0 9 10q1 8 8 12h-16q-4 -6 -5 -12h-10z'),
    fill('near', box(0, 54, 30, 3)),
    line('near', 1.6, disc(34, 62, 12)),
    line('near', 1, ...spokes.map((angle) => path(...rim(angle), ...rim(angle + Math.PI)))),
    fill(
      'near',
      each([0, 1, 2, 3, 4, 5, 6, 7], (index) => paddle((index * Math.PI) / 4)),
    ),
    line('pale', 0.8, 'M28 78h14M48 74h12M36 84h20M70 80h18M62 88h12'),
  ],
};

function rim(angle: number): [number, number] {
  return [34 + 12 * Math.cos(angle), 62 + 12 * Math.sin(angle)];
}

function paddle(angle: number): string {
  const [x, y] = rim(angle);
  return disc(x, y, 2);
}
