import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast } from '../../build/content/check-contrast';
import { expect, open, scrollTo } from './browser-test';

/** Around an element, as far as a ring may reach. */
const MARGIN = 8;
/** Of the two pixels of WCAG 2.4.13 around an element; corners are round, edges between pixels. */
const RING = 2 * 0.75;

/**
 * How many pixels along its outline an element's focus changes by 3:1 and more against what they showed
 * before, in the layout's own pixels: 2 or nearly so where a ring is seen all the way around.
 */
async function ringOf(page: Page, element: Locator): Promise<number> {
  // What is seen with the focus alone, as the link to the content, has its place only then.
  await element.evaluate((target) => {
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'center' });
  });
  const box = await element.boundingBox();
  const window = page.viewportSize();
  if (!box || !window) return 0;
  const x = Math.max(0, Math.floor(box.x) - MARGIN);
  const y = Math.max(0, Math.floor(box.y) - MARGIN);
  const right = Math.min(window.width, box.x + box.width + MARGIN);
  const bottom = Math.min(window.height, box.y + box.height + MARGIN);
  const clip = { x, y, width: Math.ceil(right - x), height: Math.ceil(bottom - y) };
  const shoot = async (): Promise<Buffer> => pixelsOf(await page.screenshot({ clip }));
  await element.evaluate((target) => target.blur());
  const before = await shoot();
  await element.evaluate((target) => target.focus({ preventScroll: true }));
  const after = await shoot();
  return changedPixels(before, after) / (2 * (box.width + box.height));
}

/** A picture's pixels, three bytes each. */
const pixelsOf = (png: Buffer): Promise<Buffer> =>
  sharp(png).removeAlpha().toColourspace('srgb').raw().toBuffer();

/** How many pixels differ by 3:1 and more. */
function changedPixels(before: Buffer, after: Buffer): number {
  const colour = (pixels: Buffer, at: number): string =>
    `#${pixels.subarray(at, at + 3).toString('hex')}`;
  let changed = 0;
  for (let at = 0; at < after.length; at += 3) {
    const differs = after.compare(before, at, at + 3, at, at + 3) !== 0;
    if (differs && contrast(colour(after, at), colour(before, at)) >= 3) changed++;
  }
  return changed;
}

/** Marks what can have the focus, one of each kind in each part. @returns the kinds, those known included. */
const markKinds = (known: readonly string[]): string[] => {
  const seen = new Set(known);
  for (const element of document.querySelectorAll('a, button, input, select, textarea, summary')) {
    const part = element.closest('main > *, .bar, .menu, .footer, .chat')?.className ?? '';
    const kind = `${part} ${element.parentElement?.className} ${element.tagName} ${element.className}`;
    if (seen.has(kind) || !element.checkVisibility({ visibilityProperty: true })) continue;
    seen.add(kind);
    element.setAttribute('data-judged', '');
  }
  return [...seen];
};

/**
 * What of some pages shows its focus too faintly, or not at all, in the light or in the dark, each with
 * how much of a ring is seen. What looks alike on several of them is judged once.
 */
export async function faintRings(page: Page, paths: readonly string[]): Promise<string[]> {
  const faint: string[] = [];
  let known: string[] = [];
  for (const path of paths) {
    await open(page, path);
    await page.keyboard.press('Tab');
    known = await page.evaluate(markKinds, known);
    faint.push(...(await faintOf(page)));
  }
  // What stays in place, over the footer.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-judged]'))
      element.removeAttribute('data-judged');
    for (const element of document.querySelectorAll('.chat-launcher, .scroll-to-top'))
      element.setAttribute('data-judged', '');
  });
  await scrollTo(page, 1e6);
  await expect(page.locator('.scroll-to-top')).toBeVisible();
  return [...faint, ...(await faintOf(page))];
}

async function faintOf(page: Page): Promise<string[]> {
  const faint: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const element of await page.locator('[data-judged]').all()) {
      const seen = await ringOf(page, element);
      if (seen < RING)
        faint.push(
          `${new URL(page.url()).pathname}, ${colorScheme}, ${seen.toFixed(2)}: ${await element.evaluate((e) => e.outerHTML.slice(0, 90))}`,
        );
    }
  }
  return faint;
}
