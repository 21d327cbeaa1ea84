import { box, disc, type Drawing, fill, line, path, shape } from '../draw';
import { bayWindow, floor } from '../things/furniture';
import { moon } from '../things/sky';

/** A room with a made bed, booked with the house itself. */
export const hotel: Drawing = {
  tone: 'deep',
  shapes: [
    ...bayWindow(14, 29, 26, 24),
    moon(32, 31),
    line('pale', 0.8, path(27, 29, 27, 53)),
    fill('red', 'M11 27h7q1 15 -3 29h-4zM43 27h-7q-1 15 3 29h4z'),
    floor(64),
    fill('near', 'M84 66v-23q0 -3 3 -3h2q3 0 3 3v23z'),
    fill('pale', 'M40 54h44v8h-44zM70 54q0 -5 4 -5h10v5z'),
    fill('red', 'M38 62q-1 -9 6 -9h23q3 0 3 4v5z'),
    fill('near', box(38, 62, 52, 3), box(40, 65, 2, 4), box(86, 65, 2, 4)),
    fill('near', box(20, 58, 12, 1.6), box(21, 59, 1.4, 10), box(29.6, 59, 1.4, 10)),
    fill('beam', shape(22, 50, 30, 50, 40, 68, 12, 68)),
    fill('glow', shape(22, 51, 24, 45, 28, 45, 30, 51)),
    line('near', 0.8, path(26, 51, 26, 58)),
    fill('near', box(54, 30, 18, 1.6)),
    line('glow', 1, path(59, 31, 59, 42, 61, 42), path(59, 39.5, 61, 39.5), path(67, 31, 67, 36)),
    fill('glow', disc(59, 34, 2), 'M64.500 36h5v7l-2.500 2l-2.500 -2z'),
  ],
};
