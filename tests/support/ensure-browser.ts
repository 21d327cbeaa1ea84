import { spawnSync } from 'node:child_process';
import { browserPath } from './browser-path';

const INSTALL = [
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
] as const;

/** Before the browser tests: a machine without a browser gets Debian's, or one line saying what it lacks. */
function ensureBrowser(): number {
  if (browserPath()) return 0;
  if (process.env.CHROMIUM_PATH) return refuse(`CHROMIUM_PATH is no program`);
  if (process.getuid?.() !== 0 || !succeeds(['apt-get', '--version'], 'ignore'))
    return refuse('No Chrome or Chromium was found');
  console.log('No Chrome or Chromium was found: installing Debian’s chromium.');
  const installed = INSTALL.every((command) => succeeds(command, 'inherit'));
  return installed && browserPath() ? 0 : refuse('Chromium could not be installed');
}

function refuse(what: string): number {
  console.error(
    `${what}. The browser tests need one: install Google Chrome or Chromium (Debian: apt-get install chromium), or set CHROMIUM_PATH to its program.`,
  );
  return 1;
}

function succeeds([program, ...args]: readonly [string, ...string[]], stdio: 'inherit' | 'ignore') {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio, env }).status === 0;
}

process.exitCode = ensureBrowser();
