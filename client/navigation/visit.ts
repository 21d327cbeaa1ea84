import { layOutAll } from '../effects/lay-out';
import { closest, isPlainClick, PAGE_LINK, wantsStillness } from '../dom/dom';
import { announce } from './announce';
import { pageArrived } from './arrival';
import { fetchEdition } from './fetch-page';
import { language } from './language-setting';
import { scrollOnArrival } from './scroll';
import { pageOf, shown } from './shown';
import { isSameBuild, swapPage } from './swap-page';

/** How a visitor came: by a link, through the history, or by the language toggle on the same page. */
export type VisitKind = 'forward' | 'history' | 'toggle';

/**
 * How long the browser may take to photograph the old page and the new one before it shows any of
 * the transition: three frames. Where it draws without a graphics card it takes longer, and the page
 * is shown at once from then on.
 */
const WORTHWHILE_MS = 50;
let transitionsAreSlow = false;

/** Raised by every visit, so that an overtaken one can tell. */
let latest = 0;

/** Visits a url unless its page is the one shown; what goes wrong becomes a full page load. */
export async function visitAddress(url: string, kind: VisitKind): Promise<void> {
  const address = pageOf(url);
  const { hash } = new URL(url, location.href);
  const visit = ++latest;
  if (address === shown.page && kind !== 'toggle') {
    // The first visit is the page load's own.
    if (visit > 1) scrollOnArrival(hash, kind);
    return;
  }
  try {
    const page = await fetchEdition(address, language.now());
    if (visit !== latest) return;
    if (!isSameBuild(page)) throw new Error('another build');
    await transition(() => {
      swapPage(page);
      shown.page = address;
      layOutAll(kind !== 'forward' || hash !== '');
      if (kind !== 'toggle') scrollOnArrival(hash, kind);
      else if (document.querySelector('.case-study')) scrollTo({ top: 0, behavior: 'instant' });
      pageArrived();
    });
  } catch {
    if (visit === latest) loadPage(kind);
    return;
  }
  if (visit === latest) arrive(kind);
}

/** Lets the browser load the page: of the toggled one its own address would show the old language. */
function loadPage(kind: VisitKind): void {
  const toggle = document.querySelector<HTMLAnchorElement>('[data-language-toggle]');
  if (kind === 'toggle' && toggle) location.assign(toggle.href);
  else location.reload();
}

/** Runs a change of the page as a view transition where that is wanted, and worth its time. */
async function transition(change: () => void): Promise<void> {
  if (transitionsAreSlow || wantsStillness() || !('startViewTransition' in document)) {
    return change();
  }
  const asked = performance.now();
  const running = document.startViewTransition(change);
  running.finished.catch(() => {});
  running.ready.then(
    () => {
      transitionsAreSlow = performance.now() - asked > WORTHWHILE_MS;
    },
    () => {},
  );
  await running.updateCallbackDone;
}

/** Tells those who do not see the page change: focus on its heading, its title read out. */
function arrive(kind: VisitKind): void {
  if (kind === 'toggle') {
    document.querySelector<HTMLElement>('[data-language-toggle]')?.focus({ preventScroll: true });
  } else {
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }
  announce(document.title);
}

/** Links to the address that is shown already change nothing in the location: they scroll here. */
export function startVisits(): void {
  document.addEventListener('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, PAGE_LINK);
    if (!link || link.href !== location.href || !isPlainClick(event)) return;
    event.preventDefault();
    event.stopPropagation();
    scrollOnArrival(link.hash, 'forward');
  });
}
