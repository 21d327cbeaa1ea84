import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = [
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

/** The Chrome or Chromium that the tests drive: `CHROMIUM_PATH`, or the first that is installed. */
export function browserPath(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) return [env.CHROMIUM_PATH].find(isExecutable);
  return programPath(NAMES, env) ?? MAC.find(isExecutable);
}

/** The first of some programs that is installed. */
export function programPath(names: readonly string[], env = process.env): string | undefined {
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'].filter(Boolean);
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
