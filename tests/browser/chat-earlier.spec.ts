import type { Locator, Page } from '@playwright/test';
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
import { ENGLISH, type Edition, SWEDISH } from '../support/browser-editions';
import { tabTo } from '../support/browser-keyboard';
import { expect, open, painted, test } from '../support/browser-test';

/** For what asks the assistant fifty times. */
const LONG = 120_000;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Where an element begins in the window, in whole pixels. */
const topOf = (element: Locator): Promise<number> =>
  element.evaluate((one) => Math.round(one.getBoundingClientRect().top));

/** How many questions a conversation has that does not fit the 100 messages that are read at once. */
const QUESTIONS = 51;

interface Reader {
  edition: Edition;
  session: string;
  /** How many questions there are so far. */
  questions: number;
  isMobile: boolean;
}

/** Opens the conversation, has what was said before fetched, and asks one question more. */
async function readBack(page: Page, { edition, session, questions, isMobile }: Reader) {
  const words = edition.texts.chat;
  const left = questions - 50;
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
  if (isMobile) expect(await violations(page)).toEqual([]);
  await takeBack();
  expect(log.splice(0)).toEqual(['Failed to get conversation']);

  const reading = chat.bubbles.first();
  await expect(reading).toHaveText(`Hej ${left}`);
  if (isMobile) await earlier.scrollIntoViewIfNeeded();
  else await tabTo(page, earlier);
  const place = await topOf(reading);
  if (isMobile) await earlier.tap();
  else await page.keyboard.press('Enter');
  await expect(chat.bubbles).toHaveCount(100 + 2 * left);
  await painted(page);
  expect(Math.abs((await topOf(chat.bubbles.nth(2 * left))) - place)).toBeLessThanOrEqual(1);
  expect((await textsOf(chat))[0]).toBe('Hej 0');
  await expect(earlier).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText(
    words.earlierShown.replace('{count}', String(2 * left)),
  );
  // Not read out one by one: their nearest live region is off.
  expect(await chat.bubbles.first().evaluate((one) => one.closest('[aria-live]')?.ariaLive)).toBe(
    'off',
  );
  if (!isMobile) {
    expect(await violations(page)).toEqual([]);
    await expect(chat.log).toBeFocused();
    await page.keyboard.press('Home');
    await expect(chat.bubbles.first()).toBeInViewport();
  }

  // Coming back to the tab reads the newest part again; the place stays.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await say(chat, 'Hej då');
  await expect(chat.bubbles).toHaveCount(102 + 2 * left);
  await expect(chat.bubbles.last()).toBeInViewport();
  expect(log).toEqual([]);
}

test('a long conversation opens at its end; what was said before is fetched by a button', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  test.setTimeout(LONG);
  const session = `session_${Date.now()}_${crypto.randomUUID()}`;
  for (let index = 0; index < QUESTIONS; index++) {
    const answer = await page.request.post('/api/chat-assistant', {
      headers: { authorization: 'Bearer local-development-key' },
      data: { sessionId: session, message: `Hej ${index}`, language: 'sv' },
    });
    expect(answer.status()).toBe(200);
  }
  await readBack(page, { edition: SWEDISH, session, questions: QUESTIONS, isMobile: false });
  const phone = await browser.newContext(PHONE);
  const another = { edition: ENGLISH, session, questions: QUESTIONS + 1, isMobile: true };
  await readBack(await phone.newPage(), another);
});
