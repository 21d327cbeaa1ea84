import type { Page, Post } from '../../content/schema/page';
import { LANGUAGE_CODES, otherLanguage, perLanguage } from '../../content/core/language';
import type { Problem } from '../../content/core/problem';
import { displayPath } from '../../content/core/display-path';
import { LOGO_NAME } from './file-kinds';

/** Files that every content folder has, by name. */
const REQUIRED = [
  'site.yaml',
  'navigation.yaml',
  'people.yaml',
  'theme.yaml',
  LOGO_NAME,
  ...LANGUAGE_CODES.map((code) => `dictionary/${code}.yaml`),
];

export const emptyFolder = (dir: string): Problem =>
  missing(
    displayPath(dir),
    'empty content folder',
    'no file',
    'site.yaml, pages/ and the rest',
    'add it',
  );

/**
 * @param file - path of a file of the folder, as its author knows it.
 * @param exists - whether the folder holds a file of this name, fit for use or not.
 */
export const missingFiles = (
  file: (name: string) => string,
  exists: (name: string) => boolean,
): Problem[] =>
  REQUIRED.filter((name) => !exists(name)).map((name) =>
    missing(file(name), 'missing file', 'no such file', 'a file that fits its schema', 'add it'),
  );

/**
 * Texts in one language that do not say that they are meant to be.
 *
 * @param unread - routes of files that could not be read: what they hold is not known.
 */
export function missingTranslations(
  pages: readonly Page[],
  posts: readonly Post[],
  unread: ReadonlySet<string>,
): Problem[] {
  const texts = [...pages, ...posts];
  const known = perLanguage(() => new Set<string>());
  for (const { language, route } of texts) known[language].add(route);
  const counterparts = new Set(pages.flatMap((page) => page.counterpart ?? []));
  return texts.flatMap((text) => {
    const paired =
      text.kind === 'page' && (text.counterpart !== undefined || counterparts.has(text.route));
    const other = otherLanguage(text.language);
    if (
      text.translation === 'none' ||
      paired ||
      unread.has(text.route) ||
      known[other].has(text.route)
    )
      return [];
    return [
      missing(
        text.file.replace(`.${text.language}.md`, `.${other}.md`),
        'missing translation',
        `only ${text.file}`,
        'the same text in the other language',
        `write it, or say "translation: none" in ${text.file}`,
      ),
    ];
  });
}

const missing = (
  file: string,
  what: string,
  found: string,
  expected: string,
  fix: string,
): Problem => ({ file, what, found, expected, fix });
