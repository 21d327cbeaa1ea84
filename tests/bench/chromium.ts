import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../support/browser-launch';

/** Only this machine answers: every other host name leads nowhere. */
const LOOPBACK_ONLY = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

/** @throws Error where no Chrome or Chromium is installed. */
export function launchChromium(): Promise<Browser> {
  const options = launchOptions(LOOPBACK_ONLY);
  if (options.executablePath === undefined) {
    throw new Error('No Chrome or Chromium. Install one, or name it in CHROMIUM_PATH.');
  }
  return chromium.launch(options);
}
