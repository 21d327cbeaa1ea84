import { expect } from '@playwright/test';
import { VISITOR } from '../support/browser-chat';
import { type Engine, test } from './engine';

/** Narrow enough for the phones' menu; WebKitGTK's window does not get narrower than 447 px. */
const PHONE = { width: 480, height: 900 };

/** How many elements of a selector can be seen. */
const seen = (engine: Engine, selector: string) =>
  engine.read(
    (wanted = '') =>
      [...document.querySelectorAll(wanted)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      ).length,
    selector,
  );
/** Waits for a visit's end: address, document and focus are the page's own. A page load leaves the focus alone. */
const arrivedAt = (engine: Engine, path: string) =>
  expect
    .poll(() =>
      engine.read(() => {
        const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
        const isFocused = document.activeElement?.matches('main h1');
        return [location.pathname, new URL(canonical?.href ?? '').pathname, isFocused];
      }),
    )
    .toEqual([path, path, true]);

test('the toggle swaps the language in place, and links lead on in it', async ({ engine }) => {
  await engine.open('/');
  await engine.click('.language-toggle');
  await expect.poll(() => seen(engine, 'html[lang=en]')).toBe(1);
  expect(await engine.read(() => location.pathname)).toBe('/');
  await engine.click('.bar .button');
  await arrivedAt(engine, '/en/contact');
  await engine.click('.language-toggle');
  await expect.poll(() => seen(engine, 'html[lang=sv]')).toBe(1);
  await engine.click('.menu a[href="/about"]');
  await arrivedAt(engine, '/om-oss');
});

test('links, back and forward change the page without a reload', async ({ engine }) => {
  await engine.open('/');
  await engine.click('.menu a[href="/portfolio"]');
  await arrivedAt(engine, '/portfolio');
  await engine.click('.menu a[href="/blog"]');
  await arrivedAt(engine, '/blogg');
  await engine.go('back');
  await arrivedAt(engine, '/portfolio');
  await engine.go('back');
  await arrivedAt(engine, '/');
  expect(await seen(engine, '.harbour')).toBe(1);
  await engine.go('forward');
  await arrivedAt(engine, '/portfolio');
  expect(await seen(engine, '.harbour')).toBe(0);
});

test('a dropdown opens by the pointer, closes by Escape and leads on', async ({ engine }) => {
  await engine.open('/terms-of-service');
  const list = '#menu-services';
  expect(await seen(engine, list)).toBe(0);
  await engine.click('[aria-controls="menu-services"]');
  await expect.poll(() => seen(engine, list)).toBe(1);
  await engine.press('Escape');
  await expect.poll(() => seen(engine, list)).toBe(0);
  await engine.click('[aria-controls="menu-services"]');
  await engine.click(`${list} a[href="/services/seo"]`);
  await arrivedAt(engine, '/tjanster/seo');
});

test('the phones’ menu opens and closes, also by leading on', async ({ engine }) => {
  await engine.open('/terms-of-service', PHONE);
  expect(await seen(engine, '.menu')).toBe(0);
  await engine.click('.menu-button');
  await engine.press('Escape');
  await expect.poll(() => seen(engine, '.menu')).toBe(0);
  await engine.click('.menu-button');
  await engine.click('[aria-controls="menu-services"]');
  await engine.click('#menu-services a[href="/services/seo"]');
  await arrivedAt(engine, '/tjanster/seo');
  expect(await seen(engine, '.menu')).toBe(0);
});

test('the accordion opens one answer at a time', async ({ engine }) => {
  await engine.open('/');
  const item = (place: number) => `.faq details:nth-child(${place})`;
  for (const place of [1, 2]) {
    await engine.click(`${item(place)} summary`);
    await expect.poll(() => seen(engine, `${item(place)}[open] p`)).toBe(1);
    expect(await seen(engine, '.faq details[open]')).toBe(1);
  }
  await engine.click(`${item(2)} summary`);
  await expect.poll(() => seen(engine, '.faq details[open]')).toBe(0);
});

test('the contact form says what is missing, and sends', async ({ engine }) => {
  await engine.open('/kontakt-oss');
  const form = '[data-island="contact-form"]';
  const island = () =>
    engine.read((at = '') => Object.keys(document.querySelector(at) ?? {}), form);
  await expect.poll(island).not.toEqual([]);
  await engine.click(`${form} [type="submit"]`);
  await expect.poll(() => seen(engine, '.field-error')).toBe(3);
  await engine.type(`${form} [name="name"]`, VISITOR.name);
  await engine.type(`${form} [name="email"]`, VISITOR.email);
  await engine.type(`${form} [name="message"]`, 'Hej! Vad kostar en sajt?');
  expect(await seen(engine, '.field-error')).toBe(0);
  await engine.click(`${form} [type="submit"]`);
  await expect.poll(() => seen(engine, '.thanks')).toBe(1);
});

test('the chat is introduced, answers, and lives through a visit', async ({ engine }) => {
  await engine.open('/terms-of-service');
  await engine.click('.chat-launcher');
  for (const [name, value] of Object.entries(VISITOR))
    await engine.type(`.chat-introduction [name="${name}"]`, value);
  await engine.press('Enter');
  await expect.poll(() => seen(engine, '.chat-words')).toBe(1);
  await engine.type('.chat-composer textarea', 'Vad har ni för öppettider?');
  await engine.press('Enter');
  const said = () => engine.read(() => document.querySelector('.chat-window')?.textContent);
  await expect.poll(said).toContain('09:00–17:00');
  await engine.click('.menu a[href="/portfolio"]');
  await arrivedAt(engine, '/portfolio');
  expect(await seen(engine, '.chat-words')).toBe(3);
});
