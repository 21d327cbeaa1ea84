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
  /** The font's own, in shares of its size. */
  ascent: number;
  descent: number;
  fallbacks: readonly Fallback[];
}

/** A system font that stands in for some weights, scaled to the same widths and line so that nothing shifts. */
interface Fallback {
  locals: readonly string[];
  weights: Cut['weights'];
  /** Width of the site's texts in the web font, in shares of their width in this one. */
  ratio: number;
}

/** A font as the site serves it. */
export interface FontFile {
  path: string;
  bytes: Uint8Array;
}

const REGULAR = ['Arial', 'Liberation Sans'];
const BOLD = ['Arial Bold', 'Liberation Sans Bold'];

/** Ratios are measured on the headings, the running text and the labels of fourteen pages of the site. */
const FONTS: readonly Font[] = [
  {
    name: 'bricolage-grotesque',
    family: 'Bricolage Grotesque',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    weights: { min: 400, max: 800 },
    ascent: 0.93,
    descent: 0.27,
    fallbacks: [{ locals: BOLD, weights: { min: 400, max: 800 }, ratio: 1.023 }],
  },
  {
    name: 'instrument-sans',
    family: 'Instrument Sans',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
    ascent: 0.97,
    descent: 0.245,
    fallbacks: [
      { locals: REGULAR, weights: { min: 400, max: 400 }, ratio: 1.022 },
      { locals: REGULAR, weights: { min: 500, max: 700 }, ratio: 1.053 },
    ],
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

const fontFace = ({ family, weights, ...font }: Font, path: string): string => `
@font-face {
  font-family: '${family}';
  src: url('${path}') format('woff2');
  font-weight: ${weights.min} ${weights.max};
  font-display: swap;
}${font.fallbacks.map((fallback) => fallbackFace(family, font, fallback)).join('')}`;

const fallbackFace = (
  family: string,
  { ascent, descent }: Pick<Font, 'ascent' | 'descent'>,
  { locals, weights, ratio }: Fallback,
): string => `
@font-face {
  font-family: '${family} fallback';
  src: ${locals.map((local) => `local('${local}')`).join(', ')};
  font-weight: ${weights.min} ${weights.max};
  size-adjust: ${percent(ratio)};
  ascent-override: ${percent(ascent / ratio)};
  descent-override: ${percent(descent / ratio)};
  line-gap-override: 0%;
}`;

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
