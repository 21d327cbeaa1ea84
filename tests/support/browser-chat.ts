import type { APIRequestContext, Locator, Page, Route } from '@playwright/test';
import type { ChatMessage, Visitor } from '../../components/chat/chat-state';
import { type Edition, SITE } from './browser-editions';
import { expect, open } from './browser-test';

export const VISITOR: Visitor = {
  name: 'Åsa Öberg',
  email: 'asa@example.se',
  phone: '031-12 34 56',
};

export const CHAT_CALL = '**/api/chat-assistant';
export const CONVERSATION_CALL = '**/api/chat-assistant?sessionId=*';
export const VISITOR_CALL = '**/api/chat-assistant/user-info';
export const TRANSCRIPT_CALL = '**/api/send-chat-transcript';

/** The chat of a page, found as a visitor finds it. */
export interface ChatParts {
  launcher: Locator;
  window: Locator;
  log: Locator;
  bubbles: Locator;
  form: Locator;
  field: Record<keyof Visitor, Locator>;
  start: Locator;
  input: Locator;
  send: Locator;
  typing: Locator;
  retry: Locator;
  minimise: Locator;
  expand: Locator;
  close: Locator;
  erase: Locator;
  eraseYes: Locator;
  eraseNo: Locator;
}

export function chatOf(page: Page, { texts: { chat: texts } }: Edition): ChatParts {
  const window = page.locator('.chat-window');
  const button = (name: string) => window.getByRole('button', { name, exact: true });
  const log = window.getByRole('log', { name: texts.conversation });
  return {
    launcher: page.locator('button.chat-launcher'),
    window,
    log,
    bubbles: window.locator('.chat-words'),
    form: window.locator('.chat-introduction'),
    field: {
      name: window.getByLabel(texts.name, { exact: true }),
      email: window.getByLabel(texts.email, { exact: true }),
      phone: window.getByLabel(texts.phone, { exact: true }),
    },
    // The style sheet adds an arrow to the name.
    start: window.getByRole('button', { name: texts.start }),
    input: window.getByRole('textbox', { name: texts.message }),
    send: button(texts.send),
    typing: log.getByText(texts.typing),
    retry: button(texts.retry),
    minimise: button(texts.minimise),
    expand: button(texts.expand),
    close: button(texts.close),
    erase: button(texts.erase),
    eraseYes: button(texts.eraseYes),
    eraseNo: button(texts.eraseNo),
  };
}

/** Opens a page, a small one if none is given, and its chat. */
export async function openChat(
  page: Page,
  edition: Edition,
  path = `${edition.prefix}/terms-of-service`,
): Promise<ChatParts> {
  await open(page, path);
  const chat = chatOf(page, edition);
  await chat.launcher.click();
  await expect(chat.window).toBeVisible();
  return chat;
}

/** Leaves name, e-mail and phone in the open chat. */
export async function introduce({ field, form, start, bubbles }: ChatParts): Promise<void> {
  for (const [name, value] of Object.entries(VISITOR)) {
    await field[name as keyof Visitor].fill(value);
  }
  await start.click();
  await expect(form).toHaveCount(0);
  await expect(bubbles.first()).toBeVisible();
}

/** A page with its chat open at the greeting. */
export async function startChat(page: Page, edition: Edition, path?: string): Promise<ChatParts> {
  const chat = await openChat(page, edition, path);
  await introduce(chat);
  await expect(chat.bubbles).toHaveCount(1);
  return chat;
}

export async function say({ input }: ChatParts, text: string): Promise<void> {
  await input.fill(text);
  await input.press('Enter');
}

/** Says something and waits for what comes of it, a reply or an apology. */
export async function sayAndWait(chat: ChatParts, text: string): Promise<void> {
  const before = await chat.bubbles.count();
  await say(chat, text);
  await expect(chat.bubbles).toHaveCount(before + 2);
}

/** The first bubble of every conversation. */
export const greetingOf = ({ texts }: Edition): string =>
  texts.chat.greeting.replace('{name}', SITE.brand.name);

export const textsOf = (chat: ChatParts): Promise<string[]> => chat.bubbles.allTextContents();

/** What the browser's storage holds for the chat. */
export const stored = (page: Page): Promise<{ session: string | null; visitor: string | null }> =>
  page.evaluate(() => ({
    session: localStorage.getItem('chat_session_id'),
    visitor: localStorage.getItem('chat_user_info'),
  }));

/** What the functions have stored of a session, asked of them as any client may. */
export async function conversationOf(
  request: APIRequestContext,
  session: string | null,
): Promise<Pick<ChatMessage, 'role' | 'content'>[]> {
  const answer = await request.get(`/api/chat-assistant?sessionId=${session}`, {
    headers: { authorization: 'Bearer local-development-key' },
  });
  expect(answer.status()).toBe(200);
  const { messages } = (await answer.json()) as { messages: ChatMessage[] };
  return messages.map(({ role, content }) => ({ role, content }));
}

/** Holds every matching call of a method until it is released, which answers it for real. */
export async function hold(
  page: Page,
  url: string,
  method: string,
): Promise<{ asked: () => number; release: () => void }> {
  const held: (() => void)[] = [];
  let asked = 0;
  let isOpen = false;
  const handler = async (route: Route): Promise<void> => {
    if (route.request().method() !== method) return route.fallback();
    asked++;
    if (!isOpen) await new Promise<void>((resolve) => held.push(resolve));
    return route.continue();
  };
  await page.route(url, handler);
  return {
    asked: () => asked,
    release() {
      isOpen = true;
      for (const resolve of held) resolve();
    },
  };
}

type Forced = Parameters<Route['fulfill']>[0];

/** Answers messages instead of the functions until it is taken back. */
export async function force(
  page: Page,
  answer: Forced | 'abort',
  url = CHAT_CALL,
  method = 'POST',
): Promise<() => Promise<void>> {
  const handler = (route: Route): Promise<void> => {
    if (route.request().method() !== method) return route.fallback();
    return answer === 'abort' ? route.abort() : route.fulfill(answer);
  };
  await page.route(url, handler);
  return () => page.unroute(url, handler);
}

export const replyWith = (message: unknown): Forced => ({ status: 200, json: { message } });

/** What the chat logs, before the error itself. */
const LOGGED = [
  'Failed to save user info',
  'Failed to send message',
  'Failed to get conversation',
  'Failed to send conversation email',
  'Failed to erase the conversation',
  'The chat could not be loaded',
];

/** First words of what a page logs as an error, but for what the browser itself says of a refused call. */
export function recordLog(page: Page): string[] {
  const lines: string[] = [];
  page.on('pageerror', ({ message }) => lines.push(`uncaught: ${message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const { url } = message.location();
    const isElsewhere = !url.startsWith('http://127.0.0.1');
    const isCall = /^http:\/\/127\.0\.0\.1:\d+\/api\//.test(url);
    const text = message.text();
    if ((isElsewhere || isCall) && text.startsWith('Failed to load resource')) return;
    lines.push(LOGGED.find((line) => text.startsWith(line)) ?? text);
  });
  return lines;
}
