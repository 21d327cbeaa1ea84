import { readFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { fileOf } from '../../content/core/paths';
import { listen } from '../../lambdas/local/listen';
import { staticServer } from '../../build/serve/static-server';
import { SITE_FOLDER } from '../support/browser-server';
import { expect, hydratedInView, open, painted, test } from '../support/browser-test';
import { weighPage } from '../support/page-weight';

/** Elements that a layout before the first frame may find, by the window's width. */
const ROOM_BEFORE_FIRST_FRAME = [
  [390, 50],
  [1280, 70],
] as const;

/** A page of each kind. */
const KINDS = [
  '/',
  '/kontakt-oss',
  '/om-oss',
  '/blogg',
  '/blog/1',
  '/portfolio',
  '/portfolio/hoteldrott',
  '/webbyra-boras',
  '/tjanster/seo',
  '/faqs',
  '/no-such-page',
];

/** Before the page is opened: the values of its layout shifts. */
const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftsOf = (page: Page): Promise<number[] | undefined> =>
  page.evaluate(() => (window as Window & { shifts?: number[] }).shifts);

/** Serves the site, but of one page first what stands up to its heading, and the rest a second later. */
function inTwoPieces(path: string): Server {
  const site = staticServer(SITE_FOLDER);
  const html = readFileSync(join(SITE_FOLDER, fileOf(path)), 'utf8');
  const cut = html.indexOf('</h1>');
  return createServer((request, response) => {
    if (request.url !== path) {
      site.emit('request', request, response);
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.write(html.slice(0, cut));
    setTimeout(() => response.end(html.slice(cut)), 1000);
  });
}

test.describe('first load of Home', { tag: '@desktop' }, () => {
  test('only its own scripts, and nothing is stored', async ({ page, context }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).host);
    });
    await open(page, '/');
    await hydratedInView(page, 'testimonial-carousel');
    expect(scripts.length).toBeGreaterThan(0);
    expect([...new Set(scripts)]).toEqual([new URL(page.url()).host]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect(await context.cookies()).toEqual([]);
  });

  test('a strict content security policy holds and nothing breaks it', async ({ page }) => {
    await page.addInitScript(() => {
      const broken: string[] = [];
      Object.assign(window, { broken });
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        broken.push(`${effectiveDirective} ${blockedURI}`),
      );
    });
    const response = await page.goto('/');
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).not.toContain('unsafe');
    await hydratedInView(page, 'testimonial-carousel');
    await page.locator('.menu').locator('a[href="/portfolio"]').click();
    await expect(page).toHaveURL('/portfolio');
    await expect(page.locator('main h1')).toBeFocused();
    await painted(page);
    expect(await page.evaluate(() => (window as Window & { broken?: string[] }).broken)).toEqual(
      [],
    );
  });

  test('a layout before the first frame finds little: bar, text field, chat', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    for (const [width, most] of ROOM_BEFORE_FIRST_FRAME) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const found = await page.evaluate(() => {
        const isLeft = (element: Element | null): boolean =>
          element !== null &&
          (getComputedStyle(element).contentVisibility === 'auto' || isLeft(element.parentElement));
        return [...document.body.querySelectorAll('*')].filter(
          (element) => element.checkVisibility() && !isLeft(element.parentElement),
        ).length;
      });
      expect(found, `${width} px`).toBeLessThanOrEqual(most);
    }
  });

  test('nothing moves where its HTML comes in two pieces', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const server = inTwoPieces('/');
    try {
      await recordShifts(page);
      await page.goto(`${await listen(server, 0)}/`, { waitUntil: 'load' });
      await painted(page);
      expect(await shiftsOf(page)).toEqual([]);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});

test('nothing moves while a page loads, of whatever kind', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await recordShifts(page);
  for (const path of KINDS) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await painted(page);
    expect(await shiftsOf(page), path).toEqual([]);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`below the first screen, with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: '@desktop',
  }, () => {
    test.use({ javaScriptEnabled });

    test('every section is drawn once the first frame is out, also after a navigation', async ({
      page,
    }) => {
      const ways = [
        { first: '.harbour', go: () => page.goto('/') },
        { first: '.masthead', go: () => page.locator('.bar a[href="/portfolio"]').click() },
        { first: '.harbour', go: () => page.locator('.bar-brand').click() },
      ];
      for (const { first, go } of ways) {
        await go();
        await page.locator(`main > ${first}`).waitFor();
        for (const section of await page.locator('main > section').all()) {
          await section.scrollIntoViewIfNeeded();
          await expect(section.locator('h1, h2').first()).toBeVisible();
        }
        await page.mouse.wheel(0, -20_000);
      }
    });
  });
}

test('a page loads no other scripts by itself than those that its weight is made of', {
  tag: '@desktop',
}, async ({ page }) => {
  let loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.push(new URL(request.url()).pathname);
  });
  for (const path of ['/', '/kontakt-oss', '/om-oss']) {
    loaded = [];
    await page.goto(path, { waitUntil: 'networkidle' });
    const { script } = await weighPage(SITE_FOLDER, fileOf(path));
    expect(loaded.sort()).toEqual([...script.files].sort());
  }
});
