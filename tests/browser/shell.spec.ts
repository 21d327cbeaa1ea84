import { SITE, SWEDISH } from '../support/browser-editions';
import {
  barLink,
  expect,
  isMarked,
  laidOut,
  markWindow,
  open,
  painted,
  scrollPosition,
  scrollTo,
  test,
} from '../support/browser-test';
import type { Page } from '@playwright/test';

/** What the opening screen does at a time of its animation. */
const openingAt = (page: Page, milliseconds: number): Promise<string> =>
  page.locator('.opening').evaluate((element, time) => {
    const [ending] = element.getAnimations();
    if (!ending) return 'no animation';
    ending.pause();
    ending.currentTime = time;
    const { visibility } = getComputedStyle(element);
    ending.finish();
    return visibility;
  }, milliseconds);

const openingCovers = (page: Page): Promise<boolean> =>
  page.locator('.opening').evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const opaque = getComputedStyle(element).backgroundColor.startsWith('rgb(');
    return opaque && left <= 0 && top <= 0 && right >= innerWidth && bottom >= innerHeight;
  });

const { home, prefix, texts } = SWEDISH;
const words = texts.navigation;

test.describe('opening screen', { tag: '@desktop' }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('it covers the page for 500 ms on first render, then is gone, and does not come back on a navigation', async ({
    page,
  }) => {
    await page.goto(home);
    const opening = page.locator('.opening');
    await expect(opening).toHaveText(texts.opening);
    expect(await openingCovers(page)).toBe(true);
    expect(await openingAt(page, 0)).toBe('visible');
    expect(await openingAt(page, 499)).toBe('visible');
    expect(await openingAt(page, 500)).toBe('hidden');
    await expect(opening).toBeHidden();
    await laidOut(page);
    const states = (): Promise<string[]> =>
      opening.evaluate((element) => element.getAnimations().map(({ playState }) => playState));
    expect(await states()).toEqual(['finished']);
    await barLink(page, `${prefix}/portfolio`).click();
    await expect(page.locator('main h1')).toBeFocused();
    expect(await states()).toEqual(['finished']);
    await expect(opening).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('it covers for 500 ms and then is gone as well', async ({ page }) => {
      await page.goto(home);
      await expect(page.locator('.opening')).toHaveText(texts.opening);
      expect(await openingAt(page, 499)).toBe('visible');
      expect(await openingAt(page, 500)).toBe('hidden');
      await expect(page.locator('.opening')).toBeHidden();
    });
  });
});

test.describe('bar', { tag: '@desktop' }, () => {
  test('it is transparent until the page is scrolled past 50 px, then white with a shadow, and stays at the top', async ({
    page,
  }) => {
    await open(page, home);
    const bar = page.locator('.bar');
    await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(bar).toHaveCSS('box-shadow', 'none');
    await scrollTo(page, 51);
    await expect(bar).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(bar).not.toHaveCSS('box-shadow', 'none');
    await scrollTo(page, 50);
    await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(bar).toHaveCSS('box-shadow', 'none');
    await scrollTo(page, 1500);
    await expect
      .poll(() => page.locator('.bar').evaluate((bar) => bar.getBoundingClientRect().top))
      .toBe(0);
  });

  test('the active link is aria-current="page" and looks it', async ({ page }) => {
    await open(page, `${prefix}/portfolio`);
    const current = page.locator('.menu [aria-current="page"]');
    await expect(current).toHaveText([words.portfolio]);
    await expect(current).toHaveCSS('font-weight', '700');
    await expect(barLink(page, `${prefix}/blog`)).toHaveCSS('font-weight', '500');
    const underline = (path: string): Promise<string> =>
      barLink(page, path).evaluate((link) => getComputedStyle(link, '::before').scale);
    await expect.poll(() => underline(`${prefix}/portfolio`)).not.toBe('0 1');
    await expect.poll(() => underline(`${prefix}/blog`)).toBe('0 1');
  });

  test('the active link follows a navigation, into the dropdowns too; the quote button leads to the contact page', async ({
    page,
  }) => {
    await open(page, home);
    await expect(page.locator('.menu [aria-current="page"]')).toHaveText([words.home]);
    await page.getByRole('button', { name: words.services }).hover();
    const service = page.locator('#menu-services a').first();
    const target = (await service.getAttribute('href')) ?? '';
    await service.click();
    await expect(page.locator('main h1')).toBeFocused();
    await expect(page.locator('.menu [aria-current="page"]')).toHaveAttribute('href', target);
    const underline = page
      .getByRole('button', { name: words.services })
      .evaluate((button) => getComputedStyle(button, '::before').scale);
    expect(await underline).not.toBe('0 1');
    await page.locator('.bar').getByRole('link', { name: words.quote }).click();
    await expect(page).toHaveURL('/kontakt-oss');
    await expect(page.locator('main h1')).toBeFocused();
  });
});

const name = 'services';
test.describe(`${words[name]} dropdown`, { tag: '@desktop' }, () => {
  const list = (page: Page) => page.locator(`#menu-${name}`);
  const button = (page: Page) => page.getByRole('button', { name: words[name] });
  const links = (page: Page) => list(page).getByRole('link');

  test.beforeEach(({ page }) => open(page, '/terms-of-service'));

  test('it opens by hover, stays open when clicked, and closes when the pointer leaves, by a second click and by Esc, and stays closed under the pointer', async ({
    page,
  }) => {
    await expect(list(page)).toBeHidden();
    await button(page).hover();
    await expect(list(page)).toBeVisible();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await links(page).last().hover();
    await expect(list(page)).toBeVisible();
    await page.mouse.move(640, 700);
    await expect(list(page)).toBeHidden();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await button(page).click();
    await painted(page);
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    // What hovering opens has no focus within.
    await button(page).blur();
    const nudge = async (): Promise<void> => {
      const box = await button(page).boundingBox();
      await page.mouse.move((box?.x ?? 0) + 9, (box?.y ?? 0) + 9);
      await painted(page);
    };
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => button(page).click({ clickCount: 2 }),
    ]) {
      await page.mouse.move(640, 700);
      await button(page).hover();
      await expect(list(page)).toBeVisible();
      await close();
      await expect(list(page)).toBeHidden();
      await nudge();
      await expect(list(page)).toBeHidden();
    }
  });

  test('Enter and Space open and close it; the arrows open it at its ends and walk around; Home and End jump; Esc gives the focus back to its button', async ({
    page,
  }) => {
    await button(page).focus();
    for (const key of ['Enter', 'Space'] as const) {
      await expect(list(page)).toBeHidden();
      await page.keyboard.press(key);
      await expect(list(page)).toBeVisible();
      await page.keyboard.press(key);
      await expect(list(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    }
    const y = await scrollPosition(page);
    await page.keyboard.press('ArrowDown');
    await expect(links(page).first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links(page).nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(links(page).last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links(page).first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(links(page).last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(links(page).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(links(page).last()).toBeFocused();
    expect(await scrollPosition(page)).toBe(y);

    // It closes when the focus moves out as well.
    await page.keyboard.press('Tab');
    await expect(list(page)).toBeHidden();
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(list(page)).toBeHidden();
  });
});

test.describe(`small screens' menu`, { tag: '@phone' }, () => {
  const menu = (page: Page) => page.locator('.menu');
  const menuButton = (page: Page) => page.locator('.menu-button');
  const dropdown = (page: Page, name: 'services' | 'area') =>
    page.getByRole('button', { name: words[name] });

  test.beforeEach(({ page }) => open(page, home));

  test('its toggle opens and closes it and says so; so do Esc, which gives the focus back, and a tap on the dimmed page', async ({
    page,
  }) => {
    await expect(menu(page)).toBeHidden();
    await menuButton(page).tap();
    await expect(menu(page)).toBeVisible();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await menuButton(page).tap();
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await menuButton(page).tap();
    await barLink(page, `${prefix}/blog`).focus();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();

    await expect(menuButton(page)).toHaveAccessibleName(words.menu);
    await menuButton(page).tap();
    await expect(menuButton(page)).toHaveAccessibleName(words.close);
    const { x, y, height } = (await menu(page).boundingBox()) ?? { x: 0, y: 0, height: 0 };
    const below = { x: x + 20, y: y + height + 20 };
    const hit = await page.evaluate(
      (at) => document.elementFromPoint(at.x, at.y)?.className,
      below,
    );
    expect(hit).toBe('menu-button');
    await page.touchscreen.tap(below.x, below.y);
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toHaveAccessibleName(words.menu);
  });

  test('its dropdowns open and close on click; it closes when the focus goes on past its last entry, to something that is seen', async ({
    page,
  }) => {
    await menuButton(page).tap();
    for (const name of ['services', 'area'] as const) {
      const list = page.locator(`#menu-${name}`);
      await expect(list).toBeHidden();
      await dropdown(page, name).tap();
      await expect(list).toBeVisible();
      await dropdown(page, name).tap();
      await expect(list).toBeHidden();
    }
    await page.locator('.menu-actions .button').focus();
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('main :focus')).toBeInViewport();
    await menuButton(page).tap();
    await page.locator('.bar-brand').focus();
    await expect(menu(page)).toBeVisible();
  });

  test('menu and dropdown close on a route change: by a link, also of the page one is on, and by back', async ({
    page,
  }) => {
    await menuButton(page).tap();
    await dropdown(page, 'services').tap();
    await markWindow(page);
    const service = page.locator('#menu-services a').first();
    await service.tap();
    await expect(page).toHaveURL('/tjanster/webbutveckling');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await menuButton(page).tap();
    await expect(page.locator('#menu-services')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(home);
    await expect(menu(page)).toBeHidden();
    await menuButton(page).tap();
    await barLink(page, home).tap();
    await expect(menu(page)).toBeHidden();
    expect(await isMarked(page)).toBe(true);
  });

  test('every item is within reach: the menu scrolls inside the window', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 480 });
    await menuButton(page).tap();
    await dropdown(page, 'services').tap();
    const quote = page.locator('.menu-actions .button');
    await expect(quote).not.toBeInViewport();
    await page.mouse.move(195, 300);
    await page.mouse.wheel(0, 3000);
    await expect(quote).toBeInViewport({ ratio: 1 });
    expect(await scrollPosition(page)).toBe(0);
  });
});

test.describe('footer', { tag: '@desktop' }, () => {
  const quiet = '/terms-of-service';
  /** What a page that stands still asks for, but for drawings that come into view. */
  const calls = (page: Page): string[] => {
    const paths: string[] = [];
    page.on('request', (request) => {
      // Chrome with windows asks for the icon when it pleases.
      const isDrawing = request.resourceType() === 'image' || request.url().endsWith('.svg');
      if (!isDrawing) paths.push(request.url());
    });
    return paths;
  };

  test('the year is the visitor’s, even when the build is old', async ({ page }) => {
    await page.clock.setFixedTime('2031-06-01T12:00:00');
    await page.goto(home);
    await expect(page.locator('footer')).toContainText(`© 2031 ${SITE.brand.name}`);
    await barLink(page, `${prefix}/portfolio`).click();
    await expect(page).toHaveURL(`${prefix}/portfolio`);
    await expect(page.locator('main h1')).toBeFocused();
    await expect(page.locator('footer')).toContainText(`© 2031 ${SITE.brand.name}`);
  });

  test('the newsletter calls nothing and says that it is not open yet', async ({ page }) => {
    await page.goto(quiet);
    await laidOut(page);
    await markWindow(page);
    const requests = calls(page);
    const box = page.locator('footer').getByRole('textbox');
    await box.fill('kund@exempel.se');
    await page
      .locator('footer')
      .getByRole('button', { name: texts.footer.newsletter.subscribe })
      .click();
    await expect(page.locator('footer')).toContainText(texts.newsletterClosed);
    await box.press('Enter');
    await painted(page);
    expect(requests).toEqual([]);
    await expect(page).toHaveURL(quiet);
    expect(await isMarked(page)).toBe(true);
    await expect(box).toHaveValue('kund@exempel.se');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('the newsletter calls nothing either, and says so from the start', async ({ page }) => {
      await page.goto(quiet);
      const requests = calls(page);
      const box = page.locator('footer').getByRole('textbox');
      await box.fill('kund@exempel.se');
      await box.press('Enter');
      await expect(box).toHaveValue('kund@exempel.se');
      expect(requests).toEqual([]);
      await expect(page).toHaveURL(quiet);
      const said = page.locator('footer [data-inert]').evaluate((answer) => {
        const { content } = getComputedStyle(answer, '::before');
        return answer.checkVisibility() && content;
      });
      expect(await said).toBe(`"${texts.newsletterClosed}"`);
    });
  });
});

test('at 400 % zoom what stays in place takes no more than 15 % of the view', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, home);
  await scrollTo(page, 900);
  await expect(page.locator('.scroll-to-top')).toBeVisible();
  const share = await page.evaluate(() => {
    const areas = [...document.querySelectorAll('body *')]
      .filter((element) => getComputedStyle(element).position === 'fixed')
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
      .map(({ width, height }) => width * height);
    return areas.reduce((sum, area) => sum + area, 0) / (innerWidth * innerHeight);
  });
  expect(share).toBeLessThan(0.15);
  expect(share).toBeGreaterThan(0);
});

test.describe('ways around the page', () => {
  test('a button appears after more than 300 px of scrolling and leads to the top', {
    tag: '@desktop',
  }, async ({ page }) => {
    await open(page, home);
    const button = page.getByRole('link', { name: texts.scrollToTop });
    await expect(page.locator('.scroll-to-top')).toBeHidden();
    await scrollTo(page, 301);
    await expect(button).toBeVisible();
    await scrollTo(page, 300);
    await expect(page.locator('.scroll-to-top')).toBeHidden();
    await scrollTo(page, 2500);
    await expect(button).toBeVisible();
    await button.click();
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await expect(page).toHaveURL(home);
    await expect(page.locator('.scroll-to-top')).toBeHidden();
  });

  test('it scrolls smoothly, and at once where motion is not wanted', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, home);
    const stops = async (): Promise<number> => {
      await scrollTo(page, 3000);
      await expect(page.locator('.scroll-to-top')).toBeVisible();
      return page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const positions = new Set<number>();
            const look = (): void => {
              positions.add(scrollY);
              if (scrollY === 0) resolve(positions.size);
              else requestAnimationFrame(look);
            };
            document.querySelector<HTMLElement>('.scroll-to-top')?.click();
            look();
          }),
      );
    };
    expect(await stops()).toBeGreaterThan(3);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await stops()).toBe(1);
  });

  test('the skip link is the first stop and moves the focus to the content', {
    tag: '@desktop',
  }, async ({ page }) => {
    await open(page, home);
    const skip = page.getByRole('link', { name: words.skipToContent });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)),
    ).toBe(true);
  });

  test('the chat has its place at the bottom right, over nothing that is to be clicked', async ({
    page,
  }) => {
    await open(page, home);
    const launcher = page.locator('.chat-launcher');
    await expect(launcher).toBeInViewport({ ratio: 1 });
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    const box = await launcher.boundingBox();
    expect(box?.x).toBeGreaterThan(width * 0.75);
    expect(box?.y).toBeGreaterThan(height * 0.75);
    for (const top of [0, 400, 1e6]) {
      await scrollTo(page, top);
      await painted(page);
      expect(await coveredBy(page, '.chat-launcher')).toEqual([]);
    }
  });
});

/** Links, buttons and boxes that stand in the window under an element. */
const coveredBy = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((over) => {
    const lid = document.querySelector(over)?.getBoundingClientRect();
    if (!lid) return ['nothing there'];
    const controls = document.querySelectorAll<HTMLElement>(
      'main :is(a, button, summary, input), footer :is(a, button, input), .bar :is(a, button), .scroll-to-top',
    );
    return [...controls]
      .filter((control) =>
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .filter((control) =>
        [...control.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            left < lid.right && right > lid.left && top < lid.bottom && bottom > lid.top,
        ),
      )
      .map((control) => control.outerHTML.slice(0, 120));
  }, selector);
