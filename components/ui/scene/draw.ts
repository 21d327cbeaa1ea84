/**
 * What a scene is drawn with. Its sheet is 100 by 100; a wide picture shows the middle half of its
 * height, a tall one the middle of its width, so what matters stands between 26 and 74.
 */

/** A role in a scene; the tone (time of day) says which colour it is. */
type Colour =
  | 'far'
  | 'mid'
  | 'sea'
  | 'near'
  | 'glow'
  | 'pale'
  | 'red'
  | 'pane'
  | 'shade'
  | 'beam'
  | 'swell';

export type Tone = 'night' | 'dusk' | 'day' | 'dawn' | 'noon' | 'deep';

/** Shapes from back to front, as markup: as elements they would be one in six on a page of text. */
export interface Drawing {
  tone: Tone;
  shapes: readonly string[];
}

/** Two decimals are finer than a pixel, and thousands of scenes weigh less. */
const n = (value: number): number => Math.round(value * 100) / 100;

export const fill = (colour: Colour, ...outlines: readonly string[]): string =>
  `<path class="${colour}" d="${outlines.join('')}"/>`;

export const line = (colour: Colour, width: number, ...outlines: readonly string[]): string =>
  `<path class="line ${colour}" stroke-width="${width}" d="${outlines.join('')}"/>`;

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;

export const disc = (x: number, y: number, radius: number): string => {
  const half = `${n(radius)} ${n(radius)} 0 1 0 `;
  return `M${n(x - radius)} ${n(y)}a${half}${n(2 * radius)} 0a${half}${n(-2 * radius)} 0z`;
};

/** Corners, closed: x, y, x, y … */
export const shape = (...corners: readonly number[]): string => `M${corners.map(n).join(' ')}z`;

/** Corners, open. */
export const path = (...corners: readonly number[]): string => `M${corners.map(n).join(' ')}`;

/** The same outline at several places. */
export const each = (
  places: readonly number[],
  outline: (place: number, index: number) => string,
): string => places.map(outline).join('');
