import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without windows, as Playwright's own: a fifth less work for the machine. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const WHOLE = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'google-chrome-beta',
];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The Chrome or Chromium to drive: `CHROMIUM_PATH`, or the first that is installed, those without
 * windows before `whole` ones or after them.
 */
export function browserPath(prefer: 'light' | 'whole'): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return [CHROMIUM_PATH].find(isExecutable);
  const light = programPath(SHELLS);
  const whole = programPath(WHOLE) ?? MAC.find(isExecutable);
  return prefer === 'light' ? (light ?? whole) : (whole ?? light);
}

/** The first of some programs that is installed. */
export function programPath(names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'].filter(
    Boolean,
  );
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
