import { defineConfig } from '@playwright/test';
import { createWorkbenchConfig } from '../visual/workbench-config.ts';

/** Tests primitives in their stories by mouse, touch and keyboard. Requires a built workbench. */
export default defineConfig({
  ...createWorkbenchConfig(4395),
  outputDir: '../../test-results/primitives',
  forbidOnly: true,
  // A generous limit, because machines differ.
  expect: { timeout: 30_000 },
});
