import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast } from '../../build/content/check-contrast';
import { enhancedContrast } from '../support/browser-axe';
import { SWEDISH } from '../support/browser-editions';
import { differingPixels } from '../support/differing-pixels';
import { expect, hydratedInView, open, painted, test } from '../support/browser-test';

const { home, texts } = SWEDISH;

test.describe('on paper', { tag: '@desktop' }, () => {
  test.use({ colorScheme: 'dark' });

  const print = async (page: Page, path: string): Promise<void> => {
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
  };

  test('every answer stands open', async ({ page }) => {
    await print(page, '/faqs');
    const answers = page.locator('.accordion details > p');
    expect(await answers.count()).toBeGreaterThan(10);
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
  });

  test('every testimonial is there; words are ink on paper, nothing stays in place over them, and links say where they lead', async ({
    page,
  }) => {
    for (const path of [
      '/kontakt-oss',
      '/webbyra-i-goteborg',
      '/portfolio/holyrock',
      home,
      '/blog/1',
    ]) {
      await print(page, path);
      for (const slide of await page.locator('.slide').all()) await expect(slide).toBeVisible();
      const wrong = await page.evaluate(() =>
        [...document.querySelectorAll('body, body *')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => !element.closest('.visually-hidden'))
          .filter((element) => {
            const { position, color, backgroundImage, backgroundColor } = getComputedStyle(element);
            const hasWords = [...element.childNodes].some(
              (node) => node instanceof Text && node.data.trim() !== '',
            );
            const isLoud = element.closest('.button-primary, .about-preview-badge');
            return (
              position === 'fixed' ||
              (hasWords && !isLoud && color !== 'rgb(0, 0, 0)') ||
              (element.matches('body, section') &&
                (backgroundImage !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)'))
            );
          })
          .map((element) => element.outerHTML.slice(0, 90)),
      );
      expect.soft(wrong, path).toEqual([]);
      await expect(page.locator('.slide')).toHaveCount(path === home ? 4 : 0);
    }
    const silent = await page
      .locator('.prose a')
      .evaluateAll((links) =>
        links.filter(
          (link) =>
            !getComputedStyle(link, '::after').content.includes(link.getAttribute('href') ?? ''),
        ),
      );
    expect(silent).toEqual([]);
  });
});

/** Whether an element shows something: two colours of 3:1 and more. */
async function isSeen(element: Locator): Promise<boolean> {
  const data = await sharp(await element.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
  const colours = new Set(data.toString('hex').match(/.{6}/g));
  return [...colours].some((one) =>
    [...colours].some((other) => contrast(`#${one}`, `#${other}`) >= 3),
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`with a visitor's own colours, ${colorScheme}`, { tag: '@desktop' }, () => {
    test.use({ colorScheme, forcedColors: 'active' });

    test('the focus, stars, dots, pause and signs of the accordion are seen', async ({ page }) => {
      await open(page, home);
      await page.keyboard.press('Tab');
      const link = page.getByRole('link', { name: texts.navigation.portfolio }).first();
      await link.focus();
      await expect(link).toHaveCSS('outline-style', 'solid');
      await expect(link).toHaveCSS('outline-width', '3px');
      await hydratedInView(page, 'testimonial-carousel');
      await page.mouse.move(2, 400);
      const [current, other] = [page.locator('.dot').first(), page.locator('.dot').nth(1)];
      expect(await isSeen(page.locator('.slide-shown .stars'))).toBe(true);
      expect(await isSeen(current)).toBe(true);
      expect(await isSeen(page.locator('.pause'))).toBe(true);
      const [first, second] = await Promise.all([current.screenshot(), other.screenshot()]);
      expect(await differingPixels(first, second)).toBeGreaterThan(20);
      const question = page.locator('.faq summary').first();
      const box = await question.boundingBox();
      if (!box) throw new Error('no question');
      await question.scrollIntoViewIfNeeded();
      await page
        .locator('.faq summary')
        .first()
        .evaluate((summary) => {
          summary.firstChild?.remove();
        });
      expect(await isSeen(question)).toBe(true);
    });
  });
}

test('who asks for more contrast gets 7:1, in the light and in the dark', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const path of [
    home,
    '/kontakt-oss',
    '/blogg',
    '/blog/1',
    '/services/seo',
    '/no-such-page',
  ]) {
    await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
    await open(page, path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await painted(page);
      expect.soft(await enhancedContrast(page), `${path}, ${colorScheme}`).toEqual([]);
    }
  }
});
