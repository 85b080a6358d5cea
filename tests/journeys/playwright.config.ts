import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findHeadlessShell } from '../../.tools/find-browser.ts';

/** `JOURNEYS_PORT` lets two checkouts run their journeys at the same time. */
const PORT = Number(process.env.JOURNEYS_PORT ?? 4391);

/** Visitor journeys on the built site. They run in the headless shell of Chromium. A spec that needs the full browser starts it itself. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  // One more browser than cores, because a browser waits for about a tenth of its time.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  // CI repeats a failed journey once and lists it as flaky if it then passes. A flaky journey has a defect to repair.
  retries: process.env.CI ? 1 : 0,
  // Timeouts catch tests that hang. They are not performance budgets, because machines differ.
  timeout: 120_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      executablePath: findHeadlessShell(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A separate process for graphics costs 7 % of the processor time, because all graphics are rendered in software.
        '--in-process-gpu',
        // The map needs WebGL, which machines without a graphics card render in software.
        '--enable-unsafe-swiftshader',
      ],
    },
    // A trace of each journey costs a quarter of the processor time. `--trace retain-on-failure` records it for one journey.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node .tools/start.ts',
    cwd: '../..',
    url: `http://localhost:${PORT}/health`,
    env: {
      PORT: String(PORT),
      LOG_LEVEL: 'error',
      // All journeys have one network address.
      FORM_POSTS: '1000',
      CART_POSTS: '10000',
      SIGN_IN_ATTEMPTS: '1000',
      PASSWORD_RESETS: '1000',
      COUPON_ATTEMPTS: '1000',
      ORDER_LOOKUPS: '1000',
      IMAGE_WARM_UP: 'no',
      // The test provider is one more method of payment.
      PAYMENT_TEST: 'yes',
      CONTENT_PREVIEW_TOKENS: 'journey-preview-token',
      PREVIEW_TEST: 'yes',
    },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
