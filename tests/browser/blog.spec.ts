import { expect, open, test } from '../support/browser-test';

for (const [path, language] of [
  ['/blog/3', 'sv'],
  ['/blog/99', 'sv'],
  ['/en/blog/4', 'en'],
] as const) {
  test(`${path} says Post Not Found with status 404 and leads back to the blog @desktop`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByText('Post Not Found')).toBeVisible();
    await expect(page.getByText('The requested blog post could not be found.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });
}

test('a case study scrolls to the top when the language is toggled @desktop', async ({ page }) => {
  await open(page, '/portfolio/holyrock');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await page.locator('[data-language-toggle]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveURL(/\/portfolio\/holyrock$/);
});

test('an article can be shared on Twitter, LinkedIn and Facebook @desktop', async ({ page }) => {
  await open(page, '/en/blog/1');
  const links = page.locator('.post-share a');
  await expect(links).toHaveText(['Twitter', 'LinkedIn', 'Facebook']);
  const asked = await links.evaluateAll((all) =>
    all.map((link) => {
      const { origin, pathname, searchParams } = new URL((link as HTMLAnchorElement).href);
      return [origin + pathname, searchParams.get('url') ?? searchParams.get('u')];
    }),
  );
  const article = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(article).toMatch(/^https:.*\/en\/blog\/1$/);
  expect(asked).toEqual([
    ['https://twitter.com/intent/tweet', article],
    ['https://www.linkedin.com/sharing/share-offsite/', article],
    ['https://www.facebook.com/sharer/sharer.php', article],
  ]);
});

test('the online-presence guide opens one step at a time @desktop', async ({ page }) => {
  await open(page, '/hur-jag-bygger-en-effektiv-narvaro-online');
  const steps = page.locator('.step-accordion details');
  await expect(steps).toHaveCount(6);
  const shown = (): Promise<number[]> =>
    steps.evaluateAll((all) =>
      all.flatMap((step, index) => ((step as HTMLDetailsElement).open ? [index] : [])),
    );
  expect(await shown()).toEqual([0]);
  await steps.nth(2).locator('summary').click();
  expect(await shown()).toEqual([2]);
  await steps.nth(2).locator('summary').click();
  expect(await shown()).toEqual([]);
});
