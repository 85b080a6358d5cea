import type { PlaywrightTestConfig } from '@playwright/test';
import { findOrFetchBrowser } from '../../.tools/find-browser.ts';

/** Settings of whoever shows the built workbench in a browser: where it is served, and what makes two runs draw the same. */
export function onWorkbench(port: number): PlaywrightTestConfig {
  return {
    testDir: '.',
    fullyParallel: true,
    workers: 2,
    // A limit for what hangs, not a measure.
    timeout: 120_000,
    reporter: [['dot']],
    use: {
      baseURL: `http://localhost:${port}`,
      // What depends on the machine's screen or its fonts' smoothing would differ between two of one kind.
      launchOptions: {
        executablePath: findOrFetchBrowser(),
        args: [
          '--no-sandbox',
          '--font-render-hinting=none',
          '--disable-lcd-text',
          '--force-color-profile=srgb',
          // Pictures are painted whole, and areas anew, not only the part of them that has changed.
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
