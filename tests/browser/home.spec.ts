import type { Locator, Page } from '@playwright/test';
import { SWEDISH } from '../support/browser-editions';
import { slowMotion } from '../support/browser-animation';
import {
  barLink,
  expect,
  hydrated,
  laidOut,
  open,
  painted,
  scrollTo,
  test,
} from '../support/browser-test';
import { differingPixels } from '../support/differing-pixels';

const { home, prefix, texts } = SWEDISH;

test.describe('FAQ', { tag: '@desktop' }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const move of ['opening', 'closing'] as const) {
    test(`${move} takes 0.3 s, through the heights in between`, async ({ page }) => {
      await open(page, home);
      const item = page.locator('.faq details').first();
      const summary = item.locator('summary');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await laidOut(page);
      const height = async (): Promise<number> => (await item.boundingBox())?.height ?? 0;
      await summary.scrollIntoViewIfNeeded();
      // What comes into view loads, and moves what is below it.
      await page.waitForLoadState('networkidle');
      await laidOut(page);
      const resting = async (): Promise<number> => {
        let before = Number.NaN;
        const rests = async (): Promise<boolean> => {
          const last = before;
          before = await height();
          return before === last;
        };
        await expect.poll(rests).toBe(true);
        return before;
      };
      // A motion that is turned round takes as long as the way back.
      const closed = await resting();
      if (move === 'closing') {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await summary.click();
        await expect.poll(height).toBeGreaterThan(closed);
        await resting();
        await page.emulateMedia({ reducedMotion: 'no-preference' });
      }
      const motion = await slowMotion(page, 'height');
      await summary.click();
      expect(await motion.duration()).toBe(300);
      const heights = await motion.at([0, 50, 150, 250, 300], height);
      const growing = move === 'opening' ? heights : heights.reverse();
      expect(growing[0]).toBeCloseTo(closed, 0);
      for (const [index, grown] of growing.slice(1).entries())
        expect(grown).toBeGreaterThan((growing[index] ?? 0) + 0.5);
      expect(growing[4]).toBeGreaterThan(closed + 40);
    });
  }
});

test.describe('Home without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no text is hidden: every paragraph, list item and testimonial is there to read', async ({
    page,
  }) => {
    await page.goto(home);
    expect(await page.locator('.slide blockquote').count()).toBeGreaterThan(1);
    const hidden = await page
      .locator('main :is(h1, h2, h3, h4, p, li, dt, dd, blockquote, figcaption, summary)')
      .evaluateAll((elements) =>
        elements
          .filter((element) => !element.closest('details:not([open]) > :not(summary)'))
          .filter(
            (element) =>
              !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
              element.getBoundingClientRect().height === 0,
          )
          .map((element) => element.textContent),
      );
    expect(hidden).toEqual([]);
  });

  test('the FAQ opens one answer at a time', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(home);
    const items = page.locator('.faq details');
    const openOnes = page.locator('.faq details[open]');
    // Without scripts Playwright's click never finds an element at rest.
    const use = (index: number) => items.nth(index).locator('summary').press('Enter');
    await expect(openOnes).toHaveCount(0);
    await use(0);
    await expect(items.nth(0).locator('p')).toBeVisible();
    await expect(openOnes).toHaveCount(1);
    await use(1);
    await expect(items.nth(1).locator('p')).toBeVisible();
    await expect(items.nth(0)).not.toHaveAttribute('open');
    await expect(openOnes).toHaveCount(1);
    await use(1);
    await expect(openOnes).toHaveCount(0);
  });

  test('every link of the bar can be reached', async ({ page }) => {
    await page.goto(home);
    for (const id of ['#menu-services', '#menu-area']) {
      const wide = (page.viewportSize()?.width ?? 0) > 1000;
      if (wide) await page.locator('.dropdown', { has: page.locator(id) }).hover();
      await expect(page.locator(`${id} a`).last()).toBeVisible();
    }
    await page.locator(`.menu-list a[href="${prefix}/portfolio"]`).click();
    await expect(page).toHaveURL(`${prefix}/portfolio`);
  });
});

/** Scrolls so that a share of the counters is in view at the bottom of the window. */
const showCounters = (page: Page, share: number): Promise<void> =>
  page.locator('.counters').evaluate((band, part) => {
    const { top, height } = band.getBoundingClientRect();
    window.scrollTo({ top: scrollY + top - innerHeight + height * part, behavior: 'instant' });
  }, share);

/** From now on notes every text that each counter shows. */
const recordCounters = (page: Page): Promise<void> =>
  page.locator('.counters').evaluate((band) => {
    const seen: string[][] = [];
    const look = (): void =>
      band.querySelectorAll('dd').forEach((counter, index) => {
        const texts = (seen[index] ??= []);
        if (texts.at(-1) !== counter.textContent) texts.push(counter.textContent ?? '');
      });
    look();
    new MutationObserver(look).observe(band, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    Object.assign(window, { seen });
  });

const recordedCounters = (page: Page): Promise<string[][]> =>
  page.evaluate(() => (window as Window & { seen?: string[][] }).seen ?? []);

/** Waits until observers have been told how much of the counters is in view now. */
const observed = (page: Page): Promise<void> =>
  page.locator('.counters').evaluate(
    (band) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          resolve();
        }).observe(band);
      }),
  );

test.describe('statistics', { tag: '@desktop' }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  /** Home with the counters alive, just below the window, and the time standing still. */
  async function arrive(page: Page): Promise<{ counters: Locator; figures: string[] }> {
    await page.clock.install();
    await open(page, home);
    await showCounters(page, -0.3);
    await hydrated(page, 'statistics-counters');
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const counters = page.locator('.counter dd');
    return { counters, figures: await counters.allTextContents() };
  }

  test('they run once from 0 to their numbers in 40 steps of 50 ms, from 30 % visibility', async ({
    page,
  }) => {
    const { counters, figures } = await arrive(page);
    await recordCounters(page);
    await showCounters(page, 0.2);
    await observed(page);
    await page.clock.runFor(500);
    expect(await recordedCounters(page)).toEqual(figures.map((figure) => [figure]));

    await showCounters(page, 0.4);
    await expect(counters.first()).toHaveText(/^0\D*$/);
    await page.clock.runFor(1950);
    await expect(counters.first()).not.toHaveText(figures[0] ?? '');
    // Some begin a moment after the first.
    await page.clock.runFor(1000);
    await expect(counters).toHaveText(figures);
    const runs = await recordedCounters(page);
    runs.forEach((texts, index) => {
      const figure = figures[index] ?? '';
      const [first, ...run] = texts;
      expect([first, run.at(-1)]).toEqual([figure, figure]);
      const numbers = run.map((text) => Number.parseInt(text, 10));
      expect(numbers[0]).toBe(0);
      // A step that changes no whole number is not seen.
      expect(numbers.length).toBeGreaterThan(Math.min(40, Number.parseInt(figure, 10)) * 0.75);
      expect(numbers.length).toBeLessThanOrEqual(41);
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    });

    await scrollTo(page, 0);
    await observed(page);
    await showCounters(page, 1);
    await observed(page);
    await page.clock.runFor(3000);
    expect(await recordedCounters(page)).toEqual(runs);
  });

  test('reduced motion shows the final numbers at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { figures } = await arrive(page);
    await recordCounters(page);
    await showCounters(page, 1);
    await observed(page);
    await page.clock.runFor(3000);
    expect(await recordedCounters(page)).toEqual(figures.map((figure) => [figure]));
  });

  test('they run on a page that a navigation brought as well', async ({ page }) => {
    await open(page, '/portfolio');
    await page.locator('.menu a[href="/"]').click();
    await expect(page.locator('main h1')).toBeFocused();
    const counters = page.locator('.counter dd');
    const figures = await counters.allTextContents();
    await showCounters(page, 1);
    await expect(counters.first()).not.toHaveText(figures[0] ?? '');
    await expect(counters).toHaveText(figures);
  });
});

test.describe('testimonials', { tag: '@desktop' }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  const carousel = (page: Page) => page.locator('.carousel');
  const dot = (page: Page, index: number) => page.locator('.carousel .dot').nth(index);
  const expectShown = async (page: Page, index: number): Promise<void> => {
    await expect(page.locator('.slide-shown')).toHaveCount(1);
    await expect(page.locator('.slide').nth(index)).toHaveClass(/slide-shown/);
    await expect(page.locator('.carousel .dot[aria-current]')).toHaveCount(1);
    await expect(dot(page, index)).toHaveAttribute('aria-current', 'true');
  };

  /** Home with the carousel alive, in view, the pointer elsewhere and the time standing still. */
  async function arrive(page: Page): Promise<void> {
    await page.mouse.move(2, 400);
    await page.clock.install();
    await open(page, home);
    await page.locator('.testimonials').evaluate((section) => section.scrollIntoView());
    await hydrated(page, 'testimonial-carousel');
    await painted(page);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await settle(page);
    await begin(page);
  }
  /** The first one is shown, from now on. */
  async function begin(page: Page): Promise<void> {
    // Each choice of a slide starts the 5 s anew.
    for (const index of [1, 0]) {
      await dot(page, index).evaluate((button) => (button as HTMLElement).click());
      await settle(page);
    }
    await expectShown(page, 0);
  }
  /** Lets what an event asked for happen; far less than a rotation. */
  const settle = (page: Page): Promise<void> => page.clock.runFor(100);

  test('they take turns every 5 s; dots jump to one; the pause button stops it and starts it again', async ({
    page,
  }) => {
    await arrive(page);
    const count = await page.locator('.slide').count();
    expect(count).toBeGreaterThan(1);
    await page.clock.runFor(4700);
    await expectShown(page, 0);
    await page.clock.runFor(300);
    for (let turn = 1; turn <= count; turn++) {
      await expectShown(page, turn % count);
      await page.clock.runFor(5000);
    }

    await test.step('dots', async () => {
      await dot(page, count - 1).click();
      await settle(page);
      await expectShown(page, count - 1);
      const slide = page.locator('.slide').last();
      await expect(slide).toBeVisible();
      const name = (await slide.locator('strong').textContent()) ?? '';
      await expect(dot(page, count - 1)).toHaveAccessibleName(new RegExp(`${name}$`));
      // It goes on, with the pointer still there.
      await page.clock.runFor(5000);
      await expectShown(page, 0);
    });

    await test.step('pause', async () => {
      const leave = async (): Promise<void> => {
        await page.mouse.move(2, 400);
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        await settle(page);
      };
      await begin(page);
      await page.getByRole('button', { name: texts.carousel.pause }).click();
      await leave();
      await page.clock.runFor(12_000);
      await expectShown(page, 0);
      await page.getByRole('button', { name: texts.carousel.play }).click();
      await leave();
      await page.clock.runFor(5100);
      await expectShown(page, 1);
    });
  });

  test('it rests while the pointer is on its words, while a keyboard’s focus is in it and while the tab is hidden', async ({
    page,
  }) => {
    await arrive(page);
    const setHidden = (hidden: boolean): Promise<void> =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    const reasons = [
      { begin: () => carousel(page).hover(), end: () => page.mouse.move(2, 400) },
      {
        begin: () => dot(page, 1).focus(),
        end: () => dot(page, 1).evaluate((button) => (button as HTMLElement).blur()),
      },
      { begin: () => setHidden(true), end: () => setHidden(false) },
    ];
    const count = await page.locator('.slide').count();
    for (const [turn, { begin, end }] of reasons.entries()) {
      await begin();
      await settle(page);
      await page.clock.runFor(12_000);
      await expectShown(page, turn % count);
      await end();
      await settle(page);
      await page.clock.runFor(5000);
      await expectShown(page, (turn + 1) % count);
    }
  });

  test('it does not move by itself for visitors who want no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await arrive(page);
    await page.clock.runFor(12_000);
    await expectShown(page, 0);
    await expect(page.getByRole('button', { name: texts.carousel.play })).toBeVisible();
    await dot(page, 1).click();
    await settle(page);
    await expectShown(page, 1);
  });
});

test.describe('on a phone of three pixels for each of the layout’s', { tag: '@phone' }, () => {
  test.use({ deviceScaleFactor: 3 });

  test('pictures of a host that scales are asked for in the smallest width, cut to their place', async ({
    page,
  }) => {
    const asked: { width: number; height: number; quality: number }[] = [];
    await page.route('https://images.unsplash.com/**', (route) => {
      const { searchParams } = new URL(route.request().url());
      const [width = 0, height = 0, quality = 0] = ['w', 'h', 'q'].map((name) =>
        Number(searchParams.get(name)),
      );
      asked.push({ width, height, quality });
      return route.abort();
    });
    await open(page, home);
    for (const picture of await page.locator('main .picture').all()) {
      await picture.scrollIntoViewIfNeeded();
    }
    await expect.poll(() => asked.length).toBe(3);
    expect(new Set(asked.map(({ width }) => width))).toEqual(new Set([480]));
    // At the 1.3 bits a pixel that such photographs have at this quality it is 100 kB; portraits have 20.
    const pixels = asked.reduce((sum, { width, height }) => sum + width * height, 0);
    expect((pixels * 1.3) / 8).toBeLessThan(100_000);
    expect(asked.every(({ quality }) => quality <= 60)).toBe(true);
  });
});

test.describe('pictures from elsewhere', { tag: '@desktop' }, () => {
  test('one that does not load makes room for its placeholder, after a navigation too', async ({
    page,
  }) => {
    await open(page, '/');
    const portrait = page.locator('.harbour .avatar img').first();
    await expect(portrait).toHaveAttribute('data-failed', '');
    await expect(portrait).toHaveCSS('opacity', '0');
    await expect(page.locator('.harbour .avatar-initials').first()).toBeVisible();
    const picture = page.locator('.about-preview .picture');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture.locator('img')).toHaveAttribute('data-failed', '');
    await expect(picture.locator('img')).toHaveCSS('opacity', '0');
    await expect(picture.locator('svg')).toBeVisible();
    await barLink(page, '/portfolio').click();
    await expect(page.locator('.harbour')).toHaveCount(0);
    await barLink(page, '/').click();
    const portraits = page.locator('.harbour .avatar img');
    await expect(portraits.first()).toHaveAttribute('data-failed', '');
    await expect(page.locator('.harbour .avatar img:not([data-failed])')).toHaveCount(0);
  });

  test('one that loads covers its placeholder', { tag: '@desktop' }, async ({ page, context }) => {
    const icon = await (await page.request.get('/icon-192.png')).body();
    await context.route('https://randomuser.me/**', (route) =>
      route.fulfill({ body: icon, contentType: 'image/png' }),
    );
    await open(page, '/');
    const portrait = page.locator('.harbour .avatar img').first();
    await expect
      .poll(() => portrait.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBe(192);
    await expect(portrait).not.toHaveAttribute('data-failed');
    await expect(portrait).toHaveCSS('opacity', '1');
  });

  test.describe('without JavaScript', { tag: '@desktop' }, () => {
    test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

    test('one that does not load leaves the drawing as it is, and its words to those who listen', async ({
      page,
    }) => {
      await page.goto('/');
      for (const place of ['.about-preview .picture', '.harbour .avatar >> nth=1']) {
        const frame = page.locator(place);
        const image = frame.locator('img');
        await frame.scrollIntoViewIfNeeded();
        await expect
          .poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth))
          .toBe(0);
        const failed = await frame.screenshot();
        const alt = (await image.getAttribute('alt')) ?? '';
        expect(alt).not.toBe('');
        await expect(frame.getByRole('img', { name: alt })).toHaveCount(1);
        await image.evaluate((one) => {
          one.style.visibility = 'hidden';
        });
        // A broken picture's icon alone has 256 pixels; edges of curves may be smoothed anew.
        expect(await differingPixels(failed, await frame.screenshot())).toBeLessThan(64);
      }
    });
  });
});

test.describe('fading in', { tag: '@desktop' }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('what lies below the first screen fades in once, and nothing stays hidden', async ({
    page,
  }) => {
    await open(page, '/');
    const waiting = page.locator('[data-reveal="waiting"]');
    const count = await waiting.count();
    expect(count).toBeGreaterThan(5);
    const last = page.locator('[data-reveal]').last();
    await expect(last).toHaveCSS('opacity', '0');
    await last.scrollIntoViewIfNeeded();
    await expect(last).toHaveCSS('opacity', '1');
    await page.locator('[data-reveal]').evaluateAll(async (elements) => {
      for (const element of elements) {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      }
    });
    await expect(waiting).toHaveCount(0);
    await expect(page.locator('[data-reveal="shown"]')).toHaveCount(count);
    await scrollTo(page, 0);
    await painted(page);
    await expect(waiting).toHaveCount(0);
  });
});

test.describe('fonts that come late', { tag: '@desktop' }, () => {
  test('they change no line of the first screen, whatever its width', async ({ page }) => {
    const widths = [320, 390, 768, 1280, 1920];
    const heights = async (): Promise<string[]> => {
      const all: string[] = [];
      await page.goto(home);
      await page.evaluate(() => document.fonts.ready.then(() => true));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await painted(page);
        const parts = await page
          .locator('.harbour, .harbour :is(h1, p, .button-row, .harbour-badges)')
          .evaluateAll((elements) =>
            elements.map((element) => Math.round(element.getBoundingClientRect().height)),
          );
        all.push(`${width} px: ${parts.join(' ')}`);
      }
      return all;
    };
    const arrived = await heights();
    await page.route('**/*.woff2', (route) => route.abort());
    expect(await heights()).toEqual(arrived);
  });
});

test.describe('the sea chart’s figures', { tag: '@phone' }, () => {
  test('they stand under no text, in the light and in the dark', async ({ page }) => {
    for (const path of [home, '/om-oss', '/webbyra-boras', '/kontakt-oss', '/no-such-page']) {
      await open(page, path);
      for (const width of [320, 430]) {
        await page.setViewportSize({ width, height: 844 });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const grounds = await page.evaluate(() =>
            [...document.querySelectorAll('body *')]
              .filter((element) =>
                [undefined, '::before', '::after'].some((part) =>
                  getComputedStyle(element, part).backgroundImage.includes('soundings'),
                ),
              )
              .map((element) => element.className),
          );
          // The map, which has no words on it.
          expect(grounds).toEqual(path === '/kontakt-oss' ? ['contact-chart'] : []);
        }
      }
    }
  });
});
