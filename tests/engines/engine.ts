import { test as base } from '@playwright/test';
import { launch } from 'puppeteer-core';
import { Builder, By, Key, until } from 'selenium-webdriver';
import { programPath } from '../support/browser-path';
import { PORT } from '../support/browser-server';

/** Where the configuration starts WebKitGTK's driver. */
export const WEBKIT_PORT = PORT + 100;

const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE };
const SITE = `http://127.0.0.1:${PORT}`;

/** A browser's window, as far as a visitor has it in hand; elements are named by CSS selectors. */
export interface Engine {
  open: (path: string, size?: typeof DESKTOP) => Promise<void>;
  /** With the pointer, where the element is. */
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  press: (key: keyof typeof KEYS) => Promise<void>;
  go: (to: 'back' | 'forward') => Promise<void>;
  /** Runs a function in the page. */
  read: <Value>(
    script: (...words: string[]) => Value,
    ...words: string[]
  ) => Promise<Awaited<Value>>;
  close: () => Promise<void>;
}

/** Whether a click reaches what it is meant for: nothing covers the page, nothing in it will move. */
const isStill = (): boolean => {
  const opening = document.querySelector('.opening');
  const parts = [...document.querySelectorAll('main > *, footer *')];
  return (
    !document.documentElement.matches(':active-view-transition') &&
    (!opening || getComputedStyle(opening).visibility === 'hidden') &&
    parts.every((element) => getComputedStyle(element).contentVisibility !== 'auto')
  );
};

const PATIENCE_MS = 20_000;
const DESKTOP = { width: 1280, height: 900 };

async function firefox(): Promise<Engine> {
  const executablePath = programPath(['firefox-esr', 'firefox']) ?? 'firefox';
  const browser = await launch({ browser: 'firefox', executablePath });
  const page = await browser.newPage();
  const click = async (selector: string): Promise<void> => {
    await page.waitForFunction(isStill);
    await page.locator(selector).click();
  };
  return {
    async open(path, size = DESKTOP) {
      await page.setViewport(size);
      await page.goto(SITE + path, { waitUntil: 'domcontentloaded' });
    },
    click,
    async type(selector, text) {
      await click(selector);
      await page.keyboard.type(text);
    },
    press: (key) => page.keyboard.press(key),
    go: async (to) => void (await (to === 'back' ? page.goBack() : page.goForward())),
    read: (script, ...words) => page.evaluate(script, ...words),
    close: () => browser.close(),
  };
}

async function webkit(): Promise<Engine> {
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${WEBKIT_PORT}`)
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build();
  const click = async (selector: string): Promise<void> => {
    await driver.wait(() => driver.executeScript<boolean>(isStill), PATIENCE_MS, 'moves still');
    await driver.wait(until.elementLocated(By.css(selector)), PATIENCE_MS).click();
  };
  return {
    async open(path, size = DESKTOP) {
      await driver.manage().window().setRect(size);
      await driver.get(SITE + path);
    },
    click,
    async type(selector, text) {
      await click(selector);
      await driver.actions().sendKeys(text).perform();
    },
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    go: (to) => driver.navigate()[to](),
    read: (script, ...words) => driver.executeScript(script, ...words),
    close: () => driver.quit(),
  };
}

/** Tests of the engine that a project names, each in a window of its own. */
export const test = base.extend<{ engine: Engine }>({
  engine: async ({ browserName }, use) => {
    const engine = await (browserName === 'firefox' ? firefox() : webkit());
    await use(engine);
    await engine.close();
  },
});
