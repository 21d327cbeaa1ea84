import { disc, type Drawing, each, fill, line, path, shape } from '../draw';
import { hills, sea, swell } from '../things/land';
import { cloud } from '../things/sky';

/** A boat that is for sale, looked at from keel to masthead, under seven flags. */
export const slipway: Drawing = {
  tone: 'dawn',
  shapes: [
    cloud(8, 36),
    hills(),
    sea(),
    swell(20),
    fill('near', shape(24, 66, 100, 58, 100, 100, 10, 100)),
    line('near', 1, path(52, 46, 52, 20)),
    line('near', 0.4, 'M22 46Q36 36 52 21Q70 36 86 44'),
    fill(
      'red',
      each([27, 47, 68], (x, index) => flag(x, [41, 24, 32.5][index] ?? 0)),
    ),
    fill(
      'pale',
      each([34, 75], (x, index) => flag(x, index ? 37 : 35.5)),
    ),
    fill(
      'sea',
      each([40.5, 60], (x, index) => flag(x, index ? 27.5 : 30)),
    ),
    fill('pale', 'M28 45h50q-2 11 -14 11h-24q-8 0 -12 -11z'),
    fill('red', 'M32.500 51h43.500q-4 5 -12 5h-24q-5 0 -7.500 -5z'),
    fill('near', shape(49, 56, 60, 56, 57, 61, 52, 61)),
    line('near', 1.6, path(38, 63, 42, 55), path(66, 61, 63, 55)),
    line('pale', 0.5, path(78, 45, 82, 51)),
    fill('glow', shape(80, 52, 84, 50, 88, 55, 88, 61, 80, 61)),
    fill('near', disc(83, 53.5, 0.8)),
  ],
};

function flag(x: number, y: number): string {
  return `M${x} ${y}h4.500l-1.800 5z`;
}
