import { defineConfig } from '@playwright/test';
import { findHeadlessShell, findOrInstallBrowser } from '../../.tools/find-browser.ts';
import { createWorkbenchConfig } from '../visual/workbench-config.ts';

const { use, ...config } = createWorkbenchConfig(Number(process.env.PRIMITIVES_PORT ?? 4395));
const useBrowser = (executablePath: string) => ({
  ...use,
  launchOptions: { ...use?.launchOptions, executablePath },
});
/** These tests need full Chromium. They wait for scripts that a pointer loads, and the headless shell moves a pointer by itself. */
const MOTION = /motion\.spec\.ts$/;

/**
 * Tests primitives in their stories by mouse, touch and keyboard. Requires a built workbench. `PRIMITIVES_PORT` lets two checkouts run
 * their tests at the same time.
 */
export default defineConfig({
  ...config,
  projects: [
    { name: 'motion', testMatch: MOTION, use: useBrowser(findOrInstallBrowser()) },
    { name: 'without windows', testIgnore: MOTION, use: useBrowser(findHeadlessShell()) },
  ],
  outputDir: '../../test-results/primitives',
  forbidOnly: true,
  // Same as in the configuration of the journeys.
  retries: process.env.CI ? 1 : 0,
  // A generous limit, because machines differ.
  expect: { timeout: 30_000 },
});
