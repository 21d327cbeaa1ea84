import { closest, isPlainClick, PAGE_LINK, visitOf } from '../dom/dom';
import { isLanguage } from '../../content/core/language';
import { language } from './language-setting';
import { scrollOnArrival } from './scroll';
import { visitAddress } from './visit';

/**
 * Does what the location does not know of links: the setting follows a link to another language, the
 * toggle swaps the page in place, the address that is shown already is scrolled, and a link to a text
 * in another language leads to the page in the visitor's.
 *
 * @param route - takes the window to an address of the site.
 * @returns what ends it.
 */
export function followLinks(route: (url: string) => void): () => void {
  const follow = (event: MouseEvent): void => {
    const link = closest<HTMLAnchorElement>(event, PAGE_LINK);
    if (!link || !isPlainClick(event)) return;
    const { visit, languageToggle } = link.dataset;
    if (isLanguage(link.hreflang)) language.set(link.hreflang);
    if (languageToggle) void visitAddress(location.href, 'toggle');
    else if (visitOf(link) === location.href) scrollOnArrival(link.hash, 'forward');
    else if (visit) route(visit);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}
