import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const HEADLESS_SHELL = 'chromium-headless-shell';
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * Returns the path of a browser for tests: `CHROMIUM_PATH`, the system's Chromium or Chrome, or Playwright's Chromium. Without any of
 * these it installs Chromium: Debian's package for root on Debian, else Playwright's download.
 */
export function findOrInstallBrowser(): string {
  return findBrowser() ?? installBrowser();
}

/** Returns the path of an installed browser. */
function findBrowser(): string | undefined {
  const candidates = [
    process.env['CHROMIUM_PATH'] ?? '',
    ...commandPaths(COMMANDS),
    MAC_CHROME,
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== '' && existsSync(path));
}

/**
 * Returns the path of Chromium without windows, which needs about two thirds of the processor time of the browser: `HEADLESS_SHELL_PATH`
 * or the system's. If neither exists, returns the path of the browser. The headless shell has no back/forward cache.
 */
export function findHeadlessShell(): string {
  const candidates = [process.env['HEADLESS_SHELL_PATH'] ?? '', ...commandPaths([HEADLESS_SHELL])];
  return candidates.find((path) => path !== '' && existsSync(path)) ?? findOrInstallBrowser();
}

/** Returns the paths at which the system looks for commands. */
function commandPaths(names: readonly string[]): string[] {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
}

function installBrowser(): string {
  console.log('No Chromium found. Installing one for the tests.');
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (isRootOnDebian) {
    spawnSync('apt-get', ['update'], { stdio: 'inherit' });
    for (const name of ['chromium', HEADLESS_SHELL])
      spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], { stdio: 'inherit' });
  }
  if (!findBrowser()) execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  const found = findBrowser();
  if (!found)
    throw new Error(
      'Chromium could not be installed. Install it, or set CHROMIUM_PATH. Example: CHROMIUM_PATH=/usr/bin/chromium',
    );
  return found;
}
