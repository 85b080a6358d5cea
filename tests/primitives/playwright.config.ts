import { defineConfig } from '@playwright/test';
import { findHeadlessShell } from '../../.tools/find-browser.ts';
import { createWorkbenchConfig } from '../visual/workbench-config.ts';

/**
 * Tests primitives in their stories by mouse, touch and keyboard. Requires a built workbench. `PRIMITIVES_PORT` lets two checkouts run
 * their tests at the same time.
 */
export default defineConfig({
  ...createWorkbenchConfig(Number(process.env.PRIMITIVES_PORT ?? 4395), findHeadlessShell()),
  outputDir: '../../test-results/primitives',
  forbidOnly: true,
  // As in the configuration of the journeys.
  retries: process.env.CI ? 1 : 0,
  // A generous limit, because machines differ.
  expect: { timeout: 30_000 },
});
