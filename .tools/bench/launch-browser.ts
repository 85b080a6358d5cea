import { type Browser, chromium } from '@playwright/test';
import { findOrInstallBrowser } from '../find-browser.ts';

/** Starts the browser of a measurement. Without a path, it is the full browser. */
export function launchBrowser(executablePath: string = findOrInstallBrowser()): Promise<Browser> {
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}
