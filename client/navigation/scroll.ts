/** Each history entry carries how far its page was scrolled when it was left. */
const savedScroll = (): number | undefined => (history.state as { scroll?: number } | null)?.scroll;

let timer: ReturnType<typeof setTimeout> | undefined;
/** The history has moved on to another entry whose page is not there yet. */
let between = false;

/** Writes the position into the entry that is shown now. */
export function saveScroll(): void {
  if (between) return;
  if ((savedScroll() ?? 0) === scrollY) return;
  history.replaceState({ ...history.state, scroll: scrollY }, '');
}

/**
 * From now on the page restores positions, not the browser, which does so before the page is there;
 * a page load is the browser's own again.
 */
export function rememberScroll(): void {
  const left = savedScroll();
  // Whoever has scrolled before this code came is where they want to be.
  if (history.scrollRestoration === 'manual' && scrollY === 0 && left) jump(left);
  history.scrollRestoration = 'manual';
  addEventListener('popstate', () => {
    between = true;
  });
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(saveScroll, 100);
    },
    { passive: true },
  );
  addEventListener('click', saveScroll, { capture: true });
  addEventListener('pagehide', () => {
    saveScroll();
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

const jump = (top: number): void => scrollTo({ top, behavior: 'instant' });

/** Scrolls to where a page arrived at should be: its anchor, its saved position, or the top. */
export function scrollOnArrival(hash: string, by: 'forward' | 'history'): void {
  clearTimeout(timer);
  between = false;
  const saved = savedScroll();
  if (by === 'history' && saved !== undefined) return jump(saved);
  const target =
    hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else jump(0);
}
