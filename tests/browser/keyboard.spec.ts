import { ENGLISH, SWEDISH } from '../support/browser-editions';
import { expectFocusSeen, tabTo } from '../support/browser-keyboard';
import {
  expect,
  hydrated,
  hydratedInView,
  open,
  scrollPosition,
  test,
} from '../support/browser-test';

/** Everything that does something is reached by Tab from the top of its page and worked by keys alone. */
test.describe('without a pointer', { tag: '@desktop' }, () => {
  const { home, texts, other } = SWEDISH;

  test('a dropdown opens, is walked through and leads to its page', async ({ page }) => {
    await open(page, home);
    const button = page.getByRole('button', { name: texts.navigation.services });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const second = page.locator('#menu-services a').nth(1);
    await tabTo(page, second);
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
    await page.keyboard.press('Space');
    await tabTo(page, second);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/tjanster/seo');
    await expect(page.locator('main h1')).toBeFocused();
    await tabTo(page, page.locator('main a').first());
  });

  test('the toggle changes the language and keeps the focus', async ({ page }) => {
    await open(page, home);
    const toggle = page.locator('.language-toggle');
    await tabTo(page, toggle);
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(toggle).toBeFocused();
    await expectFocusSeen(page);
  });

  test('the carousel shows another testimonial and stops', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, home);
    await hydratedInView(page, 'testimonial-carousel');
    await tabTo(page, page.locator('.carousel .dot').nth(1));
    await page.keyboard.press('Enter');
    await expect(page.locator('.slide').nth(1)).toHaveClass(/slide-shown/);
    const pause = page.getByRole('button', { name: texts.carousel.pause });
    await tabTo(page, pause);
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: texts.carousel.play })).toBeFocused();
    await expectFocusSeen(page);
  });

  test('a question opens and closes', async ({ page }) => {
    await open(page, home);
    const questions = page.locator('.faq details');
    await tabTo(page, questions.nth(1).locator('summary'));
    await page.keyboard.press('Enter');
    await expect(questions.nth(1)).toHaveAttribute('open');
    await tabTo(page, questions.nth(2).locator('summary'));
    await page.keyboard.press('Space');
    await expect(questions.nth(2)).toHaveAttribute('open');
    await expect(questions.nth(1)).not.toHaveAttribute('open');
    await page.keyboard.press('Space');
    await expect(questions.nth(2)).not.toHaveAttribute('open');
    await expectFocusSeen(page);
  });

  test('the button to the top is reached from the end of the page and leads there', async ({
    page,
  }) => {
    await open(page, home);
    await page.keyboard.press('End');
    await tabTo(page, page.locator('.scroll-to-top'));
    await page.keyboard.press('Enter');
    await expect.poll(() => scrollPosition(page)).toBe(0);
  });

  test('the message is written and sent', async ({ page }) => {
    await open(page, '/kontakt-oss');
    await hydrated(page, 'contact-form');
    const form = page.locator('.contact-form form');
    const field = (name: string) => form.locator(`[name="${name}"]`);
    const send = form.locator('button[type="submit"]');
    await tabTo(page, send);
    await page.keyboard.press('Enter');
    await expect(field('name')).toBeFocused();
    await expectFocusSeen(page);
    await page.keyboard.type('Åsa Öberg');
    await tabTo(page, field('email'));
    await page.keyboard.type('asa@oberg.example');
    await tabTo(page, field('phone'));
    await page.keyboard.type('031-390 06 40');
    await tabTo(page, field('service'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(field('service')).not.toHaveValue('');
    await tabTo(page, field('message'));
    await page.keyboard.type('Hej!');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Rad två.');
    await expect(field('message')).toHaveValue('Hej!\nRad två.');
    await tabTo(page, send);
    await page.keyboard.press('Space');
    await expect(page.locator('.thanks')).toBeFocused();
    await tabTo(page, page.locator('.contact-location a'));
  });

  test('the guide’s steps open one at a time', async ({ page }) => {
    await open(page, '/hur-jag-bygger-en-effektiv-narvaro-online');
    const steps = page.locator('.step-accordion details');
    await expect(page.locator('.step-accordion details[open]')).toHaveCount(1);
    await tabTo(page, steps.nth(3).locator('summary'));
    await page.keyboard.press('Enter');
    await expect(steps.nth(3)).toHaveAttribute('open');
    await expect(page.locator('.step-accordion details[open]')).toHaveCount(1);
    await tabTo(page, steps.nth(2).locator('summary'), 'Shift+Tab');
    await page.keyboard.press('Space');
    await expect(steps.nth(2)).toHaveAttribute('open');
    await expect(steps.nth(3)).not.toHaveAttribute('open');
    await expectFocusSeen(page);
  });

  test('a table that is wider than the window is scrolled', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, '/hur-mycket-kostar-det-att-bygga-en-hemsida-med-wordpress');
    const table = page.locator('.table-scroll').first();
    await tabTo(page, table);
    expect(await table.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });

  test('an article is shared and left again', async ({ page }) => {
    await open(page, `${ENGLISH.prefix}/blog/1`);
    const shares = 'https://www.linkedin.com/sharing/share-offsite/**';
    // An answer without content leaves the visitor where they are.
    await page.route(shares, (route) => route.fulfill({ status: 204 }));
    const asked = page.waitForRequest(shares);
    await tabTo(page, page.locator('.post-share a').nth(1));
    await page.keyboard.press('Enter');
    expect(new URL((await asked).url()).searchParams.get('url')).toMatch(/\/en\/blog\/1$/);
    await tabTo(page, page.locator('.back-link'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/blog$/);
    await expect(page.locator('main h1')).toBeFocused();
  });

  test('the newsletter box takes an address and does nothing', async ({ page }) => {
    await open(page, '/blogg');
    const box = page.locator('.newsletter').first();
    await tabTo(page, box.locator('input'));
    await page.keyboard.type('asa@oberg.example');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/blogg$/);
    await expect(box.locator('input')).toBeFocused();
    await tabTo(page, box.locator('button'));
  });
});

test('the menu of small screens opens, its lists too, and leads to a page', {
  tag: '@phone',
}, async ({ page }) => {
  const { home, texts } = SWEDISH;
  await open(page, home);
  const menu = page.locator('.menu-button');
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  const area = page.getByRole('button', { name: texts.navigation.area });
  await tabTo(page, area);
  await page.keyboard.press('Space');
  await tabTo(page, page.locator('#menu-area a').last());
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('.menu-list a[href="/portfolio"]'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/portfolio$/);
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});
