import { defineConfig } from '@playwright/test';
import { createWorkbenchConfig } from '../visual/workbench-config.ts';

/** Primitives in their stories, used by mouse, touch and keyboard. Needs a built workbench. */
export default defineConfig({
  ...createWorkbenchConfig(4395),
  outputDir: '../../test-results/primitives',
  forbidOnly: true,
  // A limit for what hangs, not a measure: machines differ.
  expect: { timeout: 30_000 },
});
