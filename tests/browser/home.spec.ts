import type { Locator, Page } from '@playwright/test';
import { EDITIONS, ENGLISH, SITE, SWEDISH } from '../support/browser-editions';
import { slowMotion } from '../support/browser-animation';
import { expect, hydrated, open, painted, scrollTo, test } from '../support/browser-test';
import { differingPixels } from '../support/differing-pixels';

const SECTIONS = [
  'harbour',
  'offers',
  'about-preview',
  'statistics',
  'stories',
  'testimonials',
  'references',
  'faq',
  'call-to-action',
];
const FIGURES = ['250+', '500+', '750+', '95+'];

for (const { code, home, prefix, texts } of EDITIONS) {
  test.describe(`Home (${code})`, { tag: '@desktop' }, () => {
    test('nine sections stand in the order of the specification', async ({ page }) => {
      await page.goto(home);
      const classes = await page
        .locator('main > section')
        .evaluateAll((sections) => sections.map((section) => section.classList[0]));
      expect(classes).toEqual(SECTIONS);
      for (const section of await page.locator('main > section').all())
        await expect(section.locator('h1, h2').first()).not.toBeEmpty();
    });

    test('the hero has a headline, its two buttons, the "500+" line with avatars and 5 stars, and two badges', async ({
      page,
    }) => {
      await page.goto(home);
      const hero = page.locator('.harbour');
      await expect(hero.locator('h1')).toBeVisible();
      const buttons = hero.locator('.button-row a');
      await expect(buttons).toHaveText(
        code === 'sv'
          ? ['Starta din digitala resa', 'Se portfolio']
          : ['Start Your Digital Journey', 'View Portfolio'],
      );
      await expect(buttons.nth(0)).toHaveAttribute('href', `${prefix}/contact`);
      await expect(buttons.nth(1)).toHaveAttribute('href', `${prefix}/portfolio`);
      await expect(hero.locator('.harbour-trust')).toContainText(
        code === 'sv' ? '500+ nöjda kunder' : '500+ happy clients',
      );
      await expect(hero.locator('.avatar img')).not.toHaveCount(0);
      await expect(
        hero.getByRole('img', { name: texts.stars.replace('{rating}', '5') }),
      ).toBeVisible();
      await expect(hero.locator('.harbour-badges li')).toHaveText(
        code === 'sv'
          ? ['SEO-optimering', 'Snabba resultat']
          : ['SEO Optimization', 'Quick Results'],
      );
    });

    test('the services have the id services, three cards that lead to their pages, and a button to /contact', async ({
      page,
    }) => {
      await page.goto(home);
      const services = page.locator('#services');
      const hrefs = await services
        .locator('article a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(
        ['web-development', 'seo', 'google-ads'].map((name) => `${prefix}/services/${name}`),
      );
      await expect(
        services.getByRole('link', {
          name: code === 'sv' ? 'Diskutera ditt projekt' : 'Discuss Your Project',
        }),
      ).toHaveAttribute('href', `${prefix}/contact`);
    });

    test('about preview, stories and references hold what the specification counts', async ({
      page,
    }) => {
      await page.goto(home);
      await expect(page.locator('.about-preview dt')).toHaveCount(6);
      const badge = page.locator('.about-preview-badge');
      await expect(badge).toContainText(/98\s?%/);
      await expect(badge).toContainText(code === 'sv' ? 'Nöjda kunder' : 'Happy Clients');
      await expect(badge).toContainText(code === 'sv' ? 'Framgångsgrad' : 'Success Rate');
      await expect(page.locator(`.about-preview a[href="${prefix}/about"]`)).toHaveCount(1);
      const stories = page.locator('.story');
      await expect(stories).toHaveCount(2);
      for (const story of await stories.all()) {
        await expect(story).toContainText(texts.stories.challenge);
        await expect(story).toContainText(texts.stories.solution);
        await expect(story.locator('.ticks li')).toHaveCount(4);
      }
      const references = page.locator('.references li');
      await expect(references).toHaveCount(11);
      for (const reference of await references.all()) {
        await expect(reference.locator('strong')).not.toBeEmpty();
        await expect(reference.locator('span')).not.toBeEmpty();
      }
    });

    test('the call to action leads to /contact and to the telephone', async ({ page }) => {
      await page.goto(home);
      const band = page.locator('.call-to-action');
      await expect(
        band.getByRole('link', { name: code === 'sv' ? 'Kom igång' : 'Get Started' }),
      ).toHaveAttribute('href', `${prefix}/contact`);
      await expect(band.getByRole('link', { name: SITE.contact.phone })).toHaveAttribute(
        'href',
        `tel:${SITE.contact.phoneInternational}`,
      );
    });
  });

  test.describe(`FAQ (${code})`, { tag: '@desktop' }, () => {
    const items = (page: Page) => page.locator('.faq details');

    test('ten questions, one open at a time; a click on the open one closes it', async ({
      page,
    }) => {
      await open(page, home);
      await expect(items(page)).toHaveCount(10);
      await expectOneOpen(page, items(page), 'click');
    });

    test('it works with the keyboard', async ({ page }) => {
      await open(page, home);
      await items(page).first().locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(items(page).first()).toHaveAttribute('open');
      await page.keyboard.press('Tab');
      await expect(items(page).nth(1).locator('summary')).toBeFocused();
      await page.keyboard.press('Space');
      await expect(items(page).nth(1)).toHaveAttribute('open');
      await expect(items(page).first()).not.toHaveAttribute('open');
      await page.keyboard.press('Space');
      await expect(items(page).nth(1)).not.toHaveAttribute('open');
    });

    for (const move of ['opening', 'closing'] as const) {
      test(`${move} takes 0.3 s, through the heights in between`, async ({ page }) => {
        await open(page, home);
        const item = items(page).first();
        const summary = item.locator('summary');
        const height = async (): Promise<number> => (await item.boundingBox())?.height ?? 0;
        await summary.scrollIntoViewIfNeeded();
        const closed = await height();
        if (move === 'closing') await summary.click();
        await page.waitForTimeout(500);
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

  test.describe(`Home without JavaScript (${code})`, () => {
    test.use({ javaScriptEnabled: false });

    test('the counters stand at their final numbers', { tag: '@desktop' }, async ({ page }) => {
      await page.goto(home);
      await expect(page.locator('.counter dd')).toHaveText(FIGURES);
    });

    test('no text is hidden: every paragraph, list item and all four testimonials are there to read', async ({
      page,
    }) => {
      await page.goto(home);
      await expect(page.locator('.slide blockquote')).toHaveCount(4);
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
      await expectOneOpen(page, page.locator('.faq details'), 'press');
    });

    test('every link of the bar can be reached', async ({ page }) => {
      await page.goto(home);
      for (const [id, count] of [
        ['#menu-services', 4],
        ['#menu-area', 10],
      ] as const) {
        const wide = (page.viewportSize()?.width ?? 0) > 1000;
        if (wide) await page.locator('.dropdown', { has: page.locator(id) }).hover();
        await expect(page.locator(`${id} a`).last()).toBeVisible();
        await expect(page.locator(`${id} a`)).toHaveCount(count);
      }
      await page.locator(`.menu-list a[href="${prefix}/portfolio"]`).click();
      await expect(page).toHaveURL(`${prefix}/portfolio`);
    });
  });
}

/** `press` is for pages without scripts, where Playwright's click never finds an element at rest. */
async function expectOneOpen(page: Page, items: Locator, how: 'click' | 'press'): Promise<void> {
  const use = async (index: number): Promise<void> => {
    const summary = items.nth(index).locator('summary');
    if (how === 'click') await summary.click();
    else await summary.press('Enter');
  };
  const openOnes = page.locator('.faq details[open]');
  await expect(openOnes).toHaveCount(0);
  await use(0);
  await expect(items.nth(0).locator('p')).toBeVisible();
  await expect(openOnes).toHaveCount(1);
  await use(3);
  await expect(items.nth(3).locator('p')).toBeVisible();
  await expect(items.nth(0)).not.toHaveAttribute('open');
  await expect(openOnes).toHaveCount(1);
  await use(3);
  await expect(openOnes).toHaveCount(0);
}

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

test.describe('statistics', { tag: '@desktop' }, () => {
  for (const { code, home } of EDITIONS) {
    test(`four counters run once from 0 to 250+, 500+, 750+ and 95+ in about 40 steps, from 30 % visibility (${code})`, async ({
      page,
    }) => {
      await page.clock.install();
      await open(page, home);
      await showCounters(page, -0.3);
      await hydrated(page, 'statistics-counters');
      await page.clock.runFor(200);
      const counters = page.locator('.counter dd');
      await expect(counters).toHaveText(FIGURES);
      await recordCounters(page);
      await showCounters(page, 0.2);
      await painted(page);
      await page.clock.runFor(500);
      expect(await recordedCounters(page)).toEqual(FIGURES.map((figure) => [figure]));

      await showCounters(page, 0.4);
      await expect(counters.nth(2)).not.toHaveText('750+');
      const started = await page.evaluate(() => Date.now());
      await expect(counters).toHaveText(FIGURES);
      const took = (await page.evaluate(() => Date.now())) - started;
      expect(took).toBeGreaterThan(1500);
      expect(took).toBeLessThan(4000);
      const runs = await recordedCounters(page);
      runs.forEach((texts, index) => {
        const [first, ...run] = texts;
        expect(first).toBe(FIGURES[index]);
        expect(run[0]).toBe('0+');
        const steps = run.length - 1;
        expect(steps).toBeGreaterThanOrEqual(30);
        expect(steps).toBeLessThanOrEqual(42);
        const numbers = run.map((text) => Number.parseInt(text, 10));
        expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      });

      await scrollTo(page, 0);
      await painted(page);
      await showCounters(page, 1);
      await painted(page);
      await page.clock.runFor(3000);
      expect(await recordedCounters(page)).toEqual(runs);
    });

    test(`the final numbers are in the HTML (${code})`, async ({ page }) => {
      const html = await (await page.request.get(home)).text();
      const figures = [...html.matchAll(/<dd>(\d+\+)<\/dd>/g)].map(([, figure]) => figure);
      expect(figures).toEqual(FIGURES);
    });
  }

  test('reduced motion shows the final numbers at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    await showCounters(page, -0.3);
    await hydrated(page, 'statistics-counters');
    await recordCounters(page);
    await showCounters(page, 1);
    await page.waitForTimeout(300);
    expect(await recordedCounters(page)).toEqual(FIGURES.map((figure) => [figure]));
  });

  test('they run on a page that a navigation brought as well', async ({ page }) => {
    await open(page, '/portfolio');
    await page.locator('.menu a[href="/"]').click();
    await expect(page.locator('.harbour')).toBeVisible();
    await expect(page.locator('main h1')).toBeFocused();
    await showCounters(page, 1);
    await expect(page.locator('.counter dd').nth(2)).not.toHaveText('750+');
    await expect(page.locator('.counter dd')).toHaveText(FIGURES);
  });
});

test.describe('testimonials', { tag: '@desktop' }, () => {
  const carousel = (page: Page) => page.locator('.carousel');
  const dot = (page: Page, index: number) => page.locator('.carousel .dot').nth(index);
  const expectShown = async (page: Page, index: number): Promise<void> => {
    await expect(page.locator('.slide-shown')).toHaveCount(1);
    await expect(page.locator('.slide').nth(index)).toHaveClass(/slide-shown/);
    await expect(page.locator('.carousel .dot[aria-current]')).toHaveCount(1);
    await expect(dot(page, index)).toHaveAttribute('aria-current', 'true');
  };

  /** Home with the carousel alive, in view, the pointer elsewhere and the time standing still. */
  async function arrive(page: Page, home: string): Promise<void> {
    await page.mouse.move(2, 400);
    await page.clock.install();
    await open(page, home);
    await page.locator('.testimonials').evaluate((section) => section.scrollIntoView());
    await hydrated(page, 'testimonial-carousel');
    await painted(page);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await settle(page);
    // Each choice of a slide starts the 5 s anew.
    for (const index of [1, 0]) {
      await dot(page, index).evaluate((button) => (button as HTMLElement).click());
      await settle(page);
    }
    await expectShown(page, 0);
  }
  /** Lets what an event asked for happen; far less than a rotation. */
  const settle = (page: Page): Promise<void> => page.clock.runFor(100);

  for (const { code, home, texts } of EDITIONS) {
    test(`the four take turns every 5 s (${code})`, async ({ page }) => {
      await arrive(page, home);
      await expect(page.locator('.slide')).toHaveCount(4);
      await page.clock.runFor(4700);
      await expectShown(page, 0);
      await page.clock.runFor(300);
      for (const index of [1, 2, 3, 0]) {
        await expectShown(page, index);
        await page.clock.runFor(5000);
      }
    });

    test(`dots jump to one (${code})`, async ({ page }) => {
      await arrive(page, home);
      await expect(page.locator('.carousel .dot')).toHaveCount(4);
      await dot(page, 2).click();
      await settle(page);
      await expectShown(page, 2);
      await expect(page.locator('.slide').nth(2)).toBeVisible();
      await expect(dot(page, 2)).toHaveAccessibleName(
        texts.carousel.show.replace('{number}', '3').replace('{name}', 'Samira Kohestan'),
      );
      await page.locator('.slide').nth(2).getByRole('img', { name: /5/ }).waitFor();
    });

    test(`the pause button stops it and starts it again (${code})`, async ({ page }) => {
      await arrive(page, home);
      await page.getByRole('button', { name: texts.carousel.pause }).click();
      await page.mouse.move(2, 400);
      await settle(page);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.clock.runFor(12_000);
      await expectShown(page, 0);
      await page.getByRole('button', { name: texts.carousel.play }).click();
      await page.mouse.move(2, 400);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await settle(page);
      await page.clock.runFor(5100);
      await expectShown(page, 1);
    });
  }

  test('it rests while the pointer is on it', async ({ page }) => {
    await arrive(page, '/');
    await carousel(page).hover();
    await settle(page);
    await page.clock.runFor(12_000);
    await expectShown(page, 0);
    await page.mouse.move(2, 400);
    await settle(page);
    await page.clock.runFor(5000);
    await expectShown(page, 1);
  });

  test('it rests while the focus is in it', async ({ page }) => {
    await arrive(page, '/');
    await dot(page, 1).focus();
    await settle(page);
    await page.clock.runFor(12_000);
    await expectShown(page, 0);
    await dot(page, 1).evaluate((button) => (button as HTMLElement).blur());
    await settle(page);
    await page.clock.runFor(5000);
    await expectShown(page, 1);
  });

  test('it rests while the tab is hidden', async ({ page }) => {
    await arrive(page, '/');
    const setHidden = (hidden: boolean): Promise<void> =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await setHidden(true);
    await settle(page);
    await page.clock.runFor(12_000);
    await expectShown(page, 0);
    await setHidden(false);
    await settle(page);
    await page.clock.runFor(5000);
    await expectShown(page, 1);
  });

  test('it does not move by itself for visitors who want no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await arrive(page, '/');
    await page.clock.runFor(12_000);
    await expectShown(page, 0);
    await expect(page.getByRole('button', { name: SWEDISH.texts.carousel.play })).toBeVisible();
    await dot(page, 3).click();
    await settle(page);
    await expectShown(page, 3);
  });

  test('stars say the rating', async ({ page }) => {
    await page.goto('/en/');
    const stars = await page
      .locator('.slide .stars')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-label')));
    expect(stars).toEqual([5, 5, 5, 4].map((n) => ENGLISH.texts.stars.replace('{rating}', `${n}`)));
  });
});

test.describe('pictures from elsewhere', () => {
  test('one that does not load makes room for its placeholder', async ({ page }) => {
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
  });

  test('one that does not load after a navigation does so too', { tag: '@desktop' }, async ({
    page,
  }) => {
    await open(page, '/portfolio');
    await page.locator('.menu a[href="/"]').click();
    const portraits = page.locator('.harbour .avatar img');
    await expect(portraits.first()).toHaveAttribute('data-failed', '');
    await expect(page.locator('.harbour .avatar img:not([data-failed])')).toHaveCount(0);
  });

  test('one that loads covers its placeholder', { tag: '@desktop' }, async ({ page, context }) => {
    const icon = await (await page.request.get('/favicon-32.png')).body();
    await context.route('https://randomuser.me/**', (route) =>
      route.fulfill({ body: icon, contentType: 'image/png' }),
    );
    await open(page, '/');
    const portrait = page.locator('.harbour .avatar img').first();
    await expect
      .poll(() => portrait.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBe(32);
    await expect(portrait).not.toHaveAttribute('data-failed');
    await expect(portrait).toHaveCSS('opacity', '1');
  });

  test.describe('without JavaScript', { tag: '@desktop' }, () => {
    test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

    for (const place of ['.about-preview .picture', '.harbour .avatar >> nth=1']) {
      test(`one that does not load leaves the drawing as it is, and its words to those who listen (${place})`, async ({
        page,
      }) => {
        await page.goto('/');
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
      });
    }
  });
});

test.describe('fading in', { tag: '@desktop' }, () => {
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

  test('nothing waits for visitors who want no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
  });
});

test.describe('fonts that come late', { tag: '@desktop' }, () => {
  for (const { code, home } of EDITIONS) {
    test(`they change no line of the first screen, whatever its width (${code})`, async ({
      page,
    }) => {
      const widths = [320, 390, 768, 1280, 1920];
      const heights = async (): Promise<string[]> => {
        const all: string[] = [];
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(home);
          await page.evaluate(() => document.fonts.ready.then(() => true));
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
  }
});
