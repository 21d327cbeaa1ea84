import { readdir } from 'node:fs/promises';
import { routeOf } from '../../content/core/paths';
import type { Problem } from '../../content/core/problem';

/** Such as `/blogg/sida/2`. */
const LATER_PAGE = /^(.+)\/[^/]+\/\d+$/;

/**
 * Addresses that the build before this one wrote and that now answer nothing: a file was renamed, and
 * what links to its page leads nowhere.
 *
 * @param out - output folder, as the build before left it.
 * @param content - the content folder, as its author knows it.
 * @param answers - whether a path is still answered, by a page, a file or a redirect.
 */
export async function checkGone(
  out: string,
  content: string,
  answers: (path: string) => boolean,
): Promise<Problem[]> {
  const names = await readdir(out, { recursive: true }).catch(() => []);
  const routes = new Set(
    names.flatMap((name) => {
      const path = /^(.*?)\/?index\.html$/.exec(name.replaceAll('\\', '/'))?.[1];
      return path === undefined ? [] : routeOf(`/${path}/`).replace(/(.)\/$/, '$1');
    }),
  );
  // Lists grow and shrink by themselves: their later pages are told by their first one, or not at all.
  const isLaterPage = (route: string): boolean => routes.has(LATER_PAGE.exec(route)?.[1] ?? '');
  return [...routes]
    .filter((route) => !answers(route) && !isLaterPage(route))
    .map((route) => ({
      file: content,
      what: 'address that is gone',
      found: route,
      expected: 'a page, or a redirect for those who still come by it',
      fix: `write "from: [${route}]" into the page that took its place, or a line into redirects.yaml`,
    }));
}
