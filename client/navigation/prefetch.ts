import { closest, PAGE_LINK, visitOf } from '../dom/dom';
import { fetchEdition } from './fetch-page';
import { isLanguage } from '../../content/core/language';
import { language } from './language-setting';
import { pageOf } from './shown';

/** Fetches the page behind the link of an event, and keeps it for the visit. */
export function prefetch(event: Event): void {
  const link = closest<HTMLAnchorElement>(event, PAGE_LINK);
  if (!link) return;
  const { hreflang, dataset } = link;
  const to = dataset.languageToggle ? location.href : visitOf(link);
  fetchEdition(pageOf(to), isLanguage(hreflang) ? hreflang : language.now()).catch(() => {});
}
