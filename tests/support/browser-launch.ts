import type { LaunchOptions } from '@playwright/test';
import { browserPath } from './browser-path';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How the tests start the browser that is installed, with more arguments where a test needs them. */
export function launchOptions(...more: string[]): LaunchOptions {
  const executablePath = browserPath();
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...ARGUMENTS, ...more],
  };
}
