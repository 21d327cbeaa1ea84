import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { listen } from '../../build/serve/listen';
import { staticServer } from '../../build/serve/static-server';
import { launchChromium } from './chromium';
import type { BenchContext } from './context';
import { median, times } from './median';
import {
  barLinks,
  isAtEnd,
  observeLoad,
  observeVisits,
  type PageRecord,
  type VisitRecord,
} from './page-observers';
import { count, milliseconds, shift, type Table } from './report';

const LOADS = 5;
const VISITS = 9;
const SLOW_DOWN = 4;
const WIDTHS = [390, 1280];
const LONG_TASK = { atMost: 50 };
const PAINTED = { atMost: 50 };

/** What Home and a navigation cost in a real browser, served as the edge does. */
export async function measureBrowser(context: BenchContext): Promise<Table[]> {
  const server = staticServer(await context.builtSite());
  const address = await listen(server, 0);
  const browser = await launchChromium();
  try {
    return [await loadTable(browser, address), await visitTable(browser, address)];
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

async function openPage(
  context: BrowserContext,
  ...observers: readonly (() => void)[]
): Promise<Page> {
  // tsx wraps named functions in a helper that the page does not have.
  await context.addInitScript('globalThis.__name ??= (named) => named;');
  for (const observer of observers) await context.addInitScript(observer);
  return context.newPage();
}

interface Load {
  atLoad: PageRecord;
  afterScroll: PageRecord;
  foreignScripts: number;
}

async function loadTable(browser: Browser, address: string): Promise<Table> {
  const rows: Table['rows'][number][] = [];
  for (const width of WIDTHS) {
    const loads = await times(LOADS, () => loadHome(browser, address, width));
    const longest = (of: (load: Load) => readonly { ms: number }[]): number =>
      median(loads.map((load) => Math.max(0, ...of(load).map(({ ms }) => ms))));
    const shifted = Math.max(...loads.map(({ afterScroll }) => afterScroll.shift));
    if (shifted > 0) {
      const what = loads.flatMap(({ afterScroll }) => afterScroll.shifted);
      console.error(`Moved at ${width} px: ${[...new Set(what)].slice(0, 8).join('; ')}`);
    }
    rows.push([
      `Home at ${width} px`,
      shift(shifted, { atMost: 0 }),
      milliseconds(
        longest(({ atLoad }) => atLoad.longTasks),
        LONG_TASK,
      ),
      count(median(loads.map(({ atLoad }) => atLoad.longTasks.length))),
      milliseconds(longest(scrollTasks), LONG_TASK),
      count(median(loads.map((load) => scrollTasks(load).length))),
      count(Math.max(...loads.map(({ foreignScripts }) => foreignScripts)), { atMost: 0 }),
    ]);
  }
  return {
    title: `Home in Chromium, CPU slowed down ${SLOW_DOWN} times`,
    head: [
      '',
      'CLS',
      'longest task, load',
      'tasks over 50 ms',
      'longest task, scroll',
      'tasks over 50 ms, scroll',
      'third-party scripts',
    ],
    rows,
    note: `Median of ${LOADS} loads; CLS and third-party scripts: the worst of them, after scrolling to the end, summed up. A longest task of 0 means that none took 50 ms.`,
  };
}

const scrollTasks = ({ atLoad, afterScroll }: Load): PageRecord['longTasks'] =>
  afterScroll.longTasks.slice(atLoad.longTasks.length);

/** Stands in for every picture of a third party. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#789"/></svg>';

async function loadHome(browser: Browser, address: string, width: number): Promise<Load> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  try {
    let foreignScripts = 0;
    const isForeign = (url: string): boolean => new URL(url).hostname !== '127.0.0.1';
    context.on('request', (request) => {
      if (request.resourceType() === 'script' && isForeign(request.url())) foreignScripts++;
    });
    await context.route(
      (url) => isForeign(url.href),
      (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
    );
    const page = await openPage(context, observeLoad);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    await page.goto(address, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready.then(() => true));
    await page.waitForTimeout(1500);
    const atLoad = await page.evaluate(() => window.bench);
    await scrollThrough(page);
    const afterScroll = await page.evaluate(() => window.bench);
    return { atLoad, afterScroll, foreignScripts };
  } finally {
    await context.close();
  }
}

async function scrollThrough(page: Page): Promise<void> {
  await page.mouse.move(200, 400);
  for (let step = 0; step < 100 && !(await page.evaluate(isAtEnd)); step++) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(50);
  }
  await page.waitForTimeout(500);
}

async function visitTable(browser: Browser, address: string): Promise<Table> {
  const rows: Table['rows'][number][] = [];
  for (const motion of ['no-preference', 'reduce'] as const) {
    const visits = await visitPages(browser, address, motion);
    rows.push([
      motion === 'reduce' ? 'reduced motion, no view transition' : 'with a view transition',
      milliseconds(median(visits.map(({ swapped }) => swapped))),
      milliseconds(median(visits.map(({ painted }) => painted)), PAINTED),
      milliseconds(Math.max(...visits.map(({ painted }) => painted))),
    ]);
  }
  return {
    title: 'A navigation after prefetch, from the click',
    head: ['', 'new page in the document', 'painted', 'painted, slowest'],
    rows,
    note: `Median over ${VISITS} different links of the bar at 1280 px, full CPU speed. Painted is read two animation frames after the swap, so up to one frame (17 ms) late.`,
  };
}

async function visitPages(
  browser: Browser,
  address: string,
  reducedMotion: 'reduce' | 'no-preference',
): Promise<VisitRecord[]> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion,
  });
  try {
    const page = await openPage(context, observeLoad, observeVisits);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(1000);
    const links = await page.evaluate(barLinks);
    for (const [index, link] of links.slice(0, VISITS).entries()) {
      await visit(page, link, index + 1);
    }
    return await page.evaluate(() => window.bench.visits);
  } finally {
    await context.close();
  }
}

/** Points at a link until its page is fetched, then clicks and waits for the new page. */
async function visit(page: Page, path: string, number: number): Promise<void> {
  const link = page.locator(`header nav a[href="${path}"]`).first();
  const menu = page.locator('header nav li', { has: page.locator(`a[href="${path}"]`) }).first();
  const fetches = watchFetches(page);
  await menu.hover();
  await link.hover();
  await fetches.settled();
  await link.click();
  await page
    .waitForFunction((visits) => window.bench.visits.length === visits, number, { timeout: 5000 })
    .catch((cause: unknown) => {
      throw new Error(`The visit to ${path} was no navigation within the window`, { cause });
    });
  await page.mouse.move(640, 700);
  await fetches.settled();
  fetches.stop();
}

/** Follows the page's own fetches, to know when a prefetch has ended. */
function watchFetches(page: Page): { settled(): Promise<void>; stop(): void } {
  const open = new Set<Request>();
  const begin = (request: Request): void => {
    if (request.resourceType() === 'fetch') open.add(request);
  };
  const end = (request: Request): void => void open.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return {
    async settled() {
      do await page.waitForTimeout(400);
      while (open.size > 0);
    },
    stop: () =>
      void page.off('request', begin).off('requestfinished', end).off('requestfailed', end),
  };
}
