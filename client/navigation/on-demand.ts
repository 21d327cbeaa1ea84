import { closest, isPlainClick, PAGE_LINK, visitOf } from '../dom/dom';
import { pageOf, shown } from './shown';
import type * as Navigation from './start';

interface NetworkInformation {
  saveData?: boolean;
}

let started = false;
let starting: Promise<typeof Navigation> | undefined;

/** Navigation's code, started once; asked for again after it did not come. */
function start(): Promise<typeof Navigation> {
  starting ??= import('./start').then(
    (navigation) => {
      navigation.startNavigation();
      started = true;
      return navigation;
    },
    (error: unknown) => {
      starting = undefined;
      throw error;
    },
  );
  return starting;
}

/**
 * Fetches the code of navigation, and the page behind a link, when the visitor points at the link,
 * focuses or touches it; a first visit that ends on its page loads none of it.
 */
export function navigateOnDemand(): void {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  if (!connection?.saveData) {
    for (const event of ['pointerover', 'focusin', 'touchstart']) {
      document.addEventListener(event, anticipate, { passive: true });
    }
  }
  document.addEventListener('click', followOnceStarted);
  addEventListener('popstate', () => {
    if (!started && pageOf(location.href) !== shown.page) start().catch(() => location.reload());
  });
  // An earlier document of this entry left the position to us.
  if (history.scrollRestoration === 'manual') start().catch(() => {});
}

function anticipate(event: Event): void {
  if (!closest(event, PAGE_LINK)) return;
  start().then(
    ({ prefetch }) => prefetch(event),
    () => {},
  );
}

/** A click that comes before the code waits for it; without the code the browser loads the page. */
function followOnceStarted(event: MouseEvent): void {
  const link = closest<HTMLAnchorElement>(event, PAGE_LINK);
  if (started || !link || event.defaultPrevented || !isPlainClick(event)) return;
  if (link.hash && pageOf(link.href) === shown.page && !link.dataset.languageToggle) return;
  event.preventDefault();
  start().then(
    () => link.click(),
    () => location.assign(visitOf(link)),
  );
}
