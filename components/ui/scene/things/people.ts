import { disc, fill } from '../draw';

/** Somebody from the waist up, behind a table or a rail. */
export const bust = (x: number, base: number, colour: 'red' | 'sea' | 'pale' | 'mid') => [
  fill(colour, `M${x - 6} ${base}v-6q0 -5 6 -5t6 5v6z`),
  fill('near', disc(x, base - 14.5, 3.4)),
];
