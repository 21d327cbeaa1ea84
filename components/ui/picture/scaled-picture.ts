import type { ImageFiles } from '../../../content/schema/local-picture';

/** A picture's place on a page, in CSS pixels. */
export interface Box {
  width: number;
  height: number;
}

/** Pixels, as our own pictures have them; of small ones once, twice and thrice their place. */
const widthsFor = ({ width }: Box): number[] =>
  width < 480
    ? [width, 2 * width, 3 * width]
    : [480, 800, 1200, 1600].filter((each) => each <= 2 * width);

/** Stand for numbers in an address. */
const WIDTH = '__width';
const HEIGHT = '__height';

/** A picture of a host that cuts and scales by its address, in the widths that its place may need. */
export function scaled(address: string, box: Box): ImageFiles | undefined {
  if (!address.startsWith('https://images.unsplash.com/')) return undefined;
  // The address is taken apart and put together once, not for each width and parameter.
  const { origin, pathname, search } = new URL(address);
  const parameters = new URLSearchParams(search);
  const asked = { auto: 'format', fit: 'crop', w: WIDTH, h: HEIGHT, q: '60' };
  for (const [name, value] of Object.entries(asked)) parameters.set(name, value);
  const pattern = `${origin}${pathname}?${parameters}`;
  const at = (width: number): string =>
    pattern
      .replace(WIDTH, `${width}`)
      .replace(HEIGHT, `${Math.round((width * box.height) / box.width)}`);
  return {
    src: at(box.width),
    srcset: widthsFor(box)
      .map((width) => `${at(width)} ${width}w`)
      .join(', '),
    sources: [],
  };
}
