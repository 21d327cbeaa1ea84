import { violations } from '../support/browser-axe';
import {
  CONVERSATION_CALL,
  VISITOR,
  VISITOR_CALL,
  conversationOf,
  force,
  greetingOf,
  introduce,
  openChat,
  recordLog,
  replyWith,
  say,
  sayAndWait,
  startChat,
  stored,
  textsOf,
} from '../support/browser-chat';
import { SWEDISH } from '../support/browser-editions';
import { expect, painted, test } from '../support/browser-test';

const words = SWEDISH.texts.chat;
const greeting = greetingOf(SWEDISH);

test('what fails gets the apology and can be sent again, stored once', {
  tag: '@desktop',
}, async ({ page }) => {
  const log = recordLog(page);
  const chat = await startChat(page, SWEDISH);
  // Stored by the functions; the answer does not get through.
  const clientIds: string[] = [];
  await page.route(
    '**/api/chat-assistant',
    async (route) => {
      await route.fetch();
      await route.fulfill({ status: 500, json: {} });
    },
    { times: 1 },
  );
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/chat-assistant'))
      clientIds.push((request.postDataJSON() as { clientId: string }).clientId);
  });
  await say(chat, 'Hallå där');
  await expect(chat.retry).toBeVisible();
  expect(await textsOf(chat)).toEqual([greeting, 'Hallå där', `${words.apology}${words.retry}`]);
  await expect(chat.send).toBeEnabled();
  expect(await violations(page)).toEqual([]);

  const takeBack = await force(page, 'abort');
  await chat.retry.click();
  await expect(chat.input).toBeFocused();
  await expect.poll(() => clientIds.length).toBe(2);
  await expect(chat.retry).toBeVisible();
  await takeBack();
  await chat.retry.click();
  await expect(chat.bubbles).toHaveCount(3);
  await expect(chat.retry).toHaveCount(0);
  await expect(chat.typing).toHaveCount(0);
  expect(new Set(clientIds).size).toBe(1);
  expect(clientIds).toHaveLength(3);
  const shown = await textsOf(chat);
  expect(await conversationOf(page.request, (await stored(page)).session)).toEqual([
    { role: 'user', content: 'Hallå där' },
    { role: 'assistant', content: shown[2] },
  ]);
  expect(log).toEqual(['Failed to send message', 'Failed to send message']);
});

test('429 and 503 tell when to send again, and then it can be', { tag: '@phone' }, async ({
  page,
}) => {
  await page.clock.install();
  const chat = await startChat(page, SWEDISH);
  for (const status of [429, 503]) {
    const takeBack = await force(page, { status, headers: { 'retry-after': '40' }, json: {} });
    const before = await chat.bubbles.count();
    const now = (): Promise<number> => page.evaluate(() => Date.now());
    const earliest = (await now()) + 40_000;
    await say(chat, `Fråga ${status}`);
    const apology = chat.bubbles.nth(before + 1);
    const waiting = new RegExp(words.retryAfter.replace('{time}', String.raw`(\d\d:\d\d:\d\d)`));
    await expect(apology).toContainText(waiting);
    await expect(apology).toContainText(words.apology);
    await expect(chat.retry).toHaveCount(0);
    const latest = (await now()) + 40_000;
    const [, told] = waiting.exec((await apology.textContent()) ?? '') ?? [];
    const range = await page.evaluate(
      (times) => times.map((time) => new Date(time).toTimeString().slice(0, 8)),
      [earliest, latest],
    );
    expect(told !== undefined && range[0] !== undefined && told >= range[0], `${told}`).toBe(true);
    expect(told !== undefined && range[1] !== undefined && told <= range[1], `${told}`).toBe(true);
    if (status === 429) expect(await violations(page)).toEqual([]);
    await takeBack();
    await page.clock.fastForward(30_000);
    await expect(apology).toContainText(waiting);
    await page.clock.fastForward(11_000);
    await chat.retry.click();
    await expect(chat.bubbles).toHaveCount(before + 2);
    await expect(chat.retry).toHaveCount(0);
  }
  expect(await conversationOf(page.request, (await stored(page)).session)).toHaveLength(4);
});

test('failures of the other calls are logged, and no more', {
  tag: '@desktop',
}, async ({ page }) => {
  const log = recordLog(page);
  const chat = await openChat(page, SWEDISH);
  for (const answer of [{ status: 500 }, 'abort'] as const) {
    const takeBack = await force(page, answer, VISITOR_CALL);
    for (const [name, value] of Object.entries(VISITOR))
      await chat.field[name as keyof typeof VISITOR].fill(value);
    await chat.field.phone.press('Enter');
    await expect.poll(() => log).toEqual(['Failed to save user info']);
    log.length = 0;
    await expect(chat.form).toBeVisible();
    await expect(chat.start).toHaveAttribute('aria-disabled', 'false');
    await expect(chat.field.name).toHaveValue(VISITOR.name);
    expect((await stored(page)).visitor).toBeNull();
    await takeBack();
  }

  const broken = [
    { status: 500 },
    { status: 200, body: '<html>' },
    { status: 200, json: {} },
    'abort',
  ] as const;
  for (const answer of broken) {
    const takeBack = await force(page, answer, CONVERSATION_CALL, 'GET');
    if (await chat.form.isVisible()) await introduce(chat);
    else {
      await page.reload({ waitUntil: 'domcontentloaded' });
      await chat.launcher.click();
    }
    await expect(chat.bubbles).toHaveText([greeting]);
    await expect.poll(() => log).toEqual(['Failed to get conversation']);
    log.length = 0;
    await takeBack();
  }
  // The greeting counts, and so does a message that failed.
  const takeBack = await force(page, replyWith(undefined));
  await say(chat, 'Hej');
  await expect(chat.retry).toBeVisible();
  await takeBack();
  await expect.poll(() => log).toEqual(['Failed to send message']);
  await page.route('**/api/send-chat-transcript', (route) => route.abort());
  await chat.close.click();
  await expect
    .poll(() => log)
    .toEqual(['Failed to send message', 'Failed to send conversation email']);
  await expect(chat.window).toBeHidden();
});

test('what did not get through stays when the conversation is read again', {
  tag: '@desktop',
}, async ({ page }) => {
  const chat = await startChat(page, SWEDISH);
  await sayAndWait(chat, 'Hej');
  const takeBack = await force(page, { status: 500 });
  await sayAndWait(chat, 'Hej');
  await takeBack();
  const before = await textsOf(chat);
  await chat.log.evaluate((log) => {
    const changes = new MutationObserver((records) => {
      log.dataset.changes = String(records.length);
    });
    changes.observe(log, { childList: true, subtree: true, characterData: true });
  });
  const read = page.waitForResponse(CONVERSATION_CALL);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await read;
  await painted(page);
  expect(await textsOf(chat)).toEqual(before);
  // Nothing is read out a second time.
  expect(await chat.log.getAttribute('data-changes')).toBeNull();
  await chat.retry.click();
  await expect(chat.retry).toHaveCount(0);
  await expect(chat.bubbles).toHaveCount(5);
  expect(await conversationOf(page.request, (await stored(page)).session)).toHaveLength(4);
});

const HOSTILE = [
  '<script>window.marker = true</script>',
  '<img src=x onerror="window.marker = true">',
  '<svg onload="window.marker = true"><a href="javascript:window.marker=true">x</a></svg>',
  '"><iframe src="javascript:parent.marker=true"></iframe>',
  'javascript:window.marker=true data:text/html,<script>1</script> //evil.example /\\evil.example',
  '[x](javascript:window.marker=true) {{constructor.constructor("window.marker=true")()}}',
  '<style>*{display:none}</style>&lt;b&gt;&#x3c;b&#x3e;',
  '</div></main></body><base href="//evil.example/">',
  '\u202Egpj.exe\u0000\u0007 \uFEFF',
];

test('markup is words, whoever says it; links are what they look like', {
  tag: '@desktop',
}, async ({ page }) => {
  const log = recordLog(page);
  const chat = await startChat(page, SWEDISH);
  const hostile = HOSTILE.join('\n');
  for (const text of [
    hostile,
    `https://a.example/"onclick=x'<b>\nhttps://b.example mailto:a@b.example`,
  ]) {
    const takeBack = await force(page, replyWith(text));
    await sayAndWait(chat, text);
    await takeBack();
  }
  const [, question, reply] = await chat.bubbles.all();
  const withoutNull = hostile.replaceAll('\0', '\uFFFD');
  for (const bubble of [question, reply])
    expect((await bubble?.textContent())?.replaceAll('\0', '\uFFFD').trim()).toBe(
      withoutNull.trim(),
    );
  const inside = await chat.log
    .locator('.chat-words *')
    .evaluateAll((elements) =>
      elements.map(
        (element) =>
          `${element.tagName} ${element.getAttributeNames().join()} ${element.getAttribute('href')}`,
      ),
    );
  expect(inside).toEqual([
    'A href https://a.example/',
    'A href https://b.example',
    'A href mailto:a@b.example',
  ]);
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await page.evaluate(() => window.marker)).toBeUndefined();
  expect(log).toEqual([]);
});
