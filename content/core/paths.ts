import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from './language';

/** Folder of each language's editions; the default language has none. */
const FOLDERS: Record<Language, string> = { sv: '', en: '/en' };

/**
 * Address, in one shell, of a path of the site as the Swedish shell serves it; an anchor or an address
 * elsewhere stays as it is.
 */
export const editionPath = (route: string, shell: Language): string =>
  route.startsWith('/') ? FOLDERS[shell] + route : route;

/** The other way: the route that an edition's path leads to. */
export function routeOf(path: string): string {
  const folder = Object.values(FOLDERS).find((name) => name && path.startsWith(`${name}/`));
  return folder === undefined ? path : path.slice(folder.length);
}

/** Whether an address is that of a page of the site: one slash, and no file name at its end. */
export const isPagePath = (address: string): boolean =>
  /^\/(?!\/)(?![^?#]*\.[a-z0-9]+(?:[?#]|$))/i.test(address);

/** A link in HTML that does not say its language, and so leads to a page in the shell's. */
const LINK = /href="(\/[^"]*)"(?! hreflang=)/gi;

/** HTML as one shell shows it: links to pages of the site lead to that shell's editions. */
export const inShell = (html: string, shell: Language): string =>
  shell === DEFAULT_LANGUAGE
    ? html
    : html.replace(LINK, (link, path: string) =>
        isPagePath(path) ? `href="${editionPath(path, shell)}"` : link,
      );

/**
 * Where a page stands in the language of its shell, by the path of the edition in the same shell that
 * has its text in the other language: `/contact` is at `/kontakt-oss`, `/en/kontakt-oss` at `/en/contact`.
 */
export type Counterparts = ReadonlyMap<string, string>;

/** HTML whose links say where a visit leads instead of their address: to the page in the shell's language. */
export const withVisits = (html: string, counterparts: Counterparts): string =>
  html.replace(/href="(\/[^"]*?)\/?([?#][^"]*)?"/g, (link, path: string, place = '') => {
    const to = counterparts.get(path);
    return to === undefined ? link : `${link} data-visit="${to}${place}"`;
  });

/** Where the list of posts in a language is. */
export const BLOG: Record<Language, string> = { sv: '/blogg', en: '/blog' };

/** Where those who write are introduced. */
export const ABOUT: Record<Language, string> = { sv: '/om-oss', en: '/about' };

export const feedPath = (language: Language): string => editionPath('/feed.xml', language);

/** Path of the feed of a category or tag, in the language that its list is in. */
export const termFeedPath = (route: string, language: Language): string =>
  editionPath(`${route}/feed.xml`, language);

/** Whether a page is shown for addresses that have none, at no address of its own. */
export const isNotFoundRoute = (route: string): boolean => /(?:^|\/)404$/.test(route);

/** Pages that are shown for addresses that have none, the most special first. */
export const NOT_FOUND_FILES = ['/blog/404', '/404'].flatMap((route) =>
  [...LANGUAGE_CODES].reverse().map((shell) => `/${fileOf(editionPath(route, shell))}`),
);

/** File that a web server finds for a path. */
export function fileOf(path: string): string {
  const name = path.replace(/^\/|\/$/g, '');
  if (isNotFoundRoute(name)) return `${name}.html`;
  return name === '' ? 'index.html' : `${name}/index.html`;
}
