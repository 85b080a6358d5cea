import { defineConfig } from '@playwright/test';
import { onWorkbench } from './workbench-config.ts';

/** Every story of the built workbench, as `npm run visual` plans it. */
export default defineConfig({ ...onWorkbench(4392), outputDir: '../../test-results/visual' });
