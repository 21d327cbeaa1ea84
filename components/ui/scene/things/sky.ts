import { disc, fill, line } from '../draw';

export const sun = (x: number, y: number, radius = 7): string => fill('glow', disc(x, y, radius));

export const moon = (x: number, y: number): string =>
  fill('pale', `M${x} ${y}a5 5 0 1 0 5 7a5.5 5.5 0 0 1 -5 -7z`);

export const stars = (): string =>
  line('pale', 0.8, 'M12 32h0M34 29h0M58 24h0M69 33h0M88 27h0M81 40h0M8 41h0M22 21h0M47 35h0');

export const cloud = (x: number, y: number): string =>
  fill('pale', `M${x} ${y}q0 -4 5 -4q2 -5 7 -3q5 -2 6 3q4 0 4 4z`);

export const gulls = (x: number, y: number): string =>
  line('near', 0.7, `M${x} ${y}q2 -2 3 0q1 -2 3 0M${x + 8} ${y - 3}q2 -2 3 0q1 -2 3 0`);

export const smoke = (x: number, y: number): string =>
  line('mid', 1.2, `M${x} ${y}q3 -3 0 -6t0 -6`);
