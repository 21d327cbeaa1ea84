import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast } from '../../build/content/check-contrast';
import { expect, painted, scrollTo } from './browser-test';

/** Around an element, as far as a ring may reach. */
const MARGIN = 8;
/** Of the two pixels of WCAG 2.4.13 around an element; corners are round, edges between pixels. */
const RING = 2 * 0.75;

/**
 * How many pixels along its outline an element's focus changes by 3:1 and more against what they showed
 * before, in the layout's own pixels: 2 or nearly so where a ring is seen all the way around.
 */
async function ringOf(page: Page, element: Locator): Promise<number> {
  await element.evaluate((target) => target.scrollIntoView({ block: 'center' }));
  const box = await element.boundingBox();
  const window = page.viewportSize();
  if (!box || !window) return 0;
  const x = Math.max(0, Math.floor(box.x) - MARGIN);
  const y = Math.max(0, Math.floor(box.y) - MARGIN);
  const right = Math.min(window.width, box.x + box.width + MARGIN);
  const bottom = Math.min(window.height, box.y + box.height + MARGIN);
  const clip = { x, y, width: Math.ceil(right - x), height: Math.ceil(bottom - y) };
  const shoot = async () => colours(await page.screenshot({ clip }));
  await element.evaluate((target) => target.blur());
  await painted(page);
  const before = await shoot();
  await element.evaluate((target) => target.focus({ preventScroll: true }));
  await painted(page);
  const after = await shoot();
  const changed = after.filter(
    (colour, at) => colour !== before[at] && contrast(colour, before[at] ?? colour) >= 3,
  );
  return changed.length / (2 * (box.width + box.height));
}

/** A picture's pixels, as `#0b1f33`. */
async function colours(png: Buffer): Promise<string[]> {
  const data = await sharp(png).removeAlpha().toColourspace('srgb').raw().toBuffer();
  return Array.from(
    { length: data.length / 3 },
    (_, at) => `#${data.subarray(3 * at, 3 * at + 3).toString('hex')}`,
  );
}

/** Of what can have the focus, one of each kind in each part of the page. */
const KINDS = (): void => {
  const seen = new Set<string>();
  for (const element of document.querySelectorAll('a, button, input, select, textarea, summary')) {
    const part = element.closest('main > *, .bar, .menu, .footer, .chat')?.className ?? '';
    const kind = `${part} ${element.parentElement?.className} ${element.tagName} ${element.className}`;
    if (seen.has(kind) || !element.checkVisibility({ visibilityProperty: true })) continue;
    seen.add(kind);
    element.setAttribute('data-judged', '');
  }
};

/** What of a page shows its focus too faintly, or not at all, each with how much of a ring is seen. */
export async function faintRings(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab');
  await page.evaluate(KINDS);
  const faint = await faintOf(page);
  // What stays in place, over the footer.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-judged]')) {
      element.toggleAttribute('data-judged', element.matches('.chat-launcher'));
    }
    document.querySelector('.scroll-to-top')?.setAttribute('data-judged', '');
  });
  await scrollTo(page, 1e6);
  await expect(page.locator('.scroll-to-top')).toBeVisible();
  return [...faint, ...(await faintOf(page))];
}

async function faintOf(page: Page): Promise<string[]> {
  const faint: string[] = [];
  for (const element of await page.locator('[data-judged]').all()) {
    const seen = await ringOf(page, element);
    if (seen < RING)
      faint.push(`${seen.toFixed(2)}: ${await element.evaluate((e) => e.outerHTML.slice(0, 90))}`);
  }
  return faint;
}
