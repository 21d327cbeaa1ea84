import type { Page } from '../../content/schema/page';

/** Where a title goes on to something else than its page's name. */
const REST_OF_TITLE = /\s+[–|·—-]\s+.*$/;

/** What a page is called for short: its title up to a dash, or its name in the breadcrumbs where that is shorter. */
export function shortNameOf(page: Pick<Page, 'title' | 'breadcrumbs'>): string {
  const title = page.title.replace(REST_OF_TITLE, '');
  const name = page.breadcrumbs?.name ?? title;
  return name.length < title.length ? name : title;
}
