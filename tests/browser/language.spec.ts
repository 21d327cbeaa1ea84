import type { Page } from '@playwright/test';
import { hold } from '../support/browser-chat';
import { ENGLISH, SWEDISH } from '../support/browser-editions';
import {
  barLink,
  expect,
  isMarked,
  laidOut,
  markWindow,
  open,
  painted,
  recordRequests,
  scrollPosition,
  scrollTo,
  test,
} from '../support/browser-test';

const { code, home, other, toggle: shown } = SWEDISH;
const toggle = (page: Page) => page.locator('.language-toggle');
const inLanguage = async (page: Page, code: 'sv' | 'en'): Promise<void> => {
  await expect(page.locator('html')).toHaveAttribute('lang', code);
  await expect(toggle(page)).toHaveText(code === 'sv' ? 'EN' : 'SV');
};

test.describe('language', { tag: '@desktop' }, () => {
  test('the toggle swaps the page in place without changing the address, and back; a reload shows what the address says', async ({
    page,
  }) => {
    await open(page, home);
    const heading = await page.locator('h1').innerText();
    const title = await page.title();
    await markWindow(page);
    const entries = await page.evaluate(() => history.length);
    await expect(toggle(page)).toHaveText(shown);
    await toggle(page).click();
    await inLanguage(page, other);
    await expect(page).toHaveURL(home);
    await expect(page.locator('h1')).not.toHaveText(heading);
    await expect(page).not.toHaveTitle(title);
    await toggle(page).click();
    await inLanguage(page, code);
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(page).toHaveTitle(title);
    expect(await isMarked(page)).toBe(true);
    expect(await page.evaluate(() => history.length)).toBe(entries);

    await test.step('the visitor stays where they were, with the focus on the toggle, and the new title is said', async () => {
      await scrollTo(page, 900);
      await page.keyboard.press('Enter');
      await inLanguage(page, 'en');
      await expect(toggle(page)).toBeFocused();
      expect(await scrollPosition(page)).toBe(900);
      await expect(page.getByRole('status')).toHaveText(await page.title());
      await page.keyboard.press('Enter');
      await inLanguage(page, 'sv');
      await painted(page);
      expect(await scrollPosition(page)).toBe(900);
    });

    await toggle(page).click();
    await inLanguage(page, 'en');
    await page.reload();
    await inLanguage(page, 'sv');
  });

  test('later navigations follow the setting, which is in memory: nothing is stored, no other tab knows', async ({
    page,
    context,
  }) => {
    await open(page, '/');
    await markWindow(page);
    await toggle(page).click();
    await inLanguage(page, 'en');
    for (const path of ['/en/portfolio', '/en/about', '/en/blog']) {
      await barLink(page, path).click();
      await expect(page).toHaveURL(path);
      await inLanguage(page, 'en');
      await expect(page.locator('main')).toHaveAttribute('lang', 'en');
    }
    expect(await isMarked(page)).toBe(true);
    const stored = await page.evaluate(async () => ({
      local: localStorage.length,
      session: sessionStorage.length,
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
      window: window.name,
    }));
    expect(stored).toEqual({ local: 0, session: 0, databases: 0, caches: 0, window: '' });
    expect(await context.cookies()).toEqual([]);
    const second = await context.newPage();
    await open(second, '/');
    await inLanguage(second, 'sv');
  });

  test('a Swedish setting made on an English address is followed too; a reload forgets it', async ({
    page,
  }) => {
    await open(page, '/en/');
    await toggle(page).click();
    await inLanguage(page, 'sv');
    await page.reload();
    await inLanguage(page, 'en');
    await laidOut(page);
    await markWindow(page);
    await toggle(page).click();
    await inLanguage(page, 'sv');
    await page.locator('.menu-list a[href$="/portfolio"]').click();
    await expect(page).toHaveURL(/\/portfolio$/);
    await inLanguage(page, 'sv');
    await expect(page.locator('main')).toHaveAttribute('lang', 'sv');
    expect(await isMarked(page)).toBe(true);
  });

  test('back and forward keep the setting, and their addresses agree with it, after a reload too', async ({
    page,
  }) => {
    await open(page, '/');
    await scrollTo(page, 900);
    await barLink(page, '/contact').click();
    await expect(page).toHaveURL('/kontakt-oss');
    await expect(page.locator('main h1')).toBeFocused();
    await markWindow(page);
    await toggle(page).click();
    await inLanguage(page, 'en');
    await expect(page).toHaveURL('/kontakt-oss');
    const entries = await page.evaluate(() => history.length);
    await page.goBack();
    await expect(page).toHaveURL('/en/');
    await inLanguage(page, 'en');
    await expect(page.locator('main')).toHaveAttribute('lang', 'en');
    await expect.poll(() => scrollPosition(page)).toBe(900);
    await page.goForward();
    await expect(page).toHaveURL('/en/contact');
    await inLanguage(page, 'en');
    await expect(page.locator('main')).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(await isMarked(page)).toBe(true);
    const heading = await page.locator('h1').innerText();
    await page.reload();
    await expect(page).toHaveURL('/en/contact');
    await expect(page.locator('h1')).toHaveText(heading);
  });

  test('a page whose text is Swedish only keeps it in the English shell, and says so', async ({
    page,
  }) => {
    await open(page, '/en/webbyra-malmo');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('main')).toHaveAttribute('lang', 'sv');
    const note = page.locator('main .other-language');
    await expect(note).toHaveText(ENGLISH.texts.otherLanguage.unavailable);
    await expect(note).toHaveAttribute('lang', 'en');
    const heading = await page.locator('h1').innerText();
    await toggle(page).click();
    await inLanguage(page, 'sv');
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(page.locator('main .other-language')).toHaveCount(0);
  });

  for (const { from, text, leads } of [
    {
      from: '/',
      text: 'sv',
      leads: {
        '/contact': '/kontakt-oss',
        '/about': '/om-oss',
        '/blog': '/blogg',
        '/services/google-ads': '/tjanster/google-ads',
      },
    },
    { from: '/en/webbyra-goteborg', text: 'en', leads: { '/en/kontakt-oss': '/en/contact' } },
  ] as const) {
    test(`on ${from} links lead to pages in its language: address, page and reload agree`, async ({
      page,
    }) => {
      await open(page, from);
      const start = await page.locator('h1').innerText();
      const requests = recordRequests(page);
      for (const [href, to] of Object.entries(leads)) {
        await markWindow(page);
        await page
          .locator(`a[href="${href}"]`)
          .first()
          .evaluate((link: HTMLElement) => {
            link.focus();
            link.click();
          });
        await expect(page).toHaveURL(to);
        // The heading of the page before may still have the focus.
        await expect(page.locator('h1')).not.toHaveText(start);
        await expect(page.locator('main h1')).toBeFocused();
        expect(requests).not.toContain(href);
        expect(await isMarked(page)).toBe(true);
        const heading = await page.locator('h1').innerText();
        await page.reload();
        await expect(page).toHaveURL(to);
        await expect(page.locator('h1')).toHaveText(heading);
        await inLanguage(page, text);
        await expect(page.locator('main')).toHaveAttribute('lang', text);
        await page.goBack();
        await expect(page).toHaveURL(from);
        await expect(page.locator('h1')).toHaveText(start);
        await laidOut(page);
      }
    });
  }

  test('the address /contact is the English text in the Swedish shell, with a note that leads to /kontakt-oss', async ({
    page,
  }) => {
    await open(page, '/contact');
    await inLanguage(page, 'sv');
    await expect(page.locator('main')).toHaveAttribute('lang', 'en');
    const note = page.locator('main .other-language');
    await expect(note).toContainText(SWEDISH.texts.otherLanguage.available);
    await expect(note).toHaveAttribute('lang', 'sv');
    await note.getByRole('link', { name: SWEDISH.texts.otherLanguage.read }).click();
    await expect(page).toHaveURL('/kontakt-oss');
    await expect(page.locator('main')).toHaveAttribute('lang', 'sv');
  });

  test('a case study scrolls to the top when the language is toggled', async ({ page }) => {
    await open(page, '/portfolio/holyrock');
    await scrollTo(page, 900);
    await toggle(page).click();
    await inLanguage(page, 'en');
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await expect(page).toHaveURL(/\/portfolio\/holyrock$/);
  });

  for (const [unknown, label, to] of [
    ['/no-such-page', 'Back to Home', '/en/'],
    ['/blog/99999', 'Back to Blog', '/en/blog'],
  ] as const) {
    test(`${label} on ${unknown} takes the English setting along`, async ({ page }) => {
      await open(page, unknown);
      await inLanguage(page, 'sv');
      await markWindow(page);
      await page.getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(to);
      await inLanguage(page, 'en');
      await expect(page.locator('main')).toHaveAttribute('lang', 'en');
      await barLink(page, '/en/portfolio').click();
      await expect(page).toHaveURL('/en/portfolio');
      await inLanguage(page, 'en');
      expect(await isMarked(page)).toBe(true);
    });
  }

  for (const unknown of ['/no-such-page', '/blog/99999?from=mail']) {
    test(`back to ${unknown} in the other language: address, page and reload agree`, async ({
      page,
    }) => {
      await open(page, unknown);
      await toggle(page).click();
      await inLanguage(page, 'en');
      await expect(page).toHaveURL(unknown);
      await barLink(page, '/en/portfolio').click();
      await expect(page).toHaveURL('/en/portfolio');
      // Whoever turns back before the page is there never left the one that was toggled in place.
      await expect(page.locator('main .not-found')).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(`/en${unknown}`);
      await inLanguage(page, 'en');
      await expect(page.locator('main .not-found')).toBeVisible();
      const title = await page.title();
      await page.reload();
      await inLanguage(page, 'en');
      await expect(page).toHaveTitle(title);
    });
  }

  test('the toggle shows the pair of a page that has one: /om-oss and /about', async ({ page }) => {
    await open(page, '/en/about');
    const english = await page.locator('h1').innerText();
    await open(page, '/om-oss');
    const swedish = await page.locator('h1').innerText();
    await toggle(page).click();
    await inLanguage(page, 'en');
    await expect(page).toHaveURL('/om-oss');
    await expect(page.locator('h1')).toHaveText(english);
    await toggle(page).click();
    await inLanguage(page, 'sv');
    await expect(page.locator('h1')).toHaveText(swedish);
  });

  test('the toggle shows that it was pressed before the other edition is there', async ({
    page,
  }) => {
    await open(page, '/portfolio');
    const held = await hold(page, '**/en/portfolio', 'GET');
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute('data-pressed');
    await inLanguage(page, 'sv');
    held.release();
    await inLanguage(page, 'en');
    await expect(toggle(page)).not.toHaveAttribute('data-pressed');
  });

  test('that it was pressed is painted before the page is swapped', async ({ page }) => {
    await open(page, '/portfolio');
    await toggle(page).hover();
    const events = await page.evaluateHandle((pressed) => {
      const seen: string[] = [];
      new MutationObserver((changes) => {
        for (const { attributeName } of changes) {
          seen.push(attributeName === pressed ? 'pressed' : 'swapped');
          if (attributeName === pressed) requestAnimationFrame(() => seen.push('painted'));
        }
      }).observe(document, { subtree: true, attributeFilter: [pressed, 'lang'] });
      return seen;
    }, 'data-pressed');
    await toggle(page).click();
    await inLanguage(page, 'en');
    expect(await events.jsonValue()).toEqual(['pressed', 'painted', 'swapped']);
  });

  test('a toggle that cannot fetch the other edition goes there, and does not go on looking pressed where that fails too', async ({
    page,
  }) => {
    await open(page, '/portfolio');
    const loads: string[] = [];
    await page.route('**/en/portfolio', (route) => {
      loads.push(route.request().resourceType());
      return route.fulfill({ status: 204 });
    });
    await toggle(page).click();
    await expect.poll(() => loads).toContain('document');
    await expect(toggle(page)).not.toHaveAttribute('data-pressed');
    await inLanguage(page, 'sv');
    await page.route('**/en/portfolio', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    );
    await toggle(page).click();
    await inLanguage(page, 'en');
    await expect(page.locator('main')).toHaveAttribute('lang', 'en');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the toggle is a plain link to the other edition', async ({ page }) => {
      await page.goto(home);
      await inLanguage(page, code);
      await toggle(page).click();
      await expect(page).toHaveURL('/en/');
      await inLanguage(page, other);
      await page.locator('.menu-list a[href$="/portfolio"]').click();
      await inLanguage(page, other);
    });
  });
});

test.describe('language on a phone', { tag: '@phone' }, () => {
  test('the toggle in the menu swaps the page in place', async ({ page }) => {
    await open(page, home);
    await markWindow(page);
    await page.locator('.menu-button').tap();
    await toggle(page).tap();
    await inLanguage(page, other);
    await expect(page).toHaveURL(home);
    expect(await isMarked(page)).toBe(true);
  });
});
