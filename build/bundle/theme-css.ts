import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { PROJECT } from '../../content/core/project';
import { COLOUR_ROLES, type Font, type Theme } from '../../content/schema/theme';

/** The style sheet that the theme's fonts make. */
export const FONTS_CSS = join('styles', 'fonts.css');

/**
 * Fills the theme into style sheets and the pictures that they show, before all else: the result is
 * what it would be had the values been written there. `theme(beam)` is a colour, `theme(beam, 0.4)`
 * the same let through, `theme(display)` a font's families.
 */
export const themed = (theme: Theme): Plugin => ({
  name: 'theme',
  setup(build) {
    build.onResolve({ filter: /\/styles\/fonts\.css$/ }, ({ path }) => ({
      path: join(PROJECT, path),
    }));
    build.onLoad({ filter: /\.(?:css|svg)$/ }, async ({ path }) => {
      if (path.endsWith(FONTS_CSS)) return { contents: fontFaces(theme), loader: 'css' };
      const source = await readFile(path, 'utf8');
      const loader = path.endsWith('.css') ? 'css' : 'file';
      return { contents: filled(source, theme, path), loader };
    });
  },
});

const USE = /theme\(([\w-]+)(?:, ([\d.]+))?\)/g;

function filled(source: string, { colours, fonts }: Theme, file: string): string {
  return source.replace(USE, (_, name: string, alpha: string | undefined) => {
    if (name === 'display' || name === 'text') return familiesOf(fonts[name]);
    const role = COLOUR_ROLES.find((each) => each === name);
    if (!role)
      throw new Error(`${file}: theme(${name}) is no colour or font of content/theme.yaml`);
    return alpha === undefined ? colours[role] : `rgb(${channels(colours[role])} / ${alpha})`;
  });
}

const channels = (colour: string): string =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(' ');

const familiesOf = ({ family, fallbacks }: Font): string =>
  [family, ...(fallbacks.length > 0 ? [`${family} fallback`] : [])]
    .map((name) => `'${name}'`)
    .join(', ');

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** The fonts' names, and the system fonts that stand in for them. */
const fontFaces = ({ fonts: { display, text } }: Theme): string =>
  [display, text]
    .flatMap(({ family, package: name, weights, ascent, descent, fallbacks }) => [
      `@font-face {
  font-family: '${family}';
  src: url('./fonts/${name}.woff2') format('woff2');
  font-weight: ${weights.join(' ')};
  font-display: swap;
}`,
      ...fallbacks.map(
        ({ weights, local, width }) => `@font-face {
  font-family: '${family} fallback';
  src: ${local.map((system) => `local('${system}')`).join(', ')};
  font-weight: ${weights.join(' ')};
  size-adjust: ${percent(width)};
  ascent-override: ${percent(ascent / width)};
  descent-override: ${percent(descent / width)};
  line-gap-override: 0%;
}`,
      ),
    ])
    .join('\n');
