import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { displayPath } from '../../content/core/display-path';
import type { Problem } from '../../content/core/problem';
import { PROJECT } from '../../content/core/project';
import type { Font, Theme } from '../../content/schema/theme';

/** Where a font lies that pages load, cut by `npm run fonts`. */
const pageFont = ({ package: name }: Font): string =>
  join(PROJECT, 'components/styles/fonts', `${name}.woff2`);

/** Weights of social cards, whose fonts are not variable. */
const CARD_WEIGHTS = { display: 700, text: 500 } as const;

/** A font that social cards are drawn with, as a file of its package. */
export const cardFont = (role: keyof Theme['fonts'], { package: name }: Font) => ({
  package: `@fontsource/${name}`,
  file: `@fontsource/${name}/files/${name}-latin-${CARD_WEIGHTS[role]}-normal.woff`,
  weight: CARD_WEIGHTS[role],
});

const { resolve } = createRequire(import.meta.url);

/** Fonts that a theme names and nobody has fetched or cut yet. */
export function missingFonts({ fonts }: Theme, file: string): Problem[] {
  return (['display', 'text'] as const).flatMap((role) => {
    const font = fonts[role];
    const card = cardFont(role, font);
    const missing = (expected: string, fix: string): Problem => ({
      file,
      needle: `package: ${font.package}`,
      what: 'font that is not there',
      found: font.package,
      expected,
      fix,
    });
    if (!existsSync(pageFont(font))) {
      const install = `npm install @fontsource-variable/${font.package} ${card.package}`;
      return missing(displayPath(pageFont(font)), `${install}, then npm run fonts`);
    }
    return isInstalled(card.file) ? [] : missing(card.file, `npm install ${card.package}`);
  });
}

function isInstalled(file: string): boolean {
  try {
    return resolve(file) !== '';
  } catch {
    return false;
  }
}
