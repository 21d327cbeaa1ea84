import { defineConfig } from '@playwright/test';
import browser from '../../playwright.config';
import { WEBKIT_PORT } from './engine';

/** What visitors do most, in other engines than Chromium: Firefox by WebDriver BiDi, WebKitGTK by its driver. */
export default defineConfig({
  testDir: '.',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 20_000 },
  projects: [
    { name: 'firefox', use: { browserName: 'firefox' } },
    {
      name: 'webkit',
      // Its driver has one session at a time,
      workers: 1,
      // and has been seen never to answer a script: the test is then run in a new one, and called flaky.
      retries: 1,
      use: { browserName: 'webkit' },
    },
  ],
  webServer: [
    browser.webServer ?? [],
    {
      // Without -noreset Xvfb starts anew whenever a test ends, and the next may find no display.
      command: `xvfb-run -a -s '-noreset -screen 0 1400x1000x24' WebKitWebDriver --port=${WEBKIT_PORT}`,
      url: `http://127.0.0.1:${WEBKIT_PORT}/status`,
      // Without compositing that engine crashes in view transitions.
      env: { WEBKIT_FORCE_COMPOSITING_MODE: '1' },
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 2000 },
    },
  ].flat(),
});
