import { type Locator, type Page, expect } from '@playwright/test';
import { painted } from './browser-test';

/** More stops than any page has. */
const STOPS = 200;

/**
 * Presses Tab until an element has the focus, as somebody without a pointer does: from where the
 * focus is, on, and never through nothing. Then the focus must be seen.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const element = await target.elementHandle();
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press(key);
    const there = await page.evaluate((wanted) => document.activeElement === wanted, element);
    if (there) return expectFocusSeen(page);
  }
  throw new Error(`${target.toString()} is not among the first ${STOPS} stops of ${key}`);
}

/** The focused element has an outline, is in the window, and nothing covers it (WCAG 2.4.7, 2.4.11). */
export async function expectFocusSeen(page: Page): Promise<void> {
  await painted(page);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return 'nothing has the focus';
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2)
          return `no outline: ${element.outerHTML.slice(0, 100)}`;
        const { left, top, width, height } = element.getBoundingClientRect();
        const at = document.elementFromPoint(left + width / 2, top + height / 2);
        const visible = at !== null && (element.contains(at) || at.contains(element));
        return visible ? 'seen' : `covered or outside: ${element.outerHTML.slice(0, 100)}`;
      }),
    )
    .toBe('seen');
}
