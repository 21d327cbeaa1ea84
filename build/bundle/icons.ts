import type { Logo, Theme } from '../../content/schema/theme';
import { cached, hashOf } from '../files/cache';
import type { AssetFile } from './bundle-client';
import { logoShapes, squareOf } from './logo-svg';

/** An icon's ground: the free room around the logo, as a share of its side, and how round corners are, as a share of the icon's. */
interface Ground {
  margin: number;
  corner: number;
}

const PLAIN: Ground = { margin: 5 / 32, corner: 8 / 42 };
/** Cut to any shape by the system: the ground to the edge, the logo within the middle four fifths. */
const MASKABLE: Ground = { margin: 0.4, corner: 0 };

const PNGS: readonly { path: string; size: number; ground: Ground }[] = [
  { path: '/apple-touch-icon.png', size: 180, ground: PLAIN },
  { path: '/icon-192.png', size: 192, ground: PLAIN },
  { path: '/icon-512.png', size: 512, ground: PLAIN },
  { path: '/icon-maskable-512.png', size: 512, ground: MASKABLE },
];

/** For those who ask for the address without having read a page. */
const ICO = { path: '/favicon.ico', sizes: [16, 32, 48] };

function iconSvg({ ink, beam, paper }: Theme['colours'], logo: Logo, ground: Ground): string {
  const square = squareOf(logo, ground.margin);
  const [x, y, size] = square;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${square.join(' ')}"><rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${ground.corner * size}" fill="${ink}"/>${logoShapes(logo, paper, beam)}</svg>`;
}

/** The logotype as favicon and app icons: SVG, PNG and ICO. */
export async function bundleIcons({ colours }: Theme, logo: Logo): Promise<AssetFile[]> {
  const plain = iconSvg(colours, logo, PLAIN);
  const [pngs, small] = await Promise.all([
    Promise.all(
      PNGS.map(async ({ path, size, ground }) => ({
        path,
        bytes: await png(iconSvg(colours, logo, ground), size),
      })),
    ),
    Promise.all(ICO.sizes.map((size) => png(plain, size))),
  ]);
  return [
    { path: '/favicon.svg', bytes: Buffer.from(plain) },
    { path: ICO.path, bytes: ico(small) },
    ...pngs,
  ];
}

const png = (svg: string, size: number): Promise<Uint8Array> =>
  cached('icons', `${hashOf(svg)}-${size}.png`, async () => {
    const { Resvg } = await import('@resvg/resvg-js');
    return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
  });

/** An ICO file: a directory of 16 bytes a picture, then these as PNG. */
function ico(pictures: readonly Uint8Array[]): Uint8Array {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { length }] of pictures.entries()) {
    const at = 6 + 16 * index;
    const size = ICO.sizes[index] ?? 0;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += length;
  }
  return Buffer.concat([head, ...pictures]);
}
