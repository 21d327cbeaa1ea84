import type { LaunchOptions } from '@playwright/test';
import { browserPath } from './browser-path';

/**
 * What Playwright turns off, for the browser heeds the last such list only, and what opening a window
 * takes a third of: two pages of the browser's own address bar, and a process kept ready for another.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join()}`,
  // Nothing reaches the network: every host but this machine is unknown.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** How the tests start a browser that is installed, with more arguments where a test needs them. */
export const launchOptions = (...more: string[]): LaunchOptions => start('light', more);

/** How measurements start the browser that is likest to a visitor's. */
export const wholeBrowser = (): LaunchOptions => start('whole', []);

function start(prefer: 'light' | 'whole', more: readonly string[]): LaunchOptions {
  const executablePath = browserPath(prefer);
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...ARGUMENTS, ...more],
  };
}
