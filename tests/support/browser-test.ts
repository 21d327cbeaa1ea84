import { type Locator, type Page, expect, test } from '@playwright/test';

export { expect, test };

/** Opens an address and waits until the client has started and laid out the page. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await laidOut(page);
}

/** Waits until what lies below the first screen has its true height, so that positions can be relied on. */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('main > *, footer *')].every(
        (element) => getComputedStyle(element).contentVisibility !== 'auto',
      ),
    undefined,
    { polling: 50 },
  );
}

declare global {
  interface Window {
    marker?: boolean;
  }
}

/** Leaves something in the window that a page load would lose. */
export const markWindow = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.marker = true;
  });

/** Whether the window is still the marked one: no page load has happened since. */
export const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.marker === true);

/** Waits for a page load to take the marked window's page away. */
export const expectLoaded = (page: Page): Promise<void> =>
  expect(async () => expect(await isMarked(page)).toBe(false)).toPass({ timeout: 15_000 });

/** Waits until the browser has drawn what has happened so far. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  );

export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

export const scrollPosition = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** Paths of all requests that a page makes from now on. */
export function recordRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { hostname, pathname, search, href } = new URL(request.url());
    paths.push(hostname === '127.0.0.1' ? pathname + search : href);
  });
  return paths;
}

/** Waits until an island has been hydrated: Preact then keeps its tree on the island's element. */
export async function hydrated(page: Page, name: string): Promise<Locator> {
  const island = page.locator(`[data-island="${name}"]`);
  await expect
    .poll(() => island.evaluate((element) => Object.keys(element).length))
    .toBeGreaterThan(0);
  return island;
}

/**
 * The same for an island that waits to be seen. It is brought into view until it wakes: sections above
 * it may still be laid out, which moves it away again.
 */
export async function hydratedInView(page: Page, name: string): Promise<Locator> {
  const island = page.locator(`[data-island="${name}"]`);
  await expect
    .poll(async () => {
      await island.scrollIntoViewIfNeeded();
      return island.evaluate((element) => Object.keys(element).length);
    })
    .toBeGreaterThan(0);
  return island;
}

/** An address of a page in the bar, found where the visitor finds it. */
export const barLink = (page: Page, path: string): Locator =>
  page.locator(`.menu a[href="${path}"]`).first();

/** How far the page reaches beyond the window's width, and what reaches there. */
export const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [
      `${scrollWidth} px in ${clientWidth} px`,
      ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 100)),
    ];
  });
