import type { Locator, Page } from '@playwright/test';
import {
  CHAT_CALL,
  VISITOR,
  chatOf,
  conversationOf,
  force,
  hold,
  introduce,
  openChat,
  replyWith,
  say,
  sayAndWait,
  startChat,
  stored,
  textsOf,
} from '../support/browser-chat';
import { EDITIONS, ENGLISH, SITE, SWEDISH } from '../support/browser-editions';
import { tabTo } from '../support/browser-keyboard';
import {
  barLink,
  expect,
  isMarked,
  markWindow,
  open,
  overflow,
  painted,
  scrollPosition,
  test,
} from '../support/browser-test';

/** Edges of an element in the window, in whole pixels. */
const edges = (element: Locator) =>
  element.evaluate((one) => {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    const round = Math.round;
    return {
      left: round(left),
      top: round(top),
      right: round(right),
      bottom: round(bottom),
      width: round(width),
      height: round(height),
    };
  });

for (const [tag, sizes] of [
  ['@desktop', ['1280×800', '1920×1080', '768×1024', '1280×600', '1024×420']],
  ['@phone', ['390×844', '320×568', '390×400', '844×390', '320×256']],
] as const) {
  test(`600 px high, at most 80 % of the window, 24 rem wide; 60 px minimised ${tag}`, {
    tag,
  }, async ({ page }) => {
    const chat = await startChat(page, SWEDISH);
    for (const size of sizes) {
      const [width = 0, height = 0] = size.split('×').map(Number);
      await page.setViewportSize({ width, height });
      await painted(page);
      const box = await edges(chat.window);
      const rem = await page.evaluate(() =>
        Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      );
      const wide = Math.round(Math.min(24 * rem, width));
      expect(box.width, size).toBe(wide);
      expect(box.height, size).toBe(Math.round(Math.min(600, 0.8 * height)));
      for (const part of [chat.window, chat.close, chat.input, chat.send]) {
        const inside = await edges(part);
        expect(inside.top, size).toBeGreaterThanOrEqual(0);
        expect(inside.bottom, size).toBeLessThanOrEqual(height);
        expect(inside.left, size).toBeGreaterThanOrEqual(0);
        expect(inside.right, size).toBeLessThanOrEqual(width);
      }
      expect((await edges(chat.log)).height, size).toBeGreaterThan(40);
      expect(await overflow(page), size).toEqual([]);

      await chat.minimise.click();
      const small = await edges(chat.window);
      expect(small.height, size).toBe(60);
      expect(small.width, size).toBe(wide);
      expect(small.bottom, size).toBeLessThanOrEqual(height);
      await expect(chat.input).toBeHidden();
      await expect(chat.expand).toBeFocused();
      await chat.expand.click();
      await expect(chat.input).toBeVisible();
    }
  });
}

test('replies that come meanwhile are counted on the minimised window and on the button', {
  tag: '@desktop',
}, async ({ page }) => {
  const { unread, launcher } = SWEDISH.texts.chat;
  const told = (count: number): string => unread.replace('{count}', String(count));
  const chat = await startChat(page, SWEDISH);
  const bar = chat.window.locator('.chat-bar');
  const askAndLeave = async (leave: () => Promise<void>): Promise<void> => {
    const held = await hold(page, CHAT_CALL, 'POST');
    await say(chat, 'Hej');
    await leave();
    held.release();
  };
  await askAndLeave(() => chat.minimise.click());
  await expect(bar).toContainText(told(1));
  await expect(page.getByRole('status')).toHaveText(told(1));
  await chat.expand.click();
  await expect(bar).not.toContainText(told(1));

  await askAndLeave(() => chat.close.click());
  await expect(chat.launcher).toHaveAttribute('data-unread', '1');
  await expect(chat.launcher).toHaveAccessibleName(`${launcher}. ${told(1)}`);
  await chat.launcher.click();
  await expect(chat.launcher).not.toHaveAttribute('data-unread');
  await expect(chat.launcher).toHaveAttribute('aria-label', launcher);
  await expect(chat.bubbles).toHaveCount(5);

  const takeBack = await force(page, { status: 500 });
  await askAndLeave(() => chat.minimise.click());
  await expect(bar).toContainText(told(1));
  await takeBack();
});

test('on a desktop the page stays usable beside it; the button opens a minimised chat again, and closes an open one', {
  tag: '@desktop',
}, async ({ page }) => {
  const chat = await startChat(page, SWEDISH);
  await expect(chat.window).toHaveRole('dialog');
  await expect(chat.window).toHaveAccessibleName(
    SWEDISH.texts.chat.title.replace('{name}', SITE.brand.name),
  );
  await expect(chat.window).not.toHaveAttribute('aria-modal');
  await expect(page.locator('[inert]')).toHaveCount(0);
  await page.mouse.move(300, 400);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(100);
  await chat.input.fill('Utkast');
  await barLink(page, '/portfolio').click();
  await expect(page.locator('main h1')).toBeFocused();
  await expect(chat.input).toHaveValue('Utkast');

  await chat.minimise.click();
  await expect(chat.launcher).toHaveAttribute('aria-expanded', 'false');
  await chat.launcher.click();
  await expect(chat.window).toHaveAttribute('data-window', 'expanded');
  await expect(chat.input).toBeFocused();
  await chat.launcher.click();
  await expect(chat.window).toBeHidden();
  await expect(chat.launcher).toBeFocused();
});

test('on a phone it takes the page’s place, and gives it back', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page, '/om-oss');
  await page.locator('.menu-button').tap();
  await page.locator('.menu a[href="/portfolio"]').first().tap();
  await expect(page).toHaveURL(/portfolio$/);
  await expect(page.locator('main h1')).toBeFocused();
  const chat = chatOf(page, SWEDISH);
  await chat.launcher.tap();
  await expect(chat.window).toHaveAttribute('aria-modal', 'true');
  await expect(chat.window).toBeFocused();
  await expect(chat.launcher).toBeHidden();
  const behind = ['.skip-link', '.bar', 'main', '.footer', '.scroll-to-top'];
  for (const part of behind) await expect(page.locator(part)).toHaveAttribute('inert', '');
  const before = await scrollPosition(page);
  await page.mouse.move(200, 100);
  await page.mouse.wheel(0, 600);
  await painted(page);
  expect(await scrollPosition(page)).toBe(before);

  // The page changes behind it: what comes is held as well.
  await markWindow(page);
  await page.goBack();
  await expect(page).toHaveURL(/om-oss$/);
  await expect(page.locator('h1')).not.toHaveText(/portfolio/i);
  for (const part of behind) await expect(page.locator(part)).toHaveAttribute('inert', '');
  expect(await isMarked(page)).toBe(true);

  await chat.minimise.tap();
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(chat.window).not.toHaveAttribute('aria-modal');
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(100);
  await expect(page.locator('.scroll-to-top')).toBeInViewport({ ratio: 1 });
  const [bar, button] = [await edges(chat.window), await edges(page.locator('.scroll-to-top'))];
  expect(button.bottom).toBeLessThanOrEqual(bar.top);
  await chat.expand.tap();
  await chat.close.tap();
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(chat.launcher).toBeFocused();
  await expect(chat.launcher).toBeVisible();
});

test('fields are set in 16 px or more, so that phones do not zoom into them', {
  tag: '@phone',
}, async ({ page }) => {
  const chat = await openChat(page, SWEDISH);
  const sizeOf = (field: Locator) =>
    field.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  for (const field of Object.values(chat.field))
    expect(await sizeOf(field)).toBeGreaterThanOrEqual(16);
  await introduce(chat);
  expect(await sizeOf(chat.input)).toBeGreaterThanOrEqual(16);
});

/**
 * A visual viewport that the test resizes, as a keyboard does, while the conversation scrolls
 * back by some pixels.
 */
async function fakeKeyboard(
  page: Page,
): Promise<(height: number, offsetTop?: number, scrollBack?: number) => Promise<void>> {
  await page.addInitScript(() => {
    const view = Object.assign(new EventTarget(), {
      height: innerHeight,
      offsetTop: 0,
      scale: 1,
    });
    Object.defineProperty(window, 'visualViewport', { value: view });
  });
  return async (height, offsetTop = 0, scrollBack = 0) => {
    await page.evaluate(
      ({ scrollBack: pixels, ...sizes }) => {
        const list = document.querySelector('.chat-window [role="log"]');
        if (list) list.scrollTop -= pixels;
        Object.assign(window.visualViewport ?? {}, sizes);
        window.visualViewport?.dispatchEvent(new Event('resize'));
      },
      { height, offsetTop, scrollBack },
    );
    await painted(page);
  };
}

test('a phone’s keyboard leaves the input and the newest message in view', async ({
  page,
  isMobile,
}) => {
  const keyboard = await fakeKeyboard(page);
  const height = isMobile ? 844 : 1024;
  await page.setViewportSize({ width: isMobile ? 390 : 768, height });
  const chat = await startChat(page, SWEDISH);
  for (const text of ['Hej', 'Vad kostar SEO?']) await sayAndWait(chat, text);
  // The window follows the keyboard in frames of its own.
  const expectInView = (top: number, bottom: number): Promise<void> =>
    expect(async () => {
      for (const part of [chat.close, chat.input, chat.bubbles.last()]) {
        const box = await edges(part);
        expect(box.bottom).toBeLessThanOrEqual(bottom);
        expect(box.bottom).toBeGreaterThan(top);
      }
      expect((await edges(chat.window)).top).toBeGreaterThanOrEqual(top);
      expect((await edges(chat.bubbles.last())).bottom).toBeLessThanOrEqual(
        (await edges(chat.log)).bottom,
      );
    }).toPass();
  await keyboard(400);
  await expectInView(0, 400);
  await keyboard(400, 200);
  await expectInView(200, 600);
  await keyboard(height);
  await expectInView(0, height);
  expect((await edges(chat.window)).height).toBe(600);
});

test('a keyboard that comes while the list still scrolls leaves the newest message in view', async ({
  page,
}) => {
  const keyboard = await fakeKeyboard(page);
  const chat = await startChat(page, SWEDISH);
  for (const text of ['Hej', 'Vad kostar SEO?', 'Hej igen']) await sayAndWait(chat, text);
  // The event of this scroll is due in the frame that makes the list smaller.
  await keyboard(400, 0, 1);
  await expect(async () => {
    const newest = await edges(chat.bubbles.last());
    expect(newest.bottom).toBeLessThanOrEqual((await edges(chat.log)).bottom);
  }).toPass();
});

test('the form fits into the smallest phone', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const edition of EDITIONS) {
    const chat = await openChat(page, edition);
    const { top, bottom } = await edges(chat.form);
    expect((await edges(chat.start)).bottom).toBeLessThanOrEqual(bottom);
    expect((await edges(chat.start)).top).toBeGreaterThan(top);
    const title = chat.window.locator('.chat-bar > div');
    expect((await edges(title)).height).toBeLessThan(50);
    for (const line of await title.locator('> *').all())
      expect(await line.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  }
});

test('long words, 2,000 characters and emoji stay within their bubble; in a low window a long draft does not push the input out', {
  tag: '@phone',
}, async ({ page }) => {
  const chat = await startChat(page, SWEDISH);
  const long = `${'Å'.repeat(500)} ${'🏳️‍🌈👩🏽‍💻 '.repeat(20)} ${'ord '.repeat(400)}`.slice(0, 1999);
  const takeBack = await force(page, replyWith(`${long}\nhttps://a.example/${'x'.repeat(300)}`));
  await sayAndWait(chat, `${long}${'!'.repeat(100)}`);
  await takeBack();
  expect((await textsOf(chat))[1]).toHaveLength(2000);
  expect((await textsOf(chat))[1]).toContain('👩🏽‍💻');
  const wide = await chat.log.evaluate((log) => log.scrollWidth - log.clientWidth);
  expect(wide).toBe(0);
  const { left, right } = await edges(chat.log);
  for (const bubble of await chat.bubbles.all()) {
    const box = await edges(bubble);
    expect(box.left).toBeGreaterThanOrEqual(left);
    expect(box.right).toBeLessThanOrEqual(right);
  }
  // A long answer is shown from its beginning.
  expect((await edges(chat.bubbles.last())).top).toBeGreaterThanOrEqual(
    (await edges(chat.log)).top,
  );
  expect((await edges(chat.bubbles.last())).top).toBeLessThan((await edges(chat.log)).top + 60);

  await page.setViewportSize({ width: 390, height: 400 });
  await chat.input.fill('Rad\n'.repeat(30));
  await expect(chat.input).toBeInViewport({ ratio: 1 });
  await expect(chat.send).toBeInViewport({ ratio: 1 });
  expect((await edges(chat.log)).height).toBeGreaterThan(40);
});

test('a reply leaves a reader alone who has scrolled up; what one says oneself is shown', {
  tag: '@desktop',
}, async ({ page }) => {
  const chat = await startChat(page, SWEDISH);
  for (const text of ['Hej', 'Vad kostar SEO?', 'Och en hemsida?']) await sayAndWait(chat, text);
  const position = () => chat.log.evaluate((log) => Math.round(log.scrollTop));
  const held = await hold(page, CHAT_CALL, 'POST');
  await say(chat, 'Var sitter ni?');
  await painted(page);
  expect(await position()).toBeGreaterThan(200);
  await chat.log.evaluate((log) => {
    log.scrollTop = 40;
  });
  await painted(page);
  held.release();
  await expect(chat.typing).toHaveCount(0);
  expect(await position()).toBe(40);
  await sayAndWait(chat, 'Tack');
  expect(await position()).toBeGreaterThan(200);
  await expect(chat.bubbles.last()).toBeInViewport();
});

test('Enter and Esc of an input method are its own', { tag: '@desktop' }, async ({ page }) => {
  const chat = await startChat(page, SWEDISH);
  await chat.input.fill('日本');
  for (const key of ['Enter', 'Escape'])
    await chat.input.evaluate(
      (input, name) =>
        input.dispatchEvent(
          new KeyboardEvent('keydown', {
            key: name,
            keyCode: 229,
            bubbles: true,
            cancelable: true,
          }),
        ),
      key,
    );
  await expect(chat.bubbles).toHaveCount(1);
  await expect(chat.input).toHaveValue('日本');
  await expect(chat.window).toBeVisible();
  await chat.input.press('Enter');
  await expect(chat.bubbles).toHaveCount(3);
});

test('nothing in it moves', { tag: '@phone' }, async ({ page }) => {
  const chat = await openChat(page, SWEDISH);
  const moving = (): Promise<number> =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
  expect(await moving()).toBe(0);
  await introduce(chat);
  const held = await hold(page, CHAT_CALL, 'POST');
  await say(chat, 'Hej');
  await expect(chat.typing).toBeAttached();
  expect(await moving()).toBe(0);
  held.release();
});

test('where motion is welcome the window rises and the dots hop', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const chat = await openChat(page, SWEDISH);
  const names = (element: Locator): Promise<string[]> =>
    element.evaluate((one) =>
      one
        .getAnimations({ subtree: true })
        .map((animation) =>
          animation instanceof CSSAnimation ? animation.animationName : 'transition',
        ),
    );
  const { animationName, animationDuration } = await chat.window.evaluate((one) => {
    const { animationName, animationDuration } = getComputedStyle(one);
    return { animationName, animationDuration };
  });
  expect([animationName, animationDuration]).toEqual(['chat-rise', '0.3s']);
  await introduce(chat);
  const held = await hold(page, CHAT_CALL, 'POST');
  await say(chat, 'Hej');
  await expect(chat.typing).toBeAttached();
  expect(await names(chat.log.locator('.chat-typing'))).toEqual([
    'chat-typing',
    'chat-typing',
    'chat-typing',
  ]);
  held.release();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('its place leads to the contact page', { tag: '@phone' }, async ({ page }) => {
    await page.goto(SWEDISH.home);
    await expect(page.locator('button.chat-launcher')).toBeHidden();
    const link = page.locator('a.chat-launcher');
    await expect(link).toBeVisible();
    await expect(link).toHaveAccessibleName(SWEDISH.texts.navigation.contact);
    await expect(page.locator('.opening')).toBeHidden();
    await link.click();
    await expect(page).toHaveURL('/contact');
    await expect(page.locator('.chat a.chat-launcher')).toBeVisible();
  });
});

test('from Tab to a sent message to erasing with the keyboard alone', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/404');
  const chat = chatOf(page, SWEDISH);
  await tabTo(page, chat.launcher, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(chat.field.name).toBeFocused();
  for (const value of Object.values(VISITOR)) {
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await expect(chat.start).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chat.input).toBeFocused();
  await expect(chat.bubbles).toHaveCount(1);
  await page.keyboard.type('Hej');
  await tabTo(page, chat.send);
  await page.keyboard.press('Enter');
  await expect(chat.bubbles).toHaveCount(3);
  await expect(chat.input).toBeFocused();
  const takeBack = await force(page, { status: 500 });
  await page.keyboard.type('Hej igen');
  await page.keyboard.press('Enter');
  await expect(chat.retry).toBeVisible();
  await takeBack();
  await tabTo(page, chat.retry, 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(chat.bubbles).toHaveCount(5);
  await expect(chat.input).toBeFocused();
  await tabTo(page, chat.minimise, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(chat.expand).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, chat.erase);
  await page.keyboard.press('Enter');
  await expect(chat.eraseNo).toBeFocused();
  await tabTo(page, chat.eraseYes, 'Shift+Tab');
  const { session } = await stored(page);
  await page.keyboard.press('Enter');
  await expect(chat.field.name).toBeFocused();
  expect(await conversationOf(page.request, session)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(chat.launcher).toBeFocused();
  await expect(chat.window).toBeHidden();
});

test('the English page offers the English privacy policy', { tag: '@desktop' }, async ({
  page,
}) => {
  const chat = await openChat(page, ENGLISH);
  const { privacy, stored: note } = ENGLISH.texts.chat;
  await expect(chat.window).toContainText(note);
  await chat.window.getByRole('link', { name: privacy }).click();
  await expect(page).toHaveURL(/\/en\/privacy-policy$/);
  await expect(chat.form).toBeVisible();
});
