import { defineConfig } from '@playwright/test';
import { createWorkbenchConfig } from '../../tests/visual/workbench-config.ts';
import { RECORDINGS_FOLDER } from './paths.ts';

/** Records stories of the built workbench for Chromatic, as planned by `record-stories.ts`. */
export default defineConfig({ ...createWorkbenchConfig(4394), outputDir: `../../${RECORDINGS_FOLDER}` });
