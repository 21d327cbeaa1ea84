import type { Page, Route } from '@playwright/test';
import { hold } from '../support/browser-chat';
import { SWEDISH } from '../support/browser-editions';
import {
  barLink,
  expect,
  expectLoaded,
  isMarked,
  laidOut,
  markWindow,
  open,
  painted,
  recordRequests,
  scrollPosition,
  scrollTo,
  test,
} from '../support/browser-test';

/** Everything in the head that says what the page is, in no particular order. */
const headOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.head.querySelectorAll(
        ':scope > :not(script[src], link[rel="stylesheet"], link[rel="preload"])',
      ),
    ]
      .map((element) => element.outerHTML)
      .sort(),
  );

const structuredData = (page: Page) => page.locator('script[type="application/ld+json"]');

/** Arrives by the bar's link, in the window. */
async function follow(page: Page, path: string): Promise<void> {
  await barLink(page, path).click();
  await expect(page).toHaveURL(path === blog ? '/blogg' : path);
  await expect(page.locator('main h1')).toBeFocused();
}

/** Leaves fetches of a page without an answer; page loads get theirs. */
async function neverAnswer(page: Page, url: string): Promise<() => Promise<void>> {
  const handler = async (route: Route): Promise<void> => {
    if (route.request().resourceType() !== 'fetch') await route.continue();
  };
  await page.route(url, handler);
  return () => page.unroute(url, handler);
}

/** Points at a link until navigation has started: from then on it restores scroll positions itself. */
async function pointAtLink(page: Page): Promise<void> {
  await page.locator('.bar-brand').hover();
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
}

/** A link of the test's own, first in the content. */
const addLink = (page: Page, attributes: Record<string, string>): Promise<void> =>
  page.evaluate((wanted) => {
    const link = document.createElement('a');
    link.textContent = 'test link';
    link.id = 'test-link';
    for (const [name, value] of Object.entries(wanted)) link.setAttribute(name, value);
    link.style.cssText = 'position:fixed;top:50%;left:0;z-index:99;background:#fff';
    document.querySelector('main')?.prepend(link);
  }, attributes);

const testLink = (page: Page) => page.locator('#test-link');

const { home } = SWEDISH;
const portfolio = '/portfolio';
const blog = '/blog';

test.describe('navigation', { tag: '@desktop' }, () => {
  test('a link changes the page without a reload, back and forward too; the new heading has the focus, its title is announced', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, home);
    await markWindow(page);
    const live = page.getByRole('status');
    await expect(live).toHaveText('');
    for (const path of [portfolio, blog]) {
      await follow(page, path);
      await expect(live).toHaveText(await page.title());
    }
    await page.goBack();
    await expect(page).toHaveURL(portfolio);
    await expect(page.locator('.menu [aria-current="page"]')).toHaveAttribute('href', portfolio);
    await page.goBack();
    await expect(page).toHaveURL(home);
    await expect(page.locator('.harbour')).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(portfolio);
    await expect(page.locator('.harbour')).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
  });

  test('title, description, canonical, alternates and structured data are the new page’s, exactly once', async ({
    page,
  }) => {
    const fresh: Record<string, string[]> = {};
    for (const path of [portfolio, home]) {
      await open(page, path);
      fresh[path] = await headOf(page);
    }
    expect(fresh[portfolio]).not.toEqual(fresh[home]);
    await follow(page, portfolio);
    expect(await headOf(page)).toEqual(fresh[portfolio]);
    await expect(structuredData(page)).toHaveCount(1);
    for (const selector of ['title', 'meta[name="description"]', 'link[rel="canonical"]'])
      await expect(page.locator(`head > ${selector}`)).toHaveCount(1);
    const graph: unknown = JSON.parse((await structuredData(page).textContent()) ?? '');
    expect(JSON.stringify(graph)).toContain(`${portfolio}#page`);
    await page.goBack();
    await expect(page.locator('.harbour')).toBeVisible();
    expect(await headOf(page)).toEqual(fresh[home]);
    await expect(structuredData(page)).toHaveCount(1);
  });

  test('a new page starts at its top; back and forward return to where one was; the link of the page one is on leads to its top', async ({
    page,
  }) => {
    await open(page, home);
    await scrollTo(page, 1200);
    await follow(page, portfolio);
    expect(await scrollPosition(page)).toBe(0);
    await scrollTo(page, 333);
    await expect
      .poll(() => page.evaluate(() => (history.state as { scroll?: number } | null)?.scroll))
      .toBe(333);
    await page.goBack();
    await expect(page.locator('.harbour')).toHaveCount(1);
    await expect.poll(() => scrollPosition(page)).toBe(1200);
    await page.goForward();
    await expect(page).toHaveURL(portfolio);
    await expect.poll(() => scrollPosition(page)).toBe(333);
    await markWindow(page);
    await barLink(page, portfolio).click();
    await expect.poll(() => scrollPosition(page)).toBe(0);
    expect(await isMarked(page)).toBe(true);
  });

  test('/#services leads to the services from another page and from Home', async ({ page }) => {
    await open(page, portfolio);
    await addLink(page, { href: `${home}#services` });
    await markWindow(page);
    await testLink(page).click();
    await expect(page).toHaveURL(`${home}#services`);
    await expect(page.locator('#services')).toBeInViewport();
    const top = (): Promise<number> =>
      page.locator('#services').evaluate((section) => section.getBoundingClientRect().top);
    const bar = await page.locator('.bar').evaluate((element) => element.clientHeight);
    await expect.poll(top).toBeGreaterThanOrEqual(bar);
    await expect.poll(top).toBeLessThan(bar + 100);
    await scrollTo(page, 0);
    await addLink(page, { href: `${home}#services` });
    await testLink(page).click();
    await expect.poll(top).toBeLessThan(bar + 100);
    expect(await isMarked(page)).toBe(true);
  });

  for (const how of ['hover', 'focus'] as const) {
    test(`a page is fetched on ${how} and not again on the click`, async ({ page }) => {
      await open(page, home);
      const requests = recordRequests(page);
      const fetched = page.waitForRequest((request) => request.url().endsWith(portfolio));
      await barLink(page, portfolio)[how]();
      await fetched;
      if (how === 'hover') await barLink(page, portfolio).click();
      else await page.keyboard.press('Enter');
      await expect(page.locator('main h1')).toBeFocused();
      await expect(page).toHaveURL(portfolio);
      expect(requests.filter((path) => path === portfolio)).toHaveLength(1);
    });
  }
});

test.describe('unknown addresses', { tag: '@desktop' }, () => {
  const unknown = '/no-such-page';
  const notFound = (page: Page) => page.locator('main .not-found');

  test('they answer 404 with a link to Home, and the client works there, the toggle too', async ({
    page,
  }) => {
    const response = await page.goto(unknown);
    expect(response?.status()).toBe(404);
    const back = notFound(page).getByRole('link').first();
    await expect(back).toHaveAttribute('href', home);
    await markWindow(page);
    await back.click();
    await expect(page).toHaveURL(home);
    await expect(page.locator('.harbour')).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    await addLink(page, { href: unknown });
    await testLink(page).click();
    await expect(page).toHaveURL(unknown);
    await expect(notFound(page)).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    await page.locator('.language-toggle').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveURL(unknown);
    await expect(notFound(page)).toBeVisible();
  });
});

test.describe('places on a page', { tag: '@desktop' }, () => {
  test('back in the middle of scrolling returns to where one was as well', async ({ page }) => {
    await open(page, '/');
    await scrollTo(page, 1200);
    await follow(page, '/portfolio');
    await page.evaluate(() => {
      addEventListener('scroll', () => history.back(), { once: true });
      window.scrollTo({ top: 333, behavior: 'instant' });
    });
    await expect(page.locator('.harbour')).toHaveCount(1);
    await expect.poll(() => scrollPosition(page)).toBe(1200);
    await painted(page);
    expect(await scrollPosition(page)).toBe(1200);
  });

  for (const visit of ['a page load', 'a navigation']) {
    test(`a reload after ${visit} begins at the top; back from the page after it returns to where one was`, async ({
      page,
    }) => {
      await open(page, '/portfolio');
      if (visit === 'a navigation') await follow(page, '/');
      else await open(page, '/');
      await scrollTo(page, 1200);
      await painted(page);
      await page.reload();
      await laidOut(page);
      expect(await scrollPosition(page)).toBe(0);
      await scrollTo(page, 700);
      await painted(page);
      await follow(page, '/blog');
      await page.goBack();
      await expect.poll(() => scrollPosition(page)).toBe(700);
    });
  }

  test('/#services on Home works as the first thing one does; back from it returns to where one was', async ({
    page,
  }) => {
    await open(page, '/');
    await scrollTo(page, 120);
    await addLink(page, { href: '/#services' });
    await testLink(page).click();
    await expect(page).toHaveURL('/#services');
    await expect(page.locator('#services')).toBeInViewport();
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(300);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => scrollPosition(page)).toBe(120);
  });

  test('an address with an anchor opens there', async ({ page }) => {
    await open(page, '/#services');
    await expect(page.locator('#services')).toBeInViewport();
    expect(await scrollPosition(page)).toBeGreaterThan(300);
  });

  test('the first navigation loads its code, later ones no script, style or font again', async ({
    page,
  }) => {
    await open(page, '/');
    await page.evaluate(() => document.fonts.ready.then(() => true));
    const requests = recordRequests(page);
    await follow(page, '/blog');
    expect(requests.filter((path) => /\.(?:css|woff2)$/.test(path))).toEqual([]);
    requests.length = 0;
    await follow(page, '/portfolio');
    await painted(page);
    expect(requests.filter((path) => /\.(?:js|css|woff2)$/.test(path))).toEqual([]);
  });
});

test.describe('clicks that are not navigations', { tag: '@desktop' }, () => {
  test('with Ctrl a link and the toggle open a new tab and leave this one alone', async ({
    page,
    context,
  }) => {
    await open(page, '/');
    for (const [element, path] of [
      [barLink(page, '/portfolio'), '/portfolio'],
      [page.locator('.language-toggle'), '/en/'],
    ] as const) {
      const opened = context.waitForEvent('page');
      await element.click({ modifiers: ['Control'] });
      await expect(await opened).toHaveURL(path);
    }
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
    await expect(page.locator('.harbour')).toHaveCount(1);
  });

  const LEFT_ALONE: Record<string, Record<string, string>> = {
    'to another site': { href: 'https://www.example.com/' },
    'to a telephone': { href: 'tel:+46313900612' },
    'to an e-mail address': { href: 'mailto:info@fyrvik.example' },
    'for a new window': { href: '/portfolio', target: '_blank' },
    'to a download': { href: '/favicon.svg', download: 'favicon.svg' },
  };
  test('links elsewhere are left to the browser', async ({ page }) => {
    await open(page, '/');
    for (const [which, attributes] of Object.entries(LEFT_ALONE)) {
      await addLink(page, attributes);
      const prevented = await page.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            const look = (event: Event): void => {
              resolve(event.defaultPrevented);
              event.preventDefault();
            };
            addEventListener('click', look, { once: true });
            document.querySelector<HTMLElement>('#test-link')?.click();
          }),
      );
      expect(prevented, which).toBe(false);
      await expect(page).toHaveURL('/');
      await testLink(page).evaluate((link) => link.remove());
    }
  });
});

test.describe('a navigation that fails becomes a page load', { tag: '@desktop' }, () => {
  type Answer = 'abort' | { status?: number; contentType?: string; body?: string };
  async function failing(page: Page, answer: Answer, path = '/portfolio'): Promise<void> {
    await page.route(
      (url) => url.pathname === path,
      async (route) => {
        if (route.request().resourceType() !== 'fetch') return route.continue();
        return answer === 'abort' ? route.abort() : route.fulfill(answer);
      },
    );
  }
  test('offline, a server error, no HTML, no page of this site, a build deployed in between', async ({
    page,
  }) => {
    const html = await (await page.request.get('/portfolio')).text();
    const deployed = html.replace(/main-\w+\.js/, 'main-DEPLOYED.js');
    expect(deployed).toContain('main-DEPLOYED.js');
    const contentType = 'text/html';
    const answers: readonly Answer[] = [
      'abort',
      { status: 500, contentType, body: '<h1>Error</h1>' },
      { status: 200, contentType: 'application/json', body: '{}' },
      { status: 200, contentType, body: '<h1>Log in to Wi-Fi</h1>' },
      { status: 200, contentType: 'text/html; charset=utf-8', body: deployed },
    ];
    await open(page, '/');
    for (const [index, answer] of answers.entries()) {
      const path = index % 2 === 0 ? '/portfolio' : '/';
      await failing(page, answer, path);
      await markWindow(page);
      await barLink(page, path).click();
      await expect(page).toHaveURL(path);
      await expectLoaded(page);
      await laidOut(page);
      await expect(page.locator('.menu [aria-current="page"]')).toHaveAttribute('href', path);
    }
  });

  /** From here on time passes only when told to. */
  const stopTime = async (page: Page): Promise<void> =>
    page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));

  test('a page that has not come after 10 s, and no sooner', async ({ page }) => {
    await page.clock.install();
    await neverAnswer(page, '**/portfolio');
    await open(page, '/');
    await markWindow(page);
    await stopTime(page);
    const asked = page.waitForRequest('**/portfolio');
    await barLink(page, '/portfolio').click();
    await asked;
    await expect(page).toHaveURL('/portfolio');
    await page.clock.runFor(9_900);
    expect(await isMarked(page)).toBe(true);
    await page.clock.runFor(200);
    await expectLoaded(page);
    await expect(page.locator('.menu [aria-current="page"]')).toHaveAttribute('href', '/portfolio');
  });

  test('a prefetch that does not come is given up, and the click asks again', async ({ page }) => {
    await page.clock.install();
    const answer = await neverAnswer(page, '**/portfolio');
    await open(page, '/');
    await markWindow(page);
    await stopTime(page);
    const asked = page.waitForRequest('**/portfolio');
    await barLink(page, '/portfolio').focus();
    await asked;
    const givenUp = page.waitForEvent('requestfailed');
    await page.clock.runFor(10_100);
    expect((await givenUp).url()).toMatch(/\/portfolio$/);
    await answer();
    await page.clock.resume();
    await page.keyboard.press('Enter');
    await expect(page.locator('main h1')).toBeFocused();
    await expect(page).toHaveURL('/portfolio');
    expect(await isMarked(page)).toBe(true);
  });

  test('back does so too', async ({ page }) => {
    await open(page, '/portfolio');
    await barLink(page, '/blog').click();
    await expect(page.locator('main h1')).toBeFocused();
    await markWindow(page);
    await failing(page, 'abort');
    await page.goBack();
    await expect(page).toHaveURL('/portfolio');
    await expectLoaded(page);
    await expect(page.locator('.menu [aria-current="page"]')).toHaveAttribute('href', '/portfolio');
  });
});

test.describe('navigation in a hurry', { tag: '@desktop' }, () => {
  test('a click before the code of navigation is there waits for it', async ({ page }) => {
    const held = await hold(page, '**/assets/start-*.js', 'GET');
    await open(page, '/');
    await markWindow(page);
    await barLink(page, '/portfolio').click();
    await expect.poll(held.asked).toBe(1);
    await expect(page).toHaveURL('/');
    held.release();
    await expect(page).toHaveURL('/portfolio');
    await expect(page.locator('main h1')).toBeFocused();
    expect(await isMarked(page)).toBe(true);
  });

  test('whoever scrolls a reloaded page before the code of navigation is there stays where they are', async ({
    page,
  }) => {
    await open(page, '/');
    const held = await hold(page, '**/assets/start-*.js', 'GET');
    await page.reload();
    await expect.poll(held.asked).toBe(1);
    await scrollTo(page, 700);
    held.release();
    await follow(page, '/portfolio');
    await page.goBack();
    await expect(page.locator('.harbour')).toHaveCount(1);
    await expect.poll(() => scrollPosition(page)).toBe(700);
  });

  test('a click when the code of navigation cannot be had loads the page', async ({ page }) => {
    await page.route('**/assets/start-*.js', (route) => route.abort());
    await open(page, '/');
    await markWindow(page);
    await barLink(page, '/portfolio').click();
    await expect(page).toHaveURL('/portfolio');
    await expectLoaded(page);
    await expect(page.locator('.menu [aria-current="page"]')).toHaveAttribute('href', '/portfolio');
  });

  test('back after a reload shows the page before it, without a page load', async ({ page }) => {
    await open(page, '/portfolio');
    await follow(page, '/blog');
    await page.reload();
    await markWindow(page);
    await page.goBack();
    await expect(page).toHaveURL('/portfolio');
    await expect(page.locator('.menu [aria-current="page"]')).toHaveAttribute('href', '/portfolio');
    expect(await isMarked(page)).toBe(true);
  });

  test('two quick clicks end on the last one; the first page is not fetched any further', async ({
    page,
  }) => {
    await open(page, '/');
    await pointAtLink(page);
    await markWindow(page);
    await neverAnswer(page, '**/portfolio');
    const givenUp = page.waitForEvent('requestfailed');
    const click = (path: string): Promise<void> =>
      barLink(page, path).evaluate((link) => (link as HTMLElement).click());
    await click('/portfolio');
    await click('/blog');
    expect((await givenUp).url()).toMatch(/\/portfolio$/);
    await expect(page.locator('main h1')).toBeFocused();
    await expect(page).toHaveURL('/blogg');
    await expect(page.locator('.menu [aria-current="page"]')).toHaveAttribute('href', '/blog');
    expect(await isMarked(page)).toBe(true);
  });

  test('the toggle pressed while a page is on its way shows that page in the other language', async ({
    page,
  }) => {
    await open(page, '/');
    await pointAtLink(page);
    await markWindow(page);
    await page.route('**/portfolio', () => {}, { times: 1 });
    const asked = page.waitForRequest('**/portfolio');
    await barLink(page, '/portfolio').evaluate((link) => (link as HTMLElement).click());
    await asked;
    await page.locator('.language-toggle').evaluate((toggle) => (toggle as HTMLElement).click());
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveURL('/portfolio');
    await expect(page.locator('.harbour')).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
  });

  test('what was fetched ahead of an overtaken visit is kept', async ({ page }) => {
    await open(page, '/');
    const requests = recordRequests(page);
    const held = await hold(page, '**/portfolio', 'GET');
    await barLink(page, '/portfolio').click();
    await expect.poll(held.asked).toBe(1);
    await barLink(page, '/blog').click();
    await expect(page.locator('main h1')).toBeFocused();
    const late = page.waitForResponse('**/portfolio');
    held.release();
    await (await late).finished();
    await expect(page).toHaveURL('/blogg');
    await follow(page, '/portfolio');
    expect(requests.filter((path) => path === '/portfolio')).toHaveLength(1);
  });

  test('back before the page has come stays where one was', async ({ page }) => {
    await open(page, '/');
    await markWindow(page);
    const held = await hold(page, '**/portfolio', 'GET');
    await barLink(page, '/portfolio').click();
    await expect(page).toHaveURL('/portfolio');
    await page.goBack();
    await expect(page).toHaveURL('/');
    const late = page.waitForResponse('**/portfolio');
    held.release();
    await (await late).finished();
    await painted(page);
    await painted(page);
    await expect(page.locator('.harbour')).toHaveCount(1);
    await expect(page.locator('.menu [aria-current="page"]')).toHaveAttribute('href', '/');
    expect(await isMarked(page)).toBe(true);
  });
});

test.describe('view transitions', { tag: '@desktop' }, () => {
  test('a navigation runs as one, but from a page that moves without end or with reduced motion', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => {
        document.documentElement.dataset.transitions = String(
          Number(document.documentElement.dataset.transitions ?? 0) + 1,
        );
        return start(change);
      };
    });
    const transitions = (): Promise<number> =>
      page.evaluate(() => Number(document.documentElement.dataset.transitions ?? 0));
    await open(page, '/');
    await follow(page, '/portfolio');
    expect(await transitions()).toBe(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await follow(page, '/blog');
    expect(await transitions()).toBe(0);
    // Last, for a slow machine has only this one.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await follow(page, '/portfolio');
    expect(await transitions()).toBe(1);
  });
});

test.describe('navigation on a phone', { tag: '@phone' }, () => {
  test('a page is fetched on touch and shown without a reload', async ({ page }) => {
    await open(page, home);
    await markWindow(page);
    const link = page.locator(`.harbour a[href="/portfolio"]`);
    const requests = recordRequests(page);
    const fetched = page.waitForRequest((request) => request.url().endsWith(portfolio));
    await link.dispatchEvent('touchstart');
    await fetched;
    await link.tap();
    await expect(page).toHaveURL(portfolio);
    await expect(page.locator('main h1')).toBeFocused();
    expect(requests.filter((path) => path === portfolio)).toHaveLength(1);
    expect(await isMarked(page)).toBe(true);
  });
});
