import { whenIdle } from '../dom';

/** Sections whose layout the style sheet leaves to the browser until they come near the view. */
const DEFERRED = 'main > section:not([data-laid-out])';

/** Lays out the whole page: for a place in it that must be found exactly. */
export function layOutAll(): void {
  for (const section of document.querySelectorAll(DEFERRED)) {
    section.toggleAttribute('data-laid-out', true);
  }
}

/**
 * Lays out what lies below the first screen a section at a time, so that no one task takes long and
 * the page's height is soon the true one.
 */
export function layOutBySections(): void {
  whenIdle(() => {
    const section = document.querySelector(DEFERRED);
    if (!section) return;
    section.toggleAttribute('data-laid-out', true);
    layOutBySections();
  });
}

/** After a reload or by an anchor a page load leads to a place within the page. */
export function layOutForPlace(): void {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || load?.type !== 'navigate') layOutAll();
}
