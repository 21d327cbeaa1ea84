import type { Locator, Page } from '@playwright/test';
import { violations } from '../support/browser-axe';
import {
  CHAT_CALL,
  type ChatParts,
  chatOf,
  conversationOf,
  force,
  hold,
  replyWith,
  say,
  sayAndWait,
  startChat,
  stored,
  textsOf,
} from '../support/browser-chat';
import { EDITIONS, ENGLISH, type Edition, SWEDISH } from '../support/browser-editions';
import { tabTo } from '../support/browser-keyboard';
import { expect, test } from '../support/browser-test';

const OFFERED = [
  'Vad kostar SEO?',
  'Hur snabbt fungerar Google Ads, och hur länge binder jag mig?',
];
const UNSURE = `Menar du något av det här?\n\n${OFFERED.map((text) => `– ${text}`).join('\n')}\n\nSe /faqs.`;

/** The buttons of each bubble that has some, oldest first. */
const listsOf = (chat: ChatParts, { texts }: Edition): Locator =>
  chat.log.getByRole('list', { name: texts.chat.choices });

/** Asks something that the assistant is made to be unsure of. @returns the buttons of its reply. */
async function askUnsure(page: Page, chat: ChatParts, edition: Edition): Promise<Locator> {
  const takeBack = await force(page, replyWith(UNSURE));
  await sayAndWait(chat, '?');
  await takeBack();
  return listsOf(chat, edition).last().getByRole('button');
}

const textsOn = (lists: Locator): Promise<string[]> => lists.getByRole('button').allTextContents();

test('what a reply offers is sent when it is pressed', async ({ page, isMobile }) => {
  const edition = isMobile ? ENGLISH : SWEDISH;
  const chat = await startChat(page, edition);
  const choices = await askUnsure(page, chat, edition);
  await expect(choices).toHaveText(OFFERED);
  await expect(chat.bubbles.last()).toHaveText('Menar du något av det här?\n\nSe /faqs.');
  await expect(chat.bubbles.last().getByRole('link')).toHaveAttribute('href', '/faqs');
  expect(await violations(page)).toEqual([]);

  const [, second = ''] = OFFERED;
  await (isMobile ? choices.last().tap() : choices.last().click());
  await expect(chat.bubbles).toHaveCount(5);
  expect((await textsOf(chat))[3]).toBe(second);
  // Under a finger the input would bring the keyboard.
  await expect(isMobile ? chat.log : chat.input).toBeFocused();
  const said = await conversationOf(page.request, (await stored(page)).session);
  expect(said.map(({ role }) => role)).toEqual(['user', 'assistant']);
  expect(said[0]?.content).toBe(second);
});

test('with the keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  const chat = await startChat(page, SWEDISH);
  const choices = await askUnsure(page, chat, SWEDISH);
  for (const [key, choice] of [
    ['Enter', choices.last()],
    ['Space', choices.first()],
  ] as const) {
    const before = await chat.bubbles.count();
    await tabTo(page, choice, 'Shift+Tab');
    await page.keyboard.press(key);
    await expect(chat.bubbles).toHaveCount(before + 2);
    expect((await textsOf(chat)).at(-2)).toBe(await choice.textContent());
    await expect(chat.input).toBeFocused();
  }
});

test('while a reply is awaited nothing is sent; later every bubble’s can be', {
  tag: '@desktop',
}, async ({ page }) => {
  const chat = await startChat(page, SWEDISH);
  const choices = await askUnsure(page, chat, SWEDISH);
  const held = await hold(page, CHAT_CALL, 'POST');
  await chat.input.fill('Mitt utkast');
  await choices.first().click();
  const all = listsOf(chat, SWEDISH).getByRole('button');
  await expect(all).toHaveCount(5);
  for (const button of await all.all())
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  for (const button of [all.first(), choices.last()]) {
    await button.focus();
    await page.keyboard.press('Enter');
    await button.click({ force: true });
  }
  await expect(chat.bubbles).toHaveCount(4);
  expect(held.asked()).toBe(1);
  held.release();
  await expect(chat.bubbles).toHaveCount(5);
  await expect(all.first()).toHaveAttribute('aria-disabled', 'false');

  await all.first().click();
  await expect(chat.bubbles).toHaveCount(7);
  await choices.first().click();
  await expect(chat.bubbles).toHaveCount(9);
  expect((await textsOf(chat)).filter((text) => text === OFFERED[0])).toHaveLength(2);
  await expect(chat.input).toHaveValue('Mitt utkast');
});

test('a conversation that is read again offers what it offered; what the visitor wrote is theirs', {
  tag: '@desktop',
}, async ({ page }) => {
  const chat = await startChat(page, SWEDISH);
  await force(page, replyWith('Hej.'));
  await sayAndWait(chat, 'Hej\n– Hallå?');
  await expect(listsOf(chat, SWEDISH)).toHaveCount(1);
  const at = new Date().toISOString();
  const messages = [{ id: 'a', role: 'assistant', content: UNSURE, created_at: at }];
  await force(page, { status: 200, json: { messages } }, '**/api/chat-assistant?*', 'GET');
  await page.reload();
  await chat.launcher.click();
  await expect(listsOf(chat, SWEDISH).getByRole('button')).toHaveText(OFFERED);
});

test('they are as wide as the log and high enough for a finger, on the smallest phone', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const edition of EDITIONS) {
    const chat = await startChat(page, edition, edition.home);
    await askUnsure(page, chat, edition);
    const { log, buttons } = await chat.log.evaluate((element) => {
      const { paddingInline } = getComputedStyle(element);
      return {
        log: element.clientWidth - 2 * Number.parseFloat(paddingInline),
        buttons: Array.from(element.querySelectorAll('.chat-choices button'), (button) => ({
          width: button.getBoundingClientRect().width,
          height: button.getBoundingClientRect().height,
          cut: button.scrollWidth - button.clientWidth + button.scrollHeight - button.clientHeight,
        })),
      };
    });
    expect(buttons).toHaveLength(5);
    for (const { width, height, cut } of buttons) {
      expect(width).toBe(log);
      expect(height).toBeGreaterThanOrEqual(44);
      expect(cut).toBe(0);
    }
    await page.evaluate(() => localStorage.clear());
  }
});

test('the greeting offers what suits the page, and goes along', {
  tag: '@desktop',
}, async ({ page }) => {
  const { questions } = SWEDISH.texts;
  const chat = await startChat(page, SWEDISH, '/webbyra-boras');
  const offered = listsOf(chat, SWEDISH).getByRole('button');
  await expect(offered).toHaveText(questions.city);
  const shown = page.locator('.menu');
  await shown.locator('a[href="/portfolio"]').first().click();
  await expect(offered).toHaveText(questions.home);
  await page.goBack();
  await expect(offered).toHaveText(questions.city);
  // Read out when they change with the page, until the conversation has begun.
  await expect(listsOf(chat, SWEDISH)).not.toHaveAttribute('aria-live');
  await sayAndWait(chat, 'Hej');
  await expect(listsOf(chat, SWEDISH).first()).toHaveAttribute('aria-live', 'off');
  await expect(offered.first()).toHaveText(questions.city[0] ?? '');
  await offered.first().click();
  await expect(chat.bubbles).toHaveCount(5);
  expect((await textsOf(chat))[3]).toBe(questions.city[0]);
  const said = await conversationOf(page.request, (await stored(page)).session);
  expect(said.at(-2)?.content).toBe(questions.city[0]);
  expect(await violations(page)).toEqual([]);
});

test('the greeting’s questions take on the language of the page', { tag: '@desktop' }, async ({
  page,
}) => {
  const chat = await startChat(page, SWEDISH, '/kontakt-oss');
  expect(await textsOn(listsOf(chat, SWEDISH))).toEqual(SWEDISH.texts.questions.contact);
  await page.locator('[data-language-toggle]').first().click();
  await expect(listsOf(chatOf(page, ENGLISH), ENGLISH).getByRole('button')).toHaveText(
    ENGLISH.texts.questions.contact,
  );
});

test('with large text nothing of the bar is cut, open or minimised', async ({ page, isMobile }) => {
  for (const edition of isMobile ? EDITIONS : [SWEDISH]) {
    const chat = await startChat(page, edition);
    const expectWhole = async (): Promise<void> => {
      const cut = await chat.window.evaluate((window) => {
        const { top, bottom } = window.getBoundingClientRect();
        const bar = window.querySelector('.chat-bar');
        const end = Math.min(bottom, bar?.getBoundingClientRect().bottom ?? 0);
        return Array.from(bar?.querySelectorAll('h2, p, button') ?? [])
          .filter((part) => part.getClientRects().length > 0)
          .map((part) => ({ part, box: part.getBoundingClientRect() }))
          .filter(({ box }) => box.top < top || box.bottom > end)
          .map(({ part }) => part.outerHTML.slice(0, 60));
      });
      expect(cut).toEqual([]);
    };
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '32px';
    });
    await expectWhole();
    const held = await hold(page, CHAT_CALL, 'POST');
    await say(chat, 'Hej');
    await chat.minimise.click();
    held.release();
    await expect(chat.window.locator('.chat-bar-unread')).toBeVisible();
    await expectWhole();
    await page.evaluate(() => localStorage.clear());
  }
});
