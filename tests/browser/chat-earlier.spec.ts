import type { Locator } from '@playwright/test';
import { violations } from '../support/browser-axe';
import {
  CONVERSATION_CALL,
  VISITOR,
  chatOf,
  force,
  say,
  recordLog,
  textsOf,
} from '../support/browser-chat';
import { ENGLISH, SWEDISH } from '../support/browser-editions';
import { tabTo } from '../support/browser-keyboard';
import { expect, open, painted, test } from '../support/browser-test';

/** Where an element begins in the window, in whole pixels. */
const topOf = (element: Locator): Promise<number> =>
  element.evaluate((one) => Math.round(one.getBoundingClientRect().top));

test('a long conversation opens at its end; what was said before is fetched by a button', async ({
  page,
  isMobile,
}) => {
  const edition = isMobile ? ENGLISH : SWEDISH;
  const words = edition.texts.chat;
  const session = `session_${Date.now()}_${crypto.randomUUID()}`;
  for (let index = 0; index < 60; index++) {
    const answer = await page.request.post('/api/chat-assistant', {
      headers: { authorization: 'Bearer local-development-key' },
      data: { sessionId: session, message: `Hej ${index}`, language: edition.code },
    });
    expect(answer.status()).toBe(200);
  }
  await page.addInitScript(
    ([id, visitor]) => {
      localStorage.setItem('chat_session_id', id ?? '');
      localStorage.setItem('chat_user_info', visitor ?? '');
    },
    [session, JSON.stringify(VISITOR)],
  );
  const log = recordLog(page);
  await open(page, `${edition.prefix}/terms-of-service`);
  const chat = chatOf(page, edition);
  await chat.launcher.click();
  await expect(chat.bubbles).toHaveCount(100);
  await expect(chat.bubbles.last()).toBeInViewport();
  const earlier = chat.window.getByRole('button', { name: words.earlier });
  await expect(earlier).not.toBeInViewport();

  // Read from the end up, one comes upon it.
  await chat.log.evaluate((list) => {
    list.scrollTop = 30;
  });
  await painted(page);
  await expect(earlier).toBeInViewport();
  const takeBack = await force(page, { status: 500 }, CONVERSATION_CALL, 'GET');
  await earlier.click();
  await expect(chat.window.getByRole('alert')).toHaveText(words.earlierFailed);
  await expect(chat.window.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(chat.bubbles).toHaveCount(100);
  await takeBack();
  expect(log.splice(0)).toEqual(['Failed to get conversation']);
  expect(await violations(page)).toEqual([]);

  const reading = chat.bubbles.first();
  await expect(reading).toHaveText('Hej 10');
  if (isMobile) await earlier.scrollIntoViewIfNeeded();
  else await tabTo(page, earlier);
  const place = await topOf(reading);
  if (isMobile) await earlier.tap();
  else await page.keyboard.press('Enter');
  await expect(chat.bubbles).toHaveCount(120);
  await painted(page);
  expect(Math.abs((await topOf(chat.bubbles.nth(20))) - place)).toBeLessThanOrEqual(1);
  expect((await textsOf(chat))[0]).toBe('Hej 0');
  await expect(earlier).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText(words.earlierShown.replace('{count}', '20'));
  // Not read out one by one: their nearest live region is off.
  expect(await chat.bubbles.first().evaluate((one) => one.closest('[aria-live]')?.ariaLive)).toBe(
    'off',
  );
  if (!isMobile) {
    await expect(chat.log).toBeFocused();
    await page.keyboard.press('Home');
    await expect(chat.bubbles.first()).toBeInViewport();
  }
  expect(await violations(page)).toEqual([]);

  // Coming back to the tab reads the newest part again; the place stays.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await say(chat, 'Hej då');
  await expect(chat.bubbles).toHaveCount(122);
  await expect(chat.bubbles.last()).toBeInViewport();
  expect(log).toEqual([]);
});
