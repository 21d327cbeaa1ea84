import type { Page } from '@playwright/test';
import { contrast } from '../../build/content/check-contrast';
import { violations } from '../support/browser-axe';
import { faintRings } from '../support/browser-focus';
import { EDITIONS, type Edition, SWEDISH } from '../support/browser-editions';
import {
  expect,
  hydratedInView,
  open,
  overflow,
  painted,
  scrollTo,
  test,
} from '../support/browser-test';

const { home, texts } = SWEDISH;
/** For what judges a hundred elements. */
const LONG = 120_000;
const LISTS = ['services', 'area'] as const;

/** As every page is by every-page.spec.ts, in the states that a visitor brings about. */
test.describe('Home meets WCAG 2.2 AA', () => {
  test('with menus open, scrolled to the middle; at the end, with a question open and another testimonial', {
    tag: '@desktop',
  }, async ({ page }) => {
    await open(page, home);
    for (const list of LISTS) {
      await page.getByRole('button', { name: texts.navigation[list] }).hover();
      await expect(page.locator(`#menu-${list}`)).toBeVisible();
    }
    await scrollTo(page, 400);
    await painted(page);
    expect(await violations(page)).toEqual([]);
    await page.mouse.move(600, 700);
    await expect(page.locator('#menu-area')).toBeHidden();
    await hydratedInView(page, 'testimonial-carousel');
    await page.locator('.carousel .dot').last().click();
    await page.locator('.faq summary').first().click();
    await scrollTo(page, 1e6);
    await painted(page);
    expect(await violations(page)).toEqual([]);
  });

  test('with the menu open and its lists', { tag: '@phone' }, async ({ page }) => {
    await open(page, home);
    await openMenu(page, texts);
    expect(await violations(page)).toEqual([]);
  });
});

async function openMenu(page: Page, { navigation }: Edition['texts']): Promise<void> {
  await page.locator('.menu-button').tap();
  for (const list of LISTS) await page.getByRole('button', { name: navigation[list] }).tap();
  await expect(page.locator('#menu-area')).toBeVisible();
}

test('the open menu is not wider than a window of 320 px, in both languages', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const edition of EDITIONS) {
    await open(page, edition.home);
    await openMenu(page, edition.texts);
    expect(await overflow(page)).toEqual([]);
  }
});

test('everything to press in bar, footer and carousel is at least 24 px wide and high', async ({
  page,
}) => {
  await open(page, home);
  const menuButton = page.locator('.menu-button');
  if (await menuButton.isVisible()) await menuButton.tap();
  const small = await page
    .locator(
      ':is(.bar, .footer) :is(a, button, input), .carousel button, .chat-launcher, .scroll-to-top',
    )
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility())
        .filter((control) =>
          [...control.getClientRects()].every(({ width, height }) => width < 24 || height < 24),
        )
        .map((control) => control.outerHTML.slice(0, 120)),
    );
  expect(small).toEqual([]);
});

test('nothing moves or waits to be seen on Home for visitors who want no motion; else the beam turns', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
  for (const top of [0, 1500, 1e6]) {
    await scrollTo(page, top);
    await painted(page);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map((animation) =>
          animation instanceof CSSAnimation ? animation.animationName : 'transition',
        ),
    );
    expect(moving).toEqual([]);
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const states = await page
    .locator('.harbour-beam')
    .evaluate((beam) => beam.getAnimations().map(({ playState }) => playState));
  expect(states).toEqual(['running']);
});

test('the focus is seen on every stop of Home', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/');
  const unseen: string[] = [];
  for (let stop = 0; stop < 70; stop++) {
    await page.keyboard.press('Tab');
    const { at, seen } = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return { at: undefined, seen: true };
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return {
        at: element.outerHTML.slice(0, 100),
        seen: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      };
    });
    if (at === undefined) break;
    if (!seen) unseen.push(at);
  }
  expect(unseen).toEqual([]);
});

test('whatever has the focus has a ring of 3:1 around it, in the light and in the dark', {
  tag: '@desktop',
}, async ({ page }) => {
  test.setTimeout(LONG);
  const paths = ['/', '/en/webbyra-boras', '/kontakt-oss', '/blogg', '/faqs'];
  expect(await faintRings(page, paths)).toEqual([]);
});

test('the words in empty fields are read as others are, in the light and in the dark', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/blogg');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const pairs = await page.locator('input').evaluateAll((fields) => {
      const hex = (colour: string): string =>
        `#${[...colour.matchAll(/\d+/g)].map(([part]) => Number(part).toString(16).padStart(2, '0')).join('')}`;
      const groundOf = (element: Element): string => {
        const { backgroundColor } = getComputedStyle(element);
        const { parentElement } = element;
        return backgroundColor === 'rgba(0, 0, 0, 0)' && parentElement
          ? groundOf(parentElement)
          : hex(backgroundColor);
      };
      return fields.map((field) => ({
        words: hex(getComputedStyle(field, '::placeholder').color),
        border: hex(getComputedStyle(field).borderTopColor),
        ground: groundOf(field),
      }));
    });
    expect(pairs).toHaveLength(2);
    for (const { words, border, ground } of pairs) {
      expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(border, ground)).toBeGreaterThanOrEqual(3);
    }
  }
});
