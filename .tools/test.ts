import { spawnSync } from 'node:child_process';
import { buildWhenStale } from './build-when-stale.ts';
import { findOrInstallBrowser } from './find-browser.ts';
import { buildStories } from './visual/build-stories.ts';

// `npm test`: unit, component and contract tests, then browser journeys on the built site, then primitives in their stories.
process.chdir(`${import.meta.dirname}/..`);
const CHROMIUM_PATH = findOrInstallBrowser();
run('node_modules/vitest/vitest.mjs', 'run');
await buildWhenStale();
run('node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/journeys/playwright.config.ts');
buildStories();
run('node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/primitives/playwright.config.ts');

function run(...script: readonly string[]) {
  const env = { ...process.env, CHROMIUM_PATH };
  const { status } = spawnSync(process.execPath, script, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
