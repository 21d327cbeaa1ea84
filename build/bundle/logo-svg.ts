import type { Logo } from '../../content/schema/theme';

/** The logo's shapes as SVG, in two colours. */
export const logoShapes = ({ shapes }: Logo, colour: string, accentColour: string): string =>
  shapes
    .map(({ element, accent, attributes }) => {
      const own = Object.entries(attributes).map(([name, value]) => `${name}="${value}" `);
      return `<${element} ${own.join('')}fill="${accent ? accentColour : colour}"/>`;
    })
    .join('');

/** The viewBox of a square with the logo in its middle and a margin, a share of its side, around it. */
export function squareOf({ viewBox: [x, y, width, height] }: Logo, margin = 0) {
  const side = Math.max(width, height);
  const room = side * margin;
  const size = side + 2 * room;
  return [x - (side - width) / 2 - room, y - (side - height) / 2 - room, size, size] as const;
}
