import { closest, PAGE_LINK } from '../dom/dom';
import { fetchEdition } from './fetch-page';
import { isLanguage } from '../../content/core/language';
import { language } from './language-setting';

/** Fetches the page behind the link of an event, and keeps it for the visit. */
export function prefetch(event: Event): void {
  const link = closest<HTMLAnchorElement>(event, PAGE_LINK);
  if (!link) return;
  const toggled = link.dataset.languageToggle;
  const { pathname, search } = isLanguage(toggled) ? location : link;
  fetchEdition(pathname + search, isLanguage(toggled) ? toggled : language.now()).catch(() => {});
}
