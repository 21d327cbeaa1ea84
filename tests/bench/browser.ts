import { type Browser, type Page, chromium } from '@playwright/test';
import { wholeBrowser } from '../support/browser-launch';
import { SITE, withServer } from './generator';
import { milliseconds, printTable, quantile } from './table';

const LIMIT = 50;
const PICTURE = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };

/** What visitors do on Home, by what they press, and the width of their screen. */
const INTERACTIONS = {
  'opening the menu': [390, '.menu-button'],
  'opening a dropdown in it': [390, '.dropdown-button'],
  'opening a dropdown': [1280, '.dropdown-button'],
  'opening the chat': [390, '.chat-launcher'],
  'opening an answer': [390, '.accordion summary'],
  'changing the language': [1280, '[data-language-toggle]'],
} as const;

/** Home at a quarter of the CPU's speed, and navigations at full speed, in the installed browser. */
export async function measureBrowser(): Promise<void> {
  const browser = await chromium.launch(wholeBrowser());
  try {
    const rows = await withServer(['start', '--out', SITE], async (address) => [
      ['longest task of Home, 390 px, 4 × slowed', ...(await loadHome(browser, address, 390))],
      ['longest task of Home, 1280 px, 4 × slowed', ...(await loadHome(browser, address, 1280))],
      ['navigation after prefetch, painted', ...(await visitPages(browser, address))],
      ...(await interact(browser, address)),
      ['the other language, painted, 4 × slowed', ...(await changeLanguage(browser, address))],
    ]);
    printTable(['Chromium', 'median', 'slowest'], rows);
  } finally {
    await browser.close();
  }
}

const cells = (times: readonly number[]): string[] => [
  milliseconds(quantile(times), LIMIT),
  milliseconds(Math.max(...times)),
];

/** Only this machine answers; what other hosts are asked for is an empty picture. */
async function openPage(browser: Browser, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  const isForeign = ({ hostname }: URL): boolean => hostname !== '127.0.0.1';
  await page.route(isForeign, (route) => route.fulfill(PICTURE));
  return page;
}

async function openSlowedHome(browser: Browser, address: string, width: number): Promise<Page> {
  const page = await openPage(browser, width);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(1500);
  return page;
}

async function loadHome(browser: Browser, address: string, width: number): Promise<string[]> {
  const longest: number[] = [];
  for (let load = 0; load < 5; load++) {
    const page = await openSlowedHome(browser, address, width);
    for (let step = 0; step < 40; step++) {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(50);
    }
    longest.push(await page.evaluate(longestTask));
    await page.close();
  }
  return cells(longest);
}

/** In the page: the longest task since it was opened, 0 where none took 50 ms. */
const longestTask = (): Promise<number> =>
  new Promise((resolve) => {
    new PerformanceObserver((list) =>
      resolve(Math.max(...list.getEntries().map(({ duration }) => duration))),
    ).observe({ type: 'longtask', buffered: true });
    setTimeout(() => resolve(0), 1000);
  });

/** Each five times, on a page of its own; a dropdown of a wide screen is opened by its key. */
async function interact(browser: Browser, address: string): Promise<string[][]> {
  const rows: string[][] = [];
  for (const [name, [width, selector]] of Object.entries(INTERACTIONS)) {
    const times: number[] = [];
    for (let run = 0; run < 5; run++) {
      const page = await openSlowedHome(browser, address, width);
      const element = page.locator(selector).first();
      if (name === 'opening a dropdown in it') await page.locator('.menu-button').click();
      if (name !== 'opening a dropdown') await element.hover();
      await page.waitForTimeout(1000);
      const painted = await page.evaluateHandle(slowestInteraction);
      if (name === 'opening a dropdown') await element.press('Enter');
      else await element.click();
      await page.waitForTimeout(1000);
      times.push(await painted.evaluate(({ slowest }) => slowest));
      await page.close();
    }
    rows.push([`${name}, to the next paint, 4 × slowed`, ...cells(times)]);
  }
  return rows;
}

/** From the press, whose next paint only acknowledges it, to the page in the other language. */
async function changeLanguage(browser: Browser, address: string): Promise<string[]> {
  const times: number[] = [];
  for (let run = 0; run < 5; run++) {
    const page = await openSlowedHome(browser, address, 1280);
    const toggle = page.locator('[data-language-toggle]');
    await toggle.hover();
    await page.waitForTimeout(1000);
    const painted = page.evaluate(timeNextVisit);
    await toggle.click();
    times.push(await painted);
    await page.close();
  }
  return [milliseconds(quantile(times)), milliseconds(Math.max(...times))];
}

/** In the page: keeps the slowest of what is done from now on, in steps of 8 ms; 0 below 16 ms. */
function slowestInteraction(): { slowest: number } {
  const kept = { slowest: 0 };
  const events = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) kept.slowest = Math.max(kept.slowest, entry.duration);
  }).observe(events);
  return kept;
}

/** Goes round the bar twice; the first of the times includes what every first visit loads. */
async function visitPages(browser: Browser, address: string): Promise<string[]> {
  const page = await openPage(browser, 1280);
  await page.goto(address, { waitUntil: 'networkidle' });
  const times: number[] = [];
  for (const place of [1, 2, 3, 4, 0, 1, 2, 3, 4, 0]) {
    const link = page.locator('.menu a.menu-link').nth(place);
    await link.hover();
    await page.waitForTimeout(600);
    const painted = page.evaluate(timeNextVisit);
    await link.click();
    times.push(await painted);
  }
  return cells(times);
}

/** In the page: milliseconds from the next click until two frames after a new page's main is there. */
const timeNextVisit = (): Promise<number> =>
  new Promise((resolve) => {
    let clicked = 0;
    document.addEventListener('click', () => (clicked = performance.now()), { capture: true });
    new MutationObserver((changes, observer) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      if (!added.some(({ nodeName }) => nodeName === 'MAIN')) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        requestAnimationFrame(() => resolve(performance.now() - clicked)),
      );
    }).observe(document, { childList: true, subtree: true });
  });
