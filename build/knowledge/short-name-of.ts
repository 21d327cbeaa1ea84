import type { Page } from '../../content/schema/page';

/** Where a title goes on to something else than its page's name. */
const REST_OF_TITLE = /\s+[–|·—-]\s+.*$/;

/**
 * What a page is called for short: its title up to a dash, or its name in the breadcrumbs where that is shorter.
 *
 * @param home - what breadcrumbs call the start page, whose title is made for search engines.
 */
export function shortNameOf(
  page: Pick<Page, 'route' | 'title' | 'breadcrumbs'>,
  home: string,
): string {
  if (page.route === '/') return home;
  const title = page.title.replace(REST_OF_TITLE, '');
  const name = page.breadcrumbs?.name ?? title;
  return name.length < title.length ? name : title;
}
