import { BRAND_MARK } from '../../components/shell/brand-mark';
import { COLOURS } from '../../components/styles/colours';
import { cached, hashOf } from '../files/cache';
import type { AssetFile } from './bundle-client';

const SIZES: readonly { path: string; size: number }[] = [
  { path: '/favicon-32.png', size: 32 },
  { path: '/apple-touch-icon.png', size: 180 },
  { path: '/icon-192.png', size: 192 },
  { path: '/icon-512.png', size: 512 },
];

const markSvg = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -5 42 42"><rect x="-5" y="-5" width="42" height="42" rx="8" fill="${colour}"/><path d="${BRAND_MARK.beams}" fill="${COLOURS.beam}"/><path d="${BRAND_MARK.lamp}${BRAND_MARK.tower}" fill="${COLOURS.paper}"/></svg>`;

/** The logotype as favicon and app icons, SVG and PNG. */
export async function bundleIcons(colour: string): Promise<AssetFile[]> {
  const svg = markSvg(colour);
  const pngs = SIZES.map(async ({ path, size }) => ({
    path,
    bytes: await cached('icons', `${hashOf(svg)}-${size}.png`, async () => {
      const { Resvg } = await import('@resvg/resvg-js');
      return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
    }),
  }));
  return [{ path: '/favicon.svg', bytes: Buffer.from(svg) }, ...(await Promise.all(pngs))];
}
