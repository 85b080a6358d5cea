import type { PlaywrightTestConfig } from '@playwright/test';
import { findOrInstallBrowser } from '../../.tools/find-browser.ts';

/** Playwright settings for the built workbench: its server, and browser options that make two runs render the same pixels. */
export function createWorkbenchConfig(port: number): PlaywrightTestConfig {
  return {
    testDir: '.',
    fullyParallel: true,
    workers: 2,
    // Catches tests that hang. It is not a performance budget.
    timeout: 120_000,
    reporter: [['dot']],
    use: {
      baseURL: `http://localhost:${port}`,
      // Disables hinting, font smoothing and colour profiles, which differ between machines.
      launchOptions: {
        executablePath: findOrInstallBrowser(),
        args: [
          '--no-sandbox',
          '--font-render-hinting=none',
          '--disable-lcd-text',
          '--force-color-profile=srgb',
          // Paints images completely, and repaints whole areas instead of changed parts.
          '--disable-checker-imaging',
          '--disable-partial-raster',
        ],
      },
    },
    webServer: {
      command: `node .tools/visual/serve-stories.ts ${port}`,
      cwd: `${import.meta.dirname}/../..`,
      url: `http://localhost:${port}/meta.json`,
      timeout: 30_000,
    },
  };
}
