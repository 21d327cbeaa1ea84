import { whenIdle } from '../dom/dom';

/** Lays out the whole page, for a place in it that must be found exactly, or no more than is needed. */
export const layOutAll = (all: boolean): void =>
  void document.documentElement.toggleAttribute('data-laid-out', all);

/**
 * Lays out what the style sheets leave to the browser until it comes near the view, a part at a time,
 * so that no one task takes long and the page's height is soon the true one.
 */
export function layOutByParts(parts = deferredIn(document.body)): void {
  whenIdle(() => {
    const part = parts.shift();
    if (!part) return;
    part.style.contentVisibility = 'visible';
    layOutByParts(parts);
  });
}

/** Never looks into what is deferred: its style would have to be worked out. */
const deferredIn = (element: HTMLElement): HTMLElement[] =>
  getComputedStyle(element).contentVisibility === 'auto'
    ? [element]
    : ([...element.children] as HTMLElement[]).flatMap(deferredIn);
