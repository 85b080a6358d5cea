import { defineConfig } from '@playwright/test';
import { findOrFetchBrowser } from '../../.tools/find-browser.ts';

const PORT = 4392;

/** Every story of the built workbench, as `npm run visual` plans it. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  reporter: [['dot']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // What depends on the machine's screen or its fonts' smoothing would differ between two of one kind.
    launchOptions: {
      executablePath: findOrFetchBrowser(),
      args: [
        '--no-sandbox',
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
    },
  },
  webServer: {
    command: `node .tools/visual/serve-stories.ts ${PORT}`,
    cwd: '../..',
    url: `http://localhost:${PORT}/meta.json`,
    timeout: 30_000,
  },
});
