import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { type CSSProperties, createElement, type ReactElement, type ReactNode } from 'react';
import satori from 'satori';
import type { SocialCard } from '../../content/schema/planned-document';
import { logoShapes, squareOf } from '../bundle/logo-svg';
import type { Content } from '../content/content';
import { cardFont } from '../fonts/font-files';

const WIDTH = 1200;
const HEIGHT = 630;

const box = (style: CSSProperties, ...children: ReactNode[]): ReactElement =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

/** What cards show besides their own words. */
export type CardLook = Pick<Content, 'site' | 'theme' | 'logo'>;

/** Size of the logo. */
const LOGO = 128;

/** Moves and scales the logo into a square. */
function inSquare(logo: CardLook['logo'], left: number, top: number, size: number): string {
  const [x, y, side] = squareOf(logo);
  return `translate(${left} ${top}) scale(${size / side}) translate(${-x} ${-y})`;
}

/** Depth contours and the beam, drawn under the words. */
const chartOf = ({ theme: { colours }, logo }: CardLook): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><linearGradient id="b" x1="1" x2="0"><stop stop-color="${colours.beam}" stop-opacity=".5"/><stop offset="1" stop-color="${colours.beam}" stop-opacity=".04"/></linearGradient><path d="M1008 399L-20 60V250Z" fill="url(#b)"/>${[
    60, 110, 170, 240, 320, 410, 510,
  ]
    .map(
      (r, i) =>
        `<ellipse cx="${1010 - i * 6}" cy="${440 + i * 5}" rx="${r}" ry="${Math.round(r * 0.72)}" fill="none" stroke="${colours['line-on-ink']}" stroke-width="${i % 3 === 0 ? 2 : 1}"/>`,
    )
    .join(
      '',
    )}<g transform="${inSquare(logo, 945, 360, LOGO)}">${logoShapes(logo, colours.paper, colours.beam)}</g></svg>`;

/** Prepares the fonts once and gives the function that draws a card as PNG, 1200 × 630. */
export async function cardDrawer(
  look: CardLook,
): Promise<(card: SocialCard) => Promise<Uint8Array>> {
  const { site, theme } = look;
  const { colours, fonts } = theme;
  const require = createRequire(import.meta.url);
  const load = async (role: keyof typeof fonts) => {
    const { file, weight } = cardFont(role, fonts[role]);
    const data = await readFile(require.resolve(file));
    return { name: fonts[role].family, data, weight };
  };
  const loaded = await Promise.all([load('display'), load('text')]);
  const background = `data:image/svg+xml;base64,${Buffer.from(chartOf(look)).toString('base64')}`;
  return async ({ heading, eyebrow }) => {
    const card = box(
      {
        width: WIDTH,
        height: HEIGHT,
        boxSizing: 'border-box',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: 72,
        background: colours.ink,
        backgroundImage: `url(${background})`,
        color: colours.paper,
        fontFamily: fonts.text.family,
      },
      box({ fontSize: 28, color: colours.beam }, eyebrow),
      box(
        {
          fontFamily: fonts.display.family,
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
        box({ fontFamily: fonts.display.family, fontSize: 44 }, site.brand.name),
        box({ color: colours['muted-on-ink'] }, new URL(site.brand.url).host),
      ),
    );
    const svg = await satori(card, {
      width: WIDTH,
      height: HEIGHT,
      fonts: loaded,
    });
    return new Resvg(svg).render().asPng();
  };
}
