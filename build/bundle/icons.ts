import type { Logo, Theme } from '../../content/schema/theme';
import { cached, hashOf } from '../files/cache';
import type { AssetFile } from './bundle-client';
import { logoShapes, squareOf } from './logo-svg';

const SIZES: readonly { path: string; size: number }[] = [
  { path: '/favicon-32.png', size: 32 },
  { path: '/apple-touch-icon.png', size: 180 },
  { path: '/icon-192.png', size: 192 },
  { path: '/icon-512.png', size: 512 },
];

/** Free room around the logo, as a share of its side; the corners' roundness, as a share of the icon's. */
const MARGIN = 5 / 32;
const CORNER = 8 / 42;

function iconSvg({ ink, beam, paper }: Theme['colours'], logo: Logo): string {
  const square = squareOf(logo, MARGIN);
  const [x, y, size] = square;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${square.join(' ')}"><rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${CORNER * size}" fill="${ink}"/>${logoShapes(logo, paper, beam)}</svg>`;
}

/** The logotype as favicon and app icons, SVG and PNG. */
export async function bundleIcons({ colours }: Theme, logo: Logo): Promise<AssetFile[]> {
  const svg = iconSvg(colours, logo);
  const pngs = SIZES.map(async ({ path, size }) => ({
    path,
    bytes: await cached('icons', `${hashOf(svg)}-${size}.png`, async () => {
      const { Resvg } = await import('@resvg/resvg-js');
      return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
    }),
  }));
  return [{ path: '/favicon.svg', bytes: Buffer.from(svg) }, ...(await Promise.all(pngs))];
}
