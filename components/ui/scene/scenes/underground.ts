import { box, disc, type Drawing, fill, line, path, shape } from '../draw';

/** A station in the rock, with vines on its vault: three such are enough. */
export const underground: Drawing = {
  tone: 'deep',
  shapes: [
    fill('pale', box(0, 0, 100, 100)),
    fill('mid', 'M0 100V30Q14 6 50 6T100 30V100H86V40Q78 20 50 20T14 40V100z'),
    line('sea', 1.4, 'M4 70Q10 40 26 24T60 12', 'M96 66Q92 40 78 26'),
    fill(
      'sea',
      leaves(8, 50),
      leaves(16, 36),
      leaves(27, 23),
      leaves(44, 15),
      leaves(92, 48),
      leaves(84, 34),
    ),
    fill('far', 'M28 74V50Q32 34 50 34T72 50V74z'),
    fill('red', 'M36 72V50Q37 40 50 40T64 50V72z'),
    fill('near', 'M39 58V51Q40 44 50 44T61 51V58z', box(36, 66, 28, 2)),
    fill('glow', disc(41, 62.5, 1.8), disc(59, 62.5, 1.8)),
    fill('near', shape(30, 74, 70, 74, 84, 100, 16, 100)),
    line('pale', 0.8, path(44, 74, 34, 100), path(56, 74, 66, 100)),
    fill('sea', shape(72, 74, 100, 74, 100, 100, 86, 100), shape(28, 74, 0, 74, 0, 100, 14, 100)),
    line('near', 0.8, path(82, 0, 82, 42)),
    fill('near', disc(82, 48, 6.4)),
    fill('pale', disc(82, 48, 5.4)),
    line('sea', 1.8, 'M79 46h6M82 46v6'),
  ],
};

function leaves(x: number, y: number): string {
  return `M${x} ${y}q-5 -1 -5 -6q5 1 5 6q5 -1 6 -5q-6 0 -6 5z`;
}
