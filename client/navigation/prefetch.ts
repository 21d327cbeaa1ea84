import { closest, PAGE_LINK } from '../dom';
import { fetchEdition } from './fetch-page';
import { isLanguage } from './is-language';
import { language } from './language-setting';

interface NetworkInformation {
  saveData?: boolean;
}

/** Fetches the page behind a link that the visitor points at, focuses or touches. */
export function startPrefetching(): void {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  if (connection?.saveData) return;
  for (const event of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(event, prefetch, { passive: true });
  }
}

function prefetch(event: Event): void {
  const link = closest<HTMLAnchorElement>(event, PAGE_LINK);
  if (!link) return;
  const toggled = link.dataset.languageToggle;
  const { pathname, search } = isLanguage(toggled) ? location : link;
  fetchEdition(pathname + search, isLanguage(toggled) ? toggled : language.now()).catch(() => {});
}
