import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { bundleClient } from '../../build/bundle/bundle-client';
import { ISLANDS } from '../../components/island/island';
import { SWEDISH } from '../support/browser-editions';
import { recordErrors } from '../support/browser-errors';
import { pageWithIsland } from '../support/browser-pages';
import {
  expect,
  hydrated,
  hydratedInView,
  laidOut,
  open,
  painted,
  test,
} from '../support/browser-test';
import { ContentFolder } from '../../build/content/content-folder';
import { PROJECT } from '../../content/core/project';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

let debugClient: ReturnType<typeof bundleClient> | undefined;

/** Swaps the client for its development build, which warns of what hydration finds amiss. */
async function useDebugClient(page: Page): Promise<void> {
  const theme = new ContentFolder(join(PROJECT, 'content')).readTheme();
  if (!theme) throw new Error('content/theme.yaml is not fit for use');
  debugClient ??= bundleClient(theme, { debug: true });
  const { assets, files } = await debugClient;
  const scripts = new Map(files.map(({ path, bytes }) => [path, Buffer.from(bytes)]));
  await page.route('**/assets/*.js', (route) => {
    const { pathname } = new URL(route.request().url());
    const isEntry = /\/main-\w+\.js$/.test(pathname);
    const body = scripts.get(isEntry ? assets.script : pathname);
    // The page preloads a chunk of its own build, which the development build never imports.
    return body ? route.fulfill({ body, contentType: 'text/javascript' }) : route.continue();
  });
}

/** Notes, from the moment the HTML is parsed, what scripts change inside the islands. */
const recordMutations = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const mutations: string[] = [];
    Object.assign(window, { mutations });
    const describe = (node: Node): string =>
      node instanceof Element ? node.outerHTML.slice(0, 80) : `${node.nodeName} ${node.nodeValue}`;
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      new MutationObserver((records) => {
        for (const { type, target, attributeName, addedNodes, removedNodes } of records) {
          const element = target instanceof Element ? target : target.parentElement;
          if (!element?.closest('[data-island]')) continue;
          if (attributeName === 'data-failed') continue;
          if (type !== 'childList') {
            mutations.push(`${type} ${attributeName ?? ''} of ${describe(target)}`);
            continue;
          }
          for (const node of addedNodes) mutations.push(`added ${describe(node)}`);
          for (const node of removedNodes)
            if (node.nodeType !== Node.COMMENT_NODE) mutations.push(`removed ${describe(node)}`);
        }
      }).observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    });
  });

const mutationsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as Window & { mutations?: string[] }).mutations ?? ['no record']);

for (const client of ['development', 'shipped'] as const) {
  test(`hydrating an island changes nothing in the page (${client} build)`, {
    tag: '@desktop',
  }, async ({ page, request }) => {
    const errors = recordErrors(page);
    if (client === 'development') await useDebugClient(page);
    await recordMutations(page);
    for (const name of ISLANDS) {
      await page.goto(await pageWithIsland(request, SWEDISH, name));
      const island = page.locator(`[data-island="${name}"]`);
      const html = (): Promise<string> =>
        island.evaluate((element) =>
          element.innerHTML.replace(/<!--.*?-->/g, '').replaceAll(' data-failed=""', ''),
        );
      const before = await html();
      await laidOut(page);
      // Near enough to wake it, too far for what it does when it is seen.
      await island.evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        window.scrollTo({ top: scrollY + top - innerHeight - 60, behavior: 'instant' });
      });
      await hydrated(page, name);
      await painted(page);
      await painted(page);
      expect(await mutationsOf(page), name).toEqual([]);
      expect(await html(), name).toBe(before);
    }
    expect(errors).toEqual([]);
  });
}

test('a walk through the site prints no error', { tag: '@desktop' }, async ({ page }) => {
  const errors = recordErrors(page);
  await useDebugClient(page);
  await open(page, SWEDISH.home);
  expect(errors).toEqual([]);
  for (const [path, to] of [
    ['/portfolio', '/portfolio'],
    ['/blog', '/blogg'],
    ['/about', '/om-oss'],
    ['/contact', '/kontakt-oss'],
  ] as const) {
    await page.locator(`.menu-list a[href="${path}"]`).click();
    await expect(page).toHaveURL(to);
    await expect(page.locator('main h1')).toBeFocused();
  }
  await page.locator('.language-toggle').click();
  await expect(page.locator('html')).not.toHaveAttribute('lang', 'sv');
  await page.locator('.bar-brand').click();
  await expect(page.locator('.harbour')).toBeVisible();
  await hydratedInView(page, 'testimonial-carousel');
  expect(errors).toEqual([]);
});

test('an island whose code does not come is reported and breaks nothing beside it', {
  tag: '@desktop',
}, async ({ page }) => {
  const errors = recordErrors(page);
  await page.route('**/assets/testimonial-carousel*.js', (route) => route.abort());
  await open(page, '/');
  await page.locator('.testimonials').scrollIntoViewIfNeeded();
  await expect
    .poll(() => errors.some((error) => error.includes('testimonial-carousel did not start')))
    .toBe(true);
  await page.locator('.statistics').scrollIntoViewIfNeeded();
  await hydrated(page, 'statistics-counters');
  await expect(page.locator('.slide-shown blockquote')).toBeVisible();
  await page.locator('.menu a[href="/portfolio"]').click();
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page).toHaveURL('/portfolio');
});

test('an island whose code fails once is tried again', { tag: '@desktop' }, async ({ page }) => {
  await page.route('**/assets/testimonial-carousel*.js', (route) => route.abort(), { times: 1 });
  await open(page, '/');
  await hydratedInView(page, 'testimonial-carousel');
});
