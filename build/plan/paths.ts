import type { Language } from '../../content/schema/text';

/** Path of a page's edition in one shell. */
export const editionPath = (route: string, shell: Language): string =>
  shell === 'sv' ? route : `/en${route}`;

/** Whether a page is shown for addresses that have none, at no address of its own. */
export const isNotFoundRoute = (route: string): boolean => /(?:^|\/)404$/.test(route);

/** File that a web server finds for a path. */
export const fileOf = (path: string): string => {
  const name = path.replace(/^\/|\/$/g, '');
  if (isNotFoundRoute(name)) return `${name}.html`;
  return name === '' ? 'index.html' : `${name}/index.html`;
};
