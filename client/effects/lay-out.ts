import { whenIdle } from '../dom/dom';

/** Parts whose layout the style sheet leaves to the browser until they come near the view. */
export const DEFERRED =
  ':root:not([data-laid-out]) :is(main > section, .footer-grid > :not(.newsletter), .footer-end):not([data-laid-out])';

/** Lays out the whole page, for a place in it that must be found exactly, or no more than is needed. */
export const layOutAll = (all: boolean): void =>
  void document.documentElement.toggleAttribute('data-laid-out', all);

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
