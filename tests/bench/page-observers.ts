/**
 * Functions that run inside the page: they use nothing from outside themselves but these types.
 */

export interface PageRecord {
  /** Layout shifts that no input caused. */
  shift: number;
  /** What moved most, for looking into it. */
  shifted: string[];
  longTasks: { start: number; ms: number }[];
  visits: VisitRecord[];
}

/** Milliseconds from the click. */
export interface VisitRecord {
  /** The new page's main is in the document. */
  swapped: number;
  /** The frame that shows it is out. */
  painted: number;
}

declare global {
  interface Window {
    bench: PageRecord;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

/** Before any script of the page: records shifts and long tasks. */
export function observeLoad(): void {
  const bench: PageRecord = { shift: 0, shifted: [], longTasks: [], visits: [] };
  window.bench = bench;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      bench.shift += entry.value;
      for (const { node } of entry.sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        bench.shifted.push(`${element?.tagName}.${element?.className} ${entry.value}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      bench.longTasks.push({ start: startTime, ms: duration });
    }
  }).observe({ type: 'longtask', buffered: true });
}

/**
 * After {@link observeLoad}: records navigations. Not while a load is measured, where a callback for
 * each piece that is parsed would make tasks of script out of the parser's.
 */
export function observeVisits(): void {
  const { bench } = window;
  let clicked = 0;
  let left: Element | null = null;
  document.addEventListener(
    'click',
    () => {
      clicked = performance.now();
      left = document.querySelector('main');
    },
    { capture: true },
  );
  new MutationObserver(() => {
    const main = document.querySelector('main');
    if (clicked === 0 || !main || main === left) return;
    const start = clicked;
    const swapped = performance.now() - start;
    clicked = 0;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        bench.visits.push({ swapped, painted: performance.now() - start });
      }),
    );
  }).observe(document, { childList: true, subtree: true });
}

export const isAtEnd = (): boolean =>
  scrollY + innerHeight >= document.documentElement.scrollHeight - 2;

/** Different pages that the bar leads to, the current one left out. */
export const barLinks = (): string[] => [
  ...new Set(
    [...document.querySelectorAll<HTMLAnchorElement>('header nav a[href^="/"]')]
      .filter((link) => link.pathname !== location.pathname && !link.dataset.languageToggle)
      .map((link) => link.pathname),
  ),
];
