/**
 * `npm run fonts`: cuts the variable fonts of content/theme.yaml down to their weights and to the
 * characters that the site can show, into components/styles/fonts/. Needed when the theme names
 * another font, and after an update of the fonts' packages.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
// @ts-expect-error The package has no types.
import subsetFont from 'subset-font';
import { parse } from 'yaml';

const FOLDER = join(import.meta.dirname, '../../components/styles/fonts');

/** @type {import('../../content/schema/theme').Theme} */
const { fonts } = parse(
  await readFile(join(import.meta.dirname, '../../content/theme.yaml'), 'utf8'),
);

/** @type {(from: number, to: number) => number[]} */
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const MARKS = [
  0x2010, 0x2011, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026, 0x2032, 0x2033,
  0x20ac, 0x2122, 0x2190, 0x2192, 0x2212,
];

/** ASCII, Latin-1 letters and the marks that Swedish and English typography uses. */
const CHARACTERS = String.fromCodePoint(...range(0x20, 0x7e), ...range(0xa0, 0xff), ...MARKS);

const require = createRequire(import.meta.url);
for (const { package: name, weights } of [fonts.display, fonts.text]) {
  const [min, max] = weights;
  const file = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const cut = await subsetFont(await readFile(require.resolve(file)), CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
  });
  await writeFile(join(FOLDER, `${name}.woff2`), cut);
  console.log(`${name}.woff2 ${cut.length} bytes`);
}
