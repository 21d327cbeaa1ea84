import { launchOptions } from '../support/browser-launch';
import { SWEDISH } from '../support/browser-editions';
import { expect, open, overflow, painted, scrollTo, test } from '../support/browser-test';

// The visitor's own setting, which lengths and media queries in rem both follow.
test.use({ launchOptions: launchOptions('--blink-settings=defaultFontSize=32') });

const { home, texts } = SWEDISH;

test.describe('text at 200 %', { tag: '@desktop' }, () => {
  test('Home fits its width, and every item of the menu is within reach', async ({ page }) => {
    await open(page, home);
    const size = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    );
    expect(size).toBeGreaterThanOrEqual(32);
    await painted(page);
    expect(await overflow(page)).toEqual([]);
    const menuButton = page.locator('.menu-button');
    if (await menuButton.isVisible()) await menuButton.click();
    await page.getByRole('button', { name: texts.navigation.area }).click();
    const last = page.locator('#menu-area a').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    expect(await overflow(page)).toEqual([]);
    await scrollTo(page, 1e6);
    await painted(page);
    expect(await overflow(page)).toEqual([]);
  });
});
