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

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (!link || link.target) return;
  const toggled = link.dataset.languageToggle;
  const address = isLanguage(toggled)
    ? location.pathname + location.search
    : link.pathname + link.search;
  fetchEdition(address, isLanguage(toggled) ? toggled : language.now()).catch(() => {});
}
