import { defineConfig } from '@playwright/test';
import { createWorkbenchConfig } from './workbench-config.ts';

/** Captures stories of the built workbench, as planned by `npm run visual`. */
export default defineConfig({ ...createWorkbenchConfig(4392), outputDir: '../../test-results/visual' });
