import { expect, open, scrollPosition, scrollTo, test } from '../support/browser-test';

test('a post that is not there is answered by 404, and leads back to the blog @desktop', async ({
  page,
}) => {
  const response = await page.goto('/blog/99999');
  expect(response?.status()).toBe(404);
  await page.locator('main .not-found').getByRole('link').first().click();
  await expect(page).toHaveURL('/blogg');
});

test('a case study scrolls to the top when the language is toggled @desktop', async ({ page }) => {
  await open(page, '/portfolio/holyrock');
  await scrollTo(page, 900);
  await page.locator('[data-language-toggle]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await expect(page).toHaveURL(/\/portfolio\/holyrock$/);
});
