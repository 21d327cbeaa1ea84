import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import type { SocialCard } from '../../content/schema/planned-document';
import { BRAND_MARK } from '../../components/shell/brand-mark';
import { COLOURS } from '../../components/styles/colours';
import type { Site } from '../../content/schema/site';

const WIDTH = 1200;
const HEIGHT = 630;

type Node = { type: string; props: Record<string, unknown> };

const box = (style: Record<string, unknown>, ...children: (Node | string)[]): Node => ({
  type: 'div',
  props: {
    style: { display: 'flex', ...style },
    children: children.length === 1 ? children[0] : children,
  },
});

/** Depth contours and the beam, drawn under the words. */
const CHART = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><linearGradient id="b" x1="1" x2="0"><stop stop-color="${COLOURS.beam}" stop-opacity=".5"/><stop offset="1" stop-color="${COLOURS.beam}" stop-opacity=".04"/></linearGradient><path d="M1008 399L-20 60V250Z" fill="url(#b)"/>${[
  60, 110, 170, 240, 320, 410, 510,
]
  .map(
    (r, i) =>
      `<ellipse cx="${1010 - i * 6}" cy="${440 + i * 5}" rx="${r}" ry="${Math.round(r * 0.72)}" fill="none" stroke="${COLOURS['line-on-ink']}" stroke-width="${i % 3 === 0 ? 2 : 1}"/>`,
  )
  .join(
    '',
  )}<g transform="translate(945 360) scale(4)"><path d="${BRAND_MARK.beams}" fill="${COLOURS.beam}"/><path d="${BRAND_MARK.lamp}${BRAND_MARK.tower}" fill="${COLOURS.paper}"/></g></svg>`;

/** Prepares the fonts once and gives the function that draws a card as PNG, 1200 × 630. */
export async function cardDrawer(site: Site): Promise<(card: SocialCard) => Promise<Uint8Array>> {
  const require = createRequire(import.meta.url);
  const load = (file: string): Promise<Buffer> => readFile(require.resolve(file));
  const [display, text] = await Promise.all([
    load('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
    load('@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff'),
  ]);
  const background = `data:image/svg+xml;base64,${Buffer.from(CHART).toString('base64')}`;
  return async ({ heading, eyebrow }) => {
    const card = box(
      {
        width: WIDTH,
        height: HEIGHT,
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: 72,
        background: site.brand.colour,
        backgroundImage: `url(${background})`,
        color: COLOURS.paper,
        fontFamily: 'Instrument Sans',
      },
      box({ fontSize: 28, color: COLOURS.beam }, eyebrow),
      box(
        {
          fontFamily: 'Bricolage Grotesque',
          fontSize: heading.length > 48 ? 64 : 84,
          lineHeight: 1.02,
          letterSpacing: -2,
          textWrap: 'balance',
          maxWidth: 820,
        },
        heading,
      ),
      box(
        { justifyContent: 'space-between', alignItems: 'flex-end', fontSize: 28 },
        box({ fontFamily: 'Bricolage Grotesque', fontSize: 44 }, site.brand.name),
        box({ color: COLOURS['muted-on-ink'] }, new URL(site.brand.url).host),
      ),
    );
    const svg = await satori(card as unknown as Parameters<typeof satori>[0], {
      width: WIDTH,
      height: HEIGHT,
      fonts: [
        { name: 'Bricolage Grotesque', data: display, weight: 700 },
        { name: 'Instrument Sans', data: text, weight: 500 },
      ],
    });
    return new Resvg(svg).render().asPng();
  };
}
