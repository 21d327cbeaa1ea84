import { LANGUAGE_CODES } from '../../content/core/language';
import { editionPath } from '../../content/core/paths';
import type { Problem } from '../../content/core/problem';
import type { Content } from '../content/content';

/** An address that has moved. */
interface Redirect {
  from: string;
  /** A path of the site in the Swedish shell, or a web address. */
  to: string;
  /** The content file that says so. */
  file: string;
}

/** Every address that has moved, as pages say it of themselves (`from:`) and `redirects.yaml` of others. */
export const redirectsOf = ({ pages, posts, redirects }: Content): Redirect[] => [
  ...[...pages, ...posts].flatMap(({ from = [], route, file }) =>
    from.map((old) => ({ from: withoutSlash(old), to: route, file })),
  ),
  ...Object.entries(redirects.data).map(([from, to]) => ({
    from: withoutSlash(from),
    to,
    file: redirects.file,
  })),
];

/** Where each address leads, in both shells. */
export function movedAddresses(redirects: readonly Redirect[]): ReadonlyMap<string, string> {
  return new Map(
    redirects.flatMap(({ from, to }) =>
      LANGUAGE_CODES.map((shell) => [
        editionPath(from, shell),
        to.startsWith('/') ? editionPath(to, shell) : to,
      ]),
    ),
  );
}

/** The file of redirects as static hosts read it, a line each. */
export const redirectsFile = (moved: ReadonlyMap<string, string>): string =>
  [...moved].map(([from, to]) => `${from} ${to} 301\n`).join('');

/** Redirects that hide a page, lead nowhere, or take a visitor more than one step. */
export function checkRedirects(
  redirects: readonly Redirect[],
  isServed: (path: string) => boolean,
): Problem[] {
  const first = new Map<string, Redirect>();
  for (const redirect of redirects) {
    if (!first.has(redirect.from)) first.set(redirect.from, redirect);
  }
  return redirects.flatMap((redirect) => {
    const { from, to, file } = redirect;
    const problem = (what: string, expected: string, fix: string): Problem[] => [
      { file, needle: from, what, found: `${from} → ${to}`, expected, fix },
    ];
    const target = withoutSlash(to.replace(/[?#].*$/, ''));
    const next = first.get(target);
    const other = first.get(from);
    if (other !== redirect && other?.to !== to) {
      return problem('address that moves twice', `${other?.to} alone`, 'remove one of the two');
    }
    if (isServed(from)) {
      return problem('redirect that hides a page', 'an address that nothing is at', 'remove it');
    }
    if (target === from || next?.to === from) {
      return problem('redirect in a circle', 'a page', 'lead it to a page');
    }
    if (next) {
      return problem('redirect to a redirect', next.to, `lead it to ${next.to} at once`);
    }
    return to.startsWith('/') && !isServed(target)
      ? problem('redirect to no page', 'an existing page', 'correct where it leads')
      : [];
  });
}

const withoutSlash = (path: string): string => path.replace(/(.)\/$/, '$1');
