import { spawnSync } from 'node:child_process';
import { browserPath, programPath } from './browser-path';

/** What tests need of the machine, and Debian's packages of it. */
interface Need {
  isMet: () => boolean;
  missing: string;
  packages: readonly string[];
  remedy: string;
}

const BROWSER: Need = {
  isMet: () => browserPath('light') !== undefined,
  missing: process.env.CHROMIUM_PATH
    ? 'CHROMIUM_PATH is no program'
    : 'No Chrome or Chromium was found',
  packages: ['chromium-headless-shell'],
  remedy:
    'install Google Chrome or Chromium (Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH to its program',
};

/** Arial or its likes: while the site's own fonts are on their way, its words stand in Arial, stretched to them. */
const FONT: Need = {
  isMet: () =>
    process.platform !== 'linux' ||
    /Arial|Arimo|Liberation/.test(spawnSync('fc-match', ['Arial'], { encoding: 'utf8' }).stdout),
  missing: 'No font of Arial’s widths was found',
  packages: ['fontconfig', 'fonts-liberation'],
  remedy: 'install one (Debian: apt-get install fontconfig fonts-liberation)',
};

const OTHERS = [['firefox-esr', 'firefox'], ['WebKitWebDriver'], ['xvfb-run'], ['xauth']] as const;

const ENGINES: Need = {
  isMet: () => OTHERS.every((names) => programPath(names)),
  missing: 'Firefox, WebKitGTK’s driver, Xvfb or xauth was not found',
  packages: ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth'],
  remedy: 'install all four (Debian: apt-get install firefox-esr webkit2gtk-driver xvfb xauth)',
};

/** Before tests in a browser: a machine without a need gets Debian's, or one line saying what it lacks. */
function ensure({ isMet, missing, packages, remedy }: Need): number {
  if (isMet()) return 0;
  const refuse = (what: string): number => {
    console.error(`${what}. These tests need it: ${remedy}.`);
    return 1;
  };
  const mayInstall = process.getuid?.() === 0 && succeeds(['apt-get', '--version'], 'ignore');
  if (!mayInstall || process.env.CHROMIUM_PATH) return refuse(missing);
  console.log(`${missing}: installing Debian’s ${packages.join(', ')}.`);
  const installed =
    succeeds(['apt-get', 'update'], 'inherit') &&
    succeeds(['apt-get', 'install', '-y', '--no-install-recommends', ...packages], 'inherit');
  return installed && isMet() ? 0 : refuse(`${packages.join(', ')} could not be installed`);
}

function succeeds(
  [program, ...args]: readonly [string, ...string[]],
  stdio: 'inherit' | 'ignore',
): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio, env }).status === 0;
}

const needs = process.argv[2] === 'engines' ? [ENGINES] : [BROWSER, FONT];
process.exitCode = needs.map(ensure).find((code) => code !== 0) ?? 0;
