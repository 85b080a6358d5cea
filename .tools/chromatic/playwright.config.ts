import { defineConfig } from '@playwright/test';
import { onWorkbench } from '../../tests/visual/workbench-config.ts';
import { RECORDED } from './paths.ts';

/** Stories of the built workbench, recorded for Chromatic as `record.ts` plans it. */
export default defineConfig({ ...onWorkbench(4394), outputDir: `../../${RECORDED}` });
