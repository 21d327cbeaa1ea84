import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/support/browser-launch';
import { CHAT_FOLDER, PORT, SITE_FOLDER } from './tests/support/browser-server';

/** Tests tagged `@desktop` or `@phone` run at that size only, all others at both. */
export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  // One more than the cores of a small machine, for tests wait for frames and timers.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // For what hangs; a busy machine takes long for what is well.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: launchOptions(),
    // The tests of what moves ask for it; elsewhere it would only take the machine's time.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `node build/run.mjs start --out ${SITE_FOLDER}`,
    cwd: import.meta.dirname,
    env: { PORT: String(PORT), CHAT_DATA: CHAT_FOLDER },
    // The port answers before the build is done, with what an earlier run left behind.
    wait: { stdout: /The site is at/ },
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
