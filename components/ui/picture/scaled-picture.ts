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

/** A picture of a host that cuts and scales by its address, in the widths that its place may need. */
export function scaled(address: string, box: Box): ImageFiles | undefined {
  if (!address.startsWith('https://images.unsplash.com/')) return undefined;
  const at = (width: number): string => {
    const url = new URL(address);
    const height = Math.round((width * box.height) / box.width);
    const asked = { auto: 'format', fit: 'crop', w: width, h: height, q: 60 };
    for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, `${value}`);
    return url.href;
  };
  return {
    src: at(box.width),
    srcset: widthsFor(box)
      .map((width) => `${at(width)} ${width}w`)
      .join(', '),
    sources: [],
  };
}
