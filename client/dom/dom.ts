/** The element that an event happened in, or the nearest one around it, that fits a selector. */
export const closest = <E extends HTMLElement>({ target }: Event, selector: string): E | null =>
  (target as Element | null)?.closest?.<E>(selector) ?? null;

/** A click that means "go there", not "open it elsewhere" or "save it". */
export const isPlainClick = (event: MouseEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button);

/** Whether the visitor asked for as little motion as possible. */
export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A link to a page of this site that opens in this window. */
export const PAGE_LINK = 'a[href^="/"]:not([target], [download])';

/** Where a visit by a link leads: to the page in the visitor's language, where its address is not that. */
export const visitOf = ({ dataset, href }: HTMLAnchorElement): string =>
  dataset.visit ? location.origin + dataset.visit : href;

/** Does something when the browser has nothing better to do, after 200 ms at the latest. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 200 });
  else setTimeout(work, 50);
};
