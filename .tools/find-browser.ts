import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * The browser for tests, as a path: `CHROMIUM_PATH`, the system's Chromium or Chrome, Playwright's own if it was fetched. Where
 * there is none it is fetched: Debian's package for root on Debian, else Playwright's download.
 */
export function findOrFetchBrowser(): string {
  return findBrowser() ?? fetchBrowser();
}

export function findBrowser(): string | undefined {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => COMMANDS.map((name) => join(folder, name)));
  const candidates = [process.env['CHROMIUM_PATH'] ?? '', ...onPath, MAC_CHROME, chromium.executablePath()];
  return candidates.find((path) => path !== '' && existsSync(path));
}

function fetchBrowser(): string {
  console.log('No Chromium found; fetching one for the tests.');
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (isRootOnDebian) {
    spawnSync('apt-get', ['update'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'inherit' });
  }
  if (!findBrowser()) execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  const found = findBrowser();
  if (!found) throw new Error('No browser could be fetched. Install Chromium, or set CHROMIUM_PATH to one.');
  return found;
}
