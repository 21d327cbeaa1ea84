import { box, disc, fill, shape } from '../draw';
import { GROUND, skerry } from './land';

/** A lighthouse and its beam, towards the wider side. */
export const lighthouse = (x: number, top = 26): string[] => {
  const far = x < 50 ? 120 : -20;
  return [
    fill('beam', shape(x, top + 2, far, top - 20, far, top + 18)),
    fill('near', skerry(x - 22, 46, 14)),
    fill('pale', shape(x - 3.2, GROUND - 11, x - 2, top + 4, x + 2, top + 4, x + 3.2, GROUND - 11)),
    fill('red', box(x - 2.4, top + 11, 4.8, 4), shape(x - 3, top, x, top - 4, x + 3, top)),
    fill('near', box(x - 3, top + 3.4, 6, 1)),
    fill('glow', disc(x, top + 1.6, 1.9)),
  ];
};
