import { layOutAll } from '../effects/lay-out';
import { announce } from './announce';
import { pageArrived } from './arrival';
import { fetchEdition } from './fetch-page';
import { language } from './language-setting';
import { scrollOnArrival } from './scroll';
import { pageOf, shown } from './shown';
import { isSameBuild, swapPage } from './swap-page';
import { transition } from './transition';

/** How a visitor came: by a link, through the history, or by the language toggle on the same page. */
export type VisitKind = 'forward' | 'history' | 'toggle';

/** The visit under way, or the last one; undefined until the first, which is the page load's own. */
let current: AbortController | undefined;

/** Visits a url unless its page is the one shown; what goes wrong becomes a full page load. */
export async function visitAddress(url: string, kind: VisitKind): Promise<void> {
  const address = pageOf(url);
  const { hash } = new URL(url, location.href);
  const isFirst = current === undefined;
  current?.abort();
  current = new AbortController();
  const { signal } = current;
  if (address === shown.page && kind !== 'toggle') {
    if (!isFirst) scrollOnArrival(hash, kind);
    return;
  }
  const isToggled = kind === 'toggle';
  try {
    const [edition] = await Promise.all([
      fetchEdition(address, language.now(), signal),
      isToggled && showPressed(),
    ]);
    if (signal.aborted) return;
    if (edition.address !== address && !isToggled) return moveTo(edition.address + hash);
    const { page } = edition;
    if (!isSameBuild(page)) throw new Error('another build');
    const change = (): void => {
      // What is in view keeps its place; at the top of the page nothing lies above it.
      const staysInPlace = isToggled && scrollY > 0;
      swapPage(page);
      shown.page = address;
      layOutAll(staysInPlace || kind === 'history' || hash !== '');
      if (!isToggled) scrollOnArrival(hash, kind);
      else if (document.querySelector('[data-toggle-to-top]')) scrollOnArrival('', 'forward');
      pageArrived();
    };
    if (isToggled) change();
    else await transition(change);
  } catch {
    if (!signal.aborted) loadPage(kind);
    return;
  }
  if (!signal.aborted) arrive(kind);
}

const languageToggle = () => document.querySelector<HTMLAnchorElement>('[data-language-toggle]');

/**
 * Shows that the toggle was pressed, and waits until that is painted: a page may be long in coming, and
 * to put it in place takes a slow phone several frames.
 */
function showPressed(): Promise<void> {
  languageToggle()?.toggleAttribute('data-pressed', true);
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Gives the history's entry the address of the page in the visitor's language, and visits that. */
function moveTo(url: string): void {
  const { state } = history as { state: unknown };
  history.replaceState(state, '', url);
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

/** Lets the browser load the page: of the toggled one its own address would show the old language. */
function loadPage(kind: VisitKind): void {
  const toggle = languageToggle();
  // The browser may keep this document, for going back.
  toggle?.removeAttribute('data-pressed');
  if (kind === 'toggle' && toggle) location.assign(toggle.href);
  else location.reload();
}

/** Tells those who do not see the page change: focus on its heading, its title read out. */
function arrive(kind: VisitKind): void {
  if (kind === 'toggle') {
    languageToggle()?.focus({ preventScroll: true });
  } else {
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }
  announce(document.title);
}
