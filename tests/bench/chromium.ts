import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

const USUAL_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  const path = named ?? USUAL_PATHS.find((candidate) => existsSync(candidate));
  if (path === undefined || !existsSync(path)) {
    throw new Error(
      `No Chromium at ${named ?? USUAL_PATHS.join(', ')}. Install one (apt install chromium) or name it in CHROMIUM_PATH.`,
    );
  }
  return path;
}

/** Only this machine answers: every other host name leads nowhere. */
const LOOPBACK_ONLY = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      LOOPBACK_ONLY,
    ],
  });
