import type { Problem } from '../../content/core/problem';
import type { Logo } from '../../content/schema/theme';
import type { Source } from './source';

const ELEMENTS = ['path', 'rect', 'circle', 'ellipse', 'polygon', 'polyline'];
const ATTRIBUTES = 'd, points, x, y, width, height, cx, cy, r, rx, ry, transform'.split(', ');

/** Reads `logo.svg`: plain shapes alone, which can be drawn anywhere and do nothing. */
export function decodeLogo({ file, text }: Source): Logo | Problem {
  const wrong = (what: string, found: string, expected: string, fix: string): Problem => ({
    file,
    line: text.slice(0, text.indexOf(found)).split('\n').length,
    what,
    found,
    expected,
    fix,
  });
  const svg = /<svg\b([^>]*)>(.*)<\/svg>/s.exec(text);
  const viewBox =
    attributesOf(svg?.[1] ?? '')
      .viewBox?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const [x = 0, y = 0, width = 0, height = 0] = viewBox;
  if (viewBox.length !== 4 || !(width > 0 && height > 0)) {
    const found = text.split('\n', 1)[0] ?? '';
    return wrong(
      'logo without a field',
      found,
      'viewBox="0 0 32 32" or another',
      'export it with a viewBox',
    );
  }
  const shapes: Logo['shapes'][number][] = [];
  for (const [tag, element = ''] of (svg?.[2] ?? '').matchAll(/<(?!\/|!--)([^\s/>]+)[^>]*>/g)) {
    const { class: name, ...attributes } = attributesOf(tag);
    const other = Object.keys(attributes).find((key) => !ATTRIBUTES.includes(key));
    if (!ELEMENTS.includes(element) || other !== undefined || (name ?? 'accent') !== 'accent') {
      return wrong(
        'logo of more than shapes',
        tag,
        `${ELEMENTS.join(', ')} with ${ATTRIBUTES.join(', ')}, and class="accent" for what has the accent's colour`,
        'simplify the drawing: paths without groups, styles and colours',
      );
    }
    shapes.push({ element, accent: name === 'accent', attributes });
  }
  if (shapes.length === 0) return wrong('empty logo', '<svg', 'at least one shape', 'draw it');
  return { viewBox: [x, y, width, height], shapes };
}

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)\s*=\s*["']([^"'<>&]*)["']/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
