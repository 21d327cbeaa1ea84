import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { cached, hashOf } from '../cache';
import { type Cut, cutFont } from './cut-font';

interface Font {
  name: string;
  family: string;
  file: string;
  /** Weights kept of the variable axis. */
  weights: Cut['weights'];
  /** System font that stands in, scaled to the same widths and line so that nothing shifts. */
  fallback: { local: string; sizeAdjust: string; ascent: string; descent: string };
}

/** A font as the site serves it. */
export interface FontFile {
  path: string;
  bytes: Uint8Array;
}

/**
 * Fallback metrics: size-adjust is the ratio of the average widths of Swedish running text in the
 * web font and in Arial; ascent and descent are the web font's own, divided by that ratio.
 */
const FONTS: readonly Font[] = [
  {
    name: 'bricolage-grotesque',
    family: 'Bricolage Grotesque',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    weights: { min: 400, max: 800 },
    fallback: { local: 'Arial', sizeAdjust: '98.2%', ascent: '94.7%', descent: '27.5%' },
  },
  {
    name: 'instrument-sans',
    family: 'Instrument Sans',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
    fallback: { local: 'Arial', sizeAdjust: '101.9%', ascent: '95.2%', descent: '24%' },
  },
];

/** ASCII, Latin-1 letters and the marks that Swedish and English typography uses. */
const CHARACTERS = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  0x2010,
  0x2011,
  0x2013,
  0x2014,
  0x2018,
  0x2019,
  0x201c,
  0x201d,
  0x2022,
  0x2026,
  0x2032,
  0x2033,
  0x20ac,
  0x2122,
  0x2190,
  0x2192,
  0x2212,
]
  .map((code) => String.fromCodePoint(code))
  .join('');

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** The two fonts, cut down to what the site can show, and the CSS that declares them. */
export async function bundleFonts(): Promise<{ files: FontFile[]; css: string }> {
  const require = createRequire(import.meta.url);
  const files = await Promise.all(
    FONTS.map(async (font): Promise<FontFile> => {
      const original = await readFile(require.resolve(font.file));
      const { weights } = font;
      const key = hashOf(original, CHARACTERS, JSON.stringify(weights));
      const bytes = await cached('fonts', `${font.name}-${key}.woff2`, () =>
        cutFont({ original, characters: CHARACTERS, weights }),
      );
      return { path: `/assets/${font.name}-${hashOf(bytes).slice(0, 8)}.woff2`, bytes };
    }),
  );
  const css = FONTS.map((font, index) => fontFace(font, files[index]?.path ?? '')).join('\n');
  return { files, css };
}

const fontFace = ({ family, weights, fallback }: Font, path: string): string => `
@font-face {
  font-family: '${family}';
  src: url('${path}') format('woff2');
  font-weight: ${weights.min} ${weights.max};
  font-display: swap;
}
@font-face {
  font-family: '${family} fallback';
  src: local('${fallback.local}'), local('Liberation Sans');
  size-adjust: ${fallback.sizeAdjust};
  ascent-override: ${fallback.ascent};
  descent-override: ${fallback.descent};
  line-gap-override: 0%;
}`;
