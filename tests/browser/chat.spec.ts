import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { violations } from '../support/browser-axe';
import {
  CHAT_CALL,
  TRANSCRIPT_CALL,
  VISITOR,
  VISITOR_CALL,
  chatOf,
  conversationOf,
  force,
  greetingOf,
  hold,
  introduce,
  openChat,
  recordLog,
  say,
  sayAndWait,
  startChat,
  stored,
  textsOf,
} from '../support/browser-chat';
import { ENGLISH, SITE, SWEDISH } from '../support/browser-editions';
import {
  expect,
  markWindow,
  isMarked,
  open,
  painted,
  recordRequests,
  test,
} from '../support/browser-test';

/** The mail in the outbox that holds a text. */
async function mailWith(page: Page, text: string): Promise<string> {
  const outbox = await (await page.request.get('/__outbox')).text();
  return outbox.split('<article').find((article) => article.includes(text)) ?? '';
}

/** Bodies of the calls that a page makes to an address, as JSON. */
function recordBodies(page: Page, path: string): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path)
      bodies.push(request.postDataJSON());
  });
  return bodies;
}

const { home, texts } = SWEDISH;
const words = texts.chat;
const greeting = greetingOf(SWEDISH);

test.describe('chat', () => {
  test('the button is in the HTML, the code comes with the first press: at most 15 kB', {
    tag: '@desktop',
  }, async ({ page }) => {
    const html = await (await page.request.get(home)).text();
    expect(html).toMatch(/<button[^>]*class="chat-launcher"/);
    const paths = recordRequests(page);
    await open(page, home);
    const chat = chatOf(page, SWEDISH);
    await expect(chat.launcher).toHaveAccessibleName(words.launcher);
    await expect(chat.launcher).toHaveAttribute('aria-expanded', 'false');
    await chat.launcher.hover();
    await page.waitForLoadState('networkidle');
    const scripts = (): string[] => [...new Set(paths.filter((path) => path.endsWith('.js')))];
    const before = scripts();
    expect(before.filter((path) => path.includes('chat'))).toEqual([]);

    await chat.launcher.click();
    await expect(chat.form).toBeVisible();
    const loaded = scripts().filter((path) => !before.includes(path));
    expect(loaded.filter((path) => path.includes('start-chat'))).toHaveLength(1);
    let bytes = 0;
    for (const path of loaded)
      bytes += gzipSync(await (await page.request.get(path)).body()).length;
    expect(bytes).toBeGreaterThan(4_000);
    expect(bytes).toBeLessThanOrEqual(15_000);
  });

  test('first opening: the form and no input; blanks do nothing; then the greeting', async ({
    page,
    isMobile,
  }) => {
    const log = recordLog(page);
    const saved = recordBodies(page, '/api/chat-assistant/user-info');
    const chat = await openChat(page, SWEDISH);
    await expect(chat.form).toBeVisible();
    await expect(chat.input).toHaveCount(0);
    await expect(chat.log).toBeAttached();
    await expect(chat.launcher).toHaveAttribute('aria-expanded', 'true');
    await expect(isMobile ? chat.window : chat.field.name).toBeFocused();
    for (const field of Object.values(chat.field))
      await expect(field).toHaveAttribute('required', '');
    await expect(chat.field.email).toHaveAttribute('type', 'email');
    await expect(chat.field.phone).toHaveAttribute('type', 'tel');
    expect(await violations(page)).toEqual([]);

    await chat.start.click();
    await chat.field.name.fill('   ');
    await chat.field.email.fill(VISITOR.email);
    await chat.field.phone.fill(' \t ');
    await chat.start.click();
    await expect(chat.start).toBeVisible();
    expect(await chat.window.innerText()).toContain(words.introduction);
    await expect(chat.form).toBeVisible();
    expect(await stored(page)).toMatchObject({ visitor: null });
    expect(saved).toEqual([]);

    await chat.field.name.fill(`  ${VISITOR.name} `);
    await chat.field.phone.fill(VISITOR.phone);
    await chat.field.phone.press('Enter');
    await expect(chat.form).toHaveCount(0);
    await expect(chat.bubbles).toHaveText([greeting]);
    await expect(chat.input).toBeFocused();
    const { session, visitor } = await stored(page);
    expect(session).toMatch(/^session_\d{13}_[\w-]{22,64}$/);
    expect(JSON.parse(visitor ?? '')).toEqual(VISITOR);
    const filledIn = { website: '', elapsed: expect.any(Number) };
    expect(saved).toEqual([{ sessionId: session, ...VISITOR, ...filledIn }]);
    expect(await conversationOf(page.request, session)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    expect(log).toEqual([]);
  });

  test('a field that only machines fill in, and the time it took, are sent along', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.clock.install();
    const saved = recordBodies(page, '/api/chat-assistant/user-info');
    const chat = await openChat(page, SWEDISH);
    const trap = chat.form.locator('[name="website"]');
    await expect(trap).toHaveAttribute('autocomplete', 'off');
    // Nobody comes upon it: not by eye, not by keyboard, not by screen reader.
    const seen = await trap.evaluate((one) => {
      const { left, top, width } = one.getBoundingClientRect();
      return width > 0 && document.elementFromPoint(left + 1, top + 1) === one;
    });
    expect(seen).toBe(false);
    await expect(chat.form.getByRole('textbox')).toHaveCount(3);
    const stops: (string | null)[] = [];
    for (let stop = 0; stop < 4; stop++) {
      stops.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? null));
      await page.keyboard.press('Tab');
    }
    expect(stops).toEqual(['name', 'email', 'phone', null]);

    await trap.evaluate((one: HTMLInputElement) => {
      one.value = 'https://spam.example';
    });
    await page.clock.runFor(1234);
    await introduce(chat);
    expect(saved).toMatchObject([{ website: 'https://spam.example' }]);
    const [{ elapsed }] = saved as [{ elapsed: number }];
    expect(elapsed).toBeGreaterThanOrEqual(1234);
    expect(elapsed).toBeLessThan(60_000);
    expect(await stored(page)).toMatchObject({ visitor: JSON.stringify(VISITOR) });
  });

  test('a message: appended, answered, stored; Enter sends and Shift+Enter breaks the line', {
    tag: '@desktop',
  }, async ({ page }) => {
    const log = recordLog(page);
    const sent = recordBodies(page, '/api/chat-assistant');
    const chat = await startChat(page, SWEDISH);
    await say(chat, '');
    await say(chat, ' \n ');
    await expect(chat.bubbles).toHaveCount(1);

    const held = await hold(page, CHAT_CALL, 'POST');
    const question = 'Kan jag få ert telefonnummer?';
    await chat.input.fill(question);
    await chat.input.press('Shift+Enter');
    await chat.input.pressSequentially('Tack');
    expect(await chat.input.inputValue()).toBe(`${question}\nTack`);
    await chat.input.press('Enter');
    await expect(chat.bubbles).toHaveText([greeting, `${question}\nTack`]);
    await expect(chat.input).toHaveValue('');
    await expect(chat.typing).toBeAttached();
    await expect(chat.send).toBeDisabled();
    await say(chat, 'Nej');
    await expect(chat.input).toHaveValue('Nej');
    await expect(chat.bubbles).toHaveCount(2);
    expect(await violations(page)).toEqual([]);
    held.release();

    await expect(chat.bubbles).toHaveCount(3);
    await expect(chat.typing).toHaveCount(0);
    await expect(chat.send).toBeEnabled();
    const reply = chat.bubbles.last();
    await expect(reply.getByRole('link', { name: SITE.contact.phone })).toHaveAttribute(
      'href',
      `tel:${SITE.contact.phoneInternational}`,
    );
    await expect(reply.getByRole('link', { name: SITE.contact.email })).toHaveAttribute(
      'href',
      `mailto:${SITE.contact.email}`,
    );
    await expect(chat.input).toHaveValue('Nej');
    await chat.send.click();
    await expect(chat.bubbles).toHaveCount(5);
    await expect(chat.input).toBeFocused();

    const { session } = await stored(page);
    expect(sent).toEqual([
      {
        sessionId: session,
        message: `${question}\nTack`,
        language: 'sv',
        clientId: expect.stringMatching(/^[\w-]{22,64}$/) as unknown,
      },
      expect.objectContaining({ message: 'Nej', language: 'sv' }),
    ]);
    const shown = await textsOf(chat);
    expect(await conversationOf(page.request, session)).toEqual([
      { role: 'user', content: shown[1] },
      { role: 'assistant', content: shown[2] },
      { role: 'user', content: shown[3] },
      { role: 'assistant', content: shown[4] },
    ]);
    const times = chat.log.locator('time');
    await expect(times).toHaveCount(5);
    for (const time of await times.all()) {
      await expect(time).toHaveText(/^\d\d:\d\d$/);
      expect(await time.getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    }
    expect(await violations(page)).toEqual([]);
    expect(log).toEqual([]);
  });

  test('it lives through navigations and the toggle, whose texts it takes on', async ({
    page,
    isMobile,
  }) => {
    const log = recordLog(page);
    const chat = await startChat(page, SWEDISH);
    await sayAndWait(chat, 'Vad kostar SEO?');
    const before = await textsOf(chat);
    await chat.input.fill('Mitt utkast');
    await markWindow(page);

    const link = chat.bubbles.last().getByRole('link');
    const target = await link.getAttribute('href');
    expect(target).toMatch(/^\//);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    if (isMobile) {
      await expect(chat.window).toHaveAttribute('data-window', 'minimised');
      await expect(page.locator('main')).not.toHaveAttribute('inert');
      await chat.expand.click();
    }
    await expect(chat.window).toHaveAttribute('data-window', 'expanded');
    expect(await textsOf(chat)).toEqual(before);

    if (isMobile) {
      await chat.minimise.click();
      await page.locator('.menu-button').click();
    }
    await page.locator('[data-language-toggle]').first().click();
    const translated = chatOf(page, ENGLISH);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const name = ENGLISH.texts.chat.launcher;
    await expect(translated.launcher).toHaveAttribute('aria-label', name);
    await expect(page.locator('#chat')).toHaveAttribute('aria-label', name);
    if (isMobile) await translated.expand.click();
    await expect(translated.input).toHaveValue('Mitt utkast');
    await expect(translated.bubbles.first()).toHaveText(greetingOf(ENGLISH));
    expect((await textsOf(translated)).slice(1)).toEqual(before.slice(1));
    expect(await violations(page)).toEqual([]);
    const request = page.waitForRequest(CHAT_CALL);
    await translated.input.press('Enter');
    expect((await request).postDataJSON()).toMatchObject({ language: 'en' });
    await expect(translated.bubbles).toHaveCount(5);
    expect(await isMarked(page)).toBe(true);
    expect(log).toEqual([]);
  });

  test('erasing asks first, then takes everything away, here and at ours', {
    tag: '@desktop',
  }, async ({ page }) => {
    const log = recordLog(page);
    const chat = await startChat(page, SWEDISH);
    await sayAndWait(chat, 'Hej');
    const { session } = await stored(page);
    expect(await conversationOf(page.request, session)).toHaveLength(2);

    await chat.erase.click();
    await expect(chat.window.getByText(words.eraseQuestion)).toBeVisible();
    await expect(chat.eraseNo).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await chat.eraseNo.click();
    await expect(chat.erase).toBeFocused();
    expect(await conversationOf(page.request, session)).toHaveLength(2);

    await page.route('**/api/chat-assistant?*', (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
    );
    await chat.erase.click();
    await chat.eraseYes.click();
    await expect(chat.window.getByText(words.eraseFailed)).toBeVisible();
    await expect(chat.eraseYes).toBeFocused();
    expect(await violations(page)).toEqual([]);
    expect((await stored(page)).session).toBe(session);
    await page.unroute('**/api/chat-assistant?*');

    await chat.eraseYes.click();
    await expect(chat.form).toBeVisible();
    await expect(chat.field.name).toBeFocused();
    await expect(chat.bubbles).toHaveCount(0);
    await expect(page.getByRole('status')).toHaveText(words.erased);
    expect(await conversationOf(page.request, session)).toEqual([]);
    const after = await stored(page);
    expect(after.visitor).toBeNull();
    expect(after.session).not.toBe(session);
    await introduce(chat);
    await expect(chat.bubbles).toHaveText([greeting]);
    expect(log).toEqual(['Failed to erase the conversation']);
  });
});

test('X closes; the transcript is asked for once there is more than one message', {
  tag: '@desktop',
}, async ({ page }) => {
  const log = recordLog(page);
  const asked = recordBodies(page, '/api/send-chat-transcript');
  const mark = `Fråga ${Date.now()}-${Math.random()}`;
  await page.clock.install();
  const chat = await openChat(page, SWEDISH);
  // Whoever fills in the form at once is taken for a machine, whose mail waits.
  await page.clock.runFor(3000);
  await chat.close.click();
  await expect(chat.window).toBeHidden();
  await expect(chat.launcher).toBeFocused();
  await expect(chat.launcher).toHaveAttribute('aria-expanded', 'false');

  await chat.launcher.click();
  await introduce(chat);
  await expect(chat.bubbles).toHaveCount(1);
  await chat.close.click();
  await chat.launcher.click();
  await sayAndWait(chat, mark);
  expect(asked).toEqual([]);
  const before = await textsOf(chat);

  await chat.close.click();
  const { session } = await stored(page);
  await expect.poll(() => asked).toEqual([{ sessionId: session }]);
  await expect.poll(() => mailWith(page, mark)).toContain(VISITOR.name);
  expect(await mailWith(page, mark)).toContain(`replies go to ${VISITOR.email}`);

  await chat.launcher.click();
  await expect(chat.window).toHaveAttribute('data-window', 'expanded');
  expect(await textsOf(chat)).toEqual(before);
  await page.route(TRANSCRIPT_CALL, (route) => route.fulfill({ status: 500 }));
  await chat.input.fill('Utkast');
  await page.keyboard.press('Escape');
  await expect(chat.window).toBeHidden();
  await expect(chat.launcher).toBeFocused();
  await expect.poll(() => log).toEqual(['Failed to send conversation email']);
  await chat.launcher.click();
  expect(await textsOf(chat)).toEqual(before);
  await expect(chat.input).toHaveValue('Utkast');
  expect(asked).toHaveLength(2);
});

test('someone who returns when all has expired is introduced again by the first question', {
  tag: '@desktop',
}, async ({ page }) => {
  const log = recordLog(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(
    (visitor) => localStorage.setItem('chat_user_info', visitor),
    JSON.stringify(VISITOR),
  );
  const chat = await openChat(page, SWEDISH);
  await expect(chat.bubbles).toHaveCount(1);
  expect(sent).toEqual([]);

  const takeBack = await force(page, { status: 500 }, VISITOR_CALL);
  await sayAndWait(chat, 'Vad kostar SEO?');
  await expect.poll(() => log).toEqual(['Failed to save user info']);
  await takeBack();
  const mark = `Och för ärende ${Date.now()}?`;
  await sayAndWait(chat, mark);
  await sayAndWait(chat, 'Tack');
  const [introduction, question] = ['/api/chat-assistant/user-info', '/api/chat-assistant'];
  expect(sent).toEqual([introduction, question, introduction, question, question]);
  await chat.close.click();
  await expect.poll(() => mailWith(page, mark)).toContain(`replies go to ${VISITOR.email}`);
});

test('a reload in mid-conversation keeps it, also what was said just before', {
  tag: '@desktop',
}, async ({ page }) => {
  const chat = await startChat(page, SWEDISH);
  await sayAndWait(chat, 'Vad kostar en hemsida?');
  const before = await textsOf(chat);
  const { session } = await stored(page);
  await chat.input.fill('Och hur lång tid tar det?');
  const reloaded = page.waitForEvent('domcontentloaded');
  await chat.input.evaluate((input: HTMLTextAreaElement) => {
    input.form?.requestSubmit();
    location.reload();
  });
  await reloaded;
  await expect(chat.window).toHaveCount(0);
  await expect.poll(async () => (await conversationOf(page.request, session)).length).toBe(4);
  await chat.launcher.click();
  await expect(chat.bubbles).toHaveCount(4);
  expect((await textsOf(chat)).slice(0, 3)).toEqual([
    ...before.slice(1),
    'Och hur lång tid tar det?',
  ]);
  await expect(chat.form).toHaveCount(0);
  expect((await stored(page)).session).toBe(session);
});

test('with the storage shut it works until the page is left', { tag: '@desktop' }, async ({
  page,
}) => {
  const log = recordLog(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  const sessions: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/'))
      sessions.push((request.postDataJSON() as { sessionId: string }).sessionId);
  });
  const chat = await startChat(page, SWEDISH);
  await sayAndWait(chat, 'Hej');
  await sayAndWait(chat, 'Vad kostar SEO?');
  await chat.close.click();
  await chat.launcher.click();
  await expect(chat.bubbles).toHaveCount(5);
  expect(new Set(sessions).size).toBe(1);
  const [session] = sessions;
  expect(await conversationOf(page.request, String(session))).toHaveLength(4);
  await chat.erase.click();
  await chat.eraseYes.click();
  await expect(chat.form).toBeVisible();
  expect(await conversationOf(page.request, String(session))).toEqual([]);
  await introduce(chat);
  await expect.poll(() => new Set(sessions).size).toBe(2);
  expect(log).toEqual([]);
});

test.describe('two tabs', { tag: '@desktop' }, () => {
  /** What happens in a tab that the visitor comes back to. */
  const comeBack = (page: Page): Promise<void> =>
    page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });

  test('show one conversation; both may speak; erased in one it is gone in both', async ({
    page,
    context,
  }) => {
    const chat = await startChat(page, SWEDISH);
    await sayAndWait(chat, 'Hej från den första');
    const second = await context.newPage();
    const log = [recordLog(page), recordLog(second)];
    const other = await openChat(second, SWEDISH);
    await expect(other.bubbles).toHaveCount(2);
    await expect(other.form).toHaveCount(0);

    await Promise.all([say(chat, 'Fråga ett'), say(other, 'Fråga två')]);
    await expect(chat.bubbles).toHaveCount(5);
    await expect(other.bubbles).toHaveCount(4);
    await other.input.fill('Halvskrivet');
    await Promise.all([comeBack(page), comeBack(second)]);
    await expect(chat.bubbles).toHaveCount(7);
    await expect(other.bubbles).toHaveCount(6);
    await expect(other.input).toHaveValue('Halvskrivet');
    const { session } = await stored(page);
    const contents = (await conversationOf(page.request, session)).map(({ content }) => content);
    for (const text of ['Hej från den första', 'Fråga ett', 'Fråga två'])
      expect(contents.filter((content) => content === text)).toHaveLength(1);

    await chat.erase.click();
    await chat.eraseYes.click();
    await expect(other.form).toBeVisible();
    await expect(other.bubbles).toHaveCount(0);
    expect((await stored(second)).session).toBe((await stored(page)).session);
    await introduce(other);
    await expect(chat.form).toHaveCount(0);
    await expect(chat.bubbles).toHaveCount(1);
    expect(log).toEqual([[], []]);
  });

  test('a closed chat has caught up when it is opened again', async ({ page, context }) => {
    const chat = await startChat(page, SWEDISH);
    await sayAndWait(chat, 'Hej');
    await chat.close.click();
    const second = await context.newPage();
    await sayAndWait(
      await openChat(second, SWEDISH).then(async (other) => {
        await expect(other.bubbles).toHaveCount(2);
        return other;
      }),
      'Vad kostar SEO?',
    );
    await comeBack(page);
    await chat.launcher.click();
    await expect(chat.bubbles).toHaveCount(5);
  });

  test('a page that comes out of the browser’s cache does not show what was erased', async ({
    page,
  }) => {
    const chat = await startChat(page, SWEDISH);
    await sayAndWait(chat, 'Hej');
    // As a frozen page: storage events of the other tab have not come.
    await page.evaluate(() => localStorage.removeItem('chat_user_info'));
    await comeBack(page);
    await expect(chat.form).toBeVisible();
    await expect(chat.bubbles).toHaveCount(0);
  });
});

test.describe('what happens at the same time', { tag: '@desktop' }, () => {
  test('closed while the form is on its way: the conversation is there on return', async ({
    page,
  }) => {
    const chat = await openChat(page, SWEDISH);
    const held = await hold(page, VISITOR_CALL, 'POST');
    for (const [name, value] of Object.entries(VISITOR))
      await chat.field[name as keyof typeof VISITOR].fill(value);
    await chat.start.click();
    await expect.poll(held.asked).toBe(1);
    await chat.field.phone.press('Enter');
    await chat.close.click();
    held.release();
    await expect.poll(async () => (await stored(page)).visitor).not.toBeNull();
    await chat.launcher.click();
    await expect(chat.bubbles).toHaveCount(1);
    await expect(chat.form).toHaveCount(0);
  });

  test('erased while a reply is on its way: it never comes, and nothing is blocked', async ({
    page,
  }) => {
    const log = recordLog(page);
    const chat = await startChat(page, SWEDISH);
    await sayAndWait(chat, 'Hej');
    const held = await hold(page, CHAT_CALL, 'POST');
    await say(chat, 'Vad kostar SEO?');
    await expect.poll(held.asked).toBe(1);
    await chat.erase.click();
    await chat.eraseYes.click();
    await expect(chat.form).toBeVisible();
    const answered = page.waitForResponse(CHAT_CALL);
    held.release();
    await answered;
    await introduce(chat);
    await expect(chat.bubbles).toHaveCount(1);
    await expect(chat.send).toBeEnabled();
    await sayAndWait(chat, 'Hej igen');
    await expect(chat.bubbles).toHaveCount(3);
    expect(log).toEqual([]);
  });

  test('erased while the conversation is being read again: it does not come back', async ({
    page,
  }) => {
    const chat = await startChat(page, SWEDISH);
    await sayAndWait(chat, 'Hej');
    const stale = await page.request
      .get(`/api/chat-assistant?sessionId=${(await stored(page)).session}`, {
        headers: { authorization: 'Bearer local-development-key' },
      })
      .then((answer) => answer.json() as Promise<unknown>);
    let answer: (() => void) | undefined;
    await page.route('**/api/chat-assistant?*', async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return route.fulfill({ json: stale });
    });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => answer !== undefined).toBe(true);
    await chat.erase.click();
    await chat.eraseYes.click();
    await expect(chat.form).toBeVisible();
    const arrived = page.waitForResponse('**/api/chat-assistant?*');
    answer?.();
    await arrived;
    await painted(page);
    await expect(chat.bubbles).toHaveCount(0);
    await expect(chat.form).toBeVisible();
  });

  test('a conversation that was read before the last message does not take it away', async ({
    page,
  }) => {
    const chat = await startChat(page, SWEDISH);
    let answer: (() => void) | undefined;
    await page.route('**/api/chat-assistant?*', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return route.fulfill({ json: { messages: [] } });
    });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => answer !== undefined).toBe(true);
    await sayAndWait(chat, 'Hej');
    const arrived = page.waitForResponse('**/api/chat-assistant?*');
    answer?.();
    await arrived;
    await painted(page);
    await expect(chat.bubbles).toHaveCount(3);
  });

  test('the language is toggled while a reply is on its way: it arrives, in the new surroundings', async ({
    page,
  }) => {
    const chat = await startChat(page, SWEDISH);
    const held = await hold(page, CHAT_CALL, 'POST');
    await say(chat, 'Vad kostar SEO?');
    await page.locator('[data-language-toggle]').first().click();
    const english = chatOf(page, ENGLISH);
    await expect(english.typing).toBeAttached();
    held.release();
    await expect(english.bubbles).toHaveCount(3);
    const said = await conversationOf(page.request, (await stored(page)).session);
    await expect(english.bubbles.last()).toHaveText(said.at(-1)?.content ?? '');
  });

  test('the button pressed twice before the code has come opens the chat', async ({ page }) => {
    await open(page, '/');
    const held = await hold(page, '**/assets/start-chat-*.js', 'GET');
    const chat = chatOf(page, SWEDISH);
    await chat.launcher.dblclick();
    await expect.poll(held.asked).toBe(1);
    held.release();
    await expect(chat.form).toBeVisible();
    await painted(page);
    await expect(chat.form).toBeVisible();
  });

  test('the code that did not come: the visitor is told whom to call, and the next press fetches it again', async ({
    page,
  }) => {
    await open(page, home);
    const chat = chatOf(page, SWEDISH);
    await page.route('**/assets/start-chat-*.js', (route) => route.abort(), { times: 2 });
    const note = page.getByRole('alert');
    const { phone, phoneInternational } = SITE.contact;
    for (const press of ['first', 'second']) {
      await chat.launcher.click();
      await expect(note, press).toHaveText(`${texts.chat.unavailable} ${phone}`);
    }
    await expect(note.getByRole('link')).toHaveAttribute('href', `tel:${phoneInternational}`);
    expect(await violations(page)).toEqual([]);
    await chat.launcher.click();
    await expect(chat.form).toBeVisible();
    await expect(note).toHaveCount(0);
  });
});
