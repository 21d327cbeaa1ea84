/** What a navigation replaces of the body; the chat's place, the live region and the rest stay. */
const PARTS = ['.skip-link', '.bar', 'main', '.footer', '.scroll-to-top'];
/** Elements that stay, and take on what the fetched page's say. */
const UPDATED = {
  '.chat': ['aria-label'],
  '#chat-window': ['data-chat'],
  '.chat-launcher': ['aria-label'],
};

/** Whether a fetched page is of the same build as this window: same script, same styles. */
export function isSameBuild(page: Document): boolean {
  const loaded = (root: Document): string =>
    [...root.querySelectorAll('script[src], link[rel="stylesheet"]')]
      .map((element) => element.getAttribute('src') ?? element.getAttribute('href'))
      .join();
  return PARTS.every((part) => page.querySelector(part)) && loaded(page) === loaded(document);
}

/** Puts a fetched page in the place of the one shown. */
export function swapPage(page: Document): void {
  swapHead(page.head);
  for (const part of PARTS) {
    const incoming = page.querySelector(part);
    if (incoming) document.querySelector(part)?.replaceWith(document.importNode(incoming, true));
  }
  for (const [selector, names] of Object.entries(UPDATED)) {
    for (const name of names) {
      const value = page.querySelector(selector)?.getAttribute(name);
      if (value) document.querySelector(selector)?.setAttribute(name, value);
    }
  }
  // Last: where what has the focus is replaced, Chromium works out all style that is not up to date,
  // and another language changes that of every element, the old page's too.
  document.documentElement.lang = page.documentElement.lang;
}

/** What the window has loaded and must not load again. */
const KEPT = 'script[src], link[rel="stylesheet"], link[rel$="preload"], meta[charset]';

function swapHead(incoming: HTMLHeadElement): void {
  for (const element of document.head.querySelectorAll(`:scope > :not(${KEPT})`)) element.remove();
  for (const element of incoming.querySelectorAll(`:scope > :not(${KEPT})`)) {
    document.head.append(document.importNode(element, true));
  }
}
