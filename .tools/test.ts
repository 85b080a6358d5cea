import { spawnSync } from 'node:child_process';
import { readArguments } from '#embedded/command-arguments';
import { buildWhenStale } from './build-when-stale.ts';
import { findHeadlessShell, findOrInstallBrowser } from './find-browser.ts';
import { type Part, selectParts } from './test/select-parts.ts';
import { buildStories } from './visual/build-stories.ts';

// `npm test [-- <part> …]`: unit, contract and security tests (rules), component tests (components), browser journeys on the built
// site (journeys), then primitives in their stories (primitives). Without a part it runs all of them.
process.chdir(`${import.meta.dirname}/..`);
const parts = readParts();
const projects = parts.filter((part) => part === 'rules' || part === 'components');
const needsBrowser = parts.length > projects.length;
const env = {
  ...process.env,
  // Tests start hundreds of processes of Node. They share compiled modules.
  NODE_COMPILE_CACHE: `${process.cwd()}/.cache/compiled-modules`,
  ...(needsBrowser && { CHROMIUM_PATH: findOrInstallBrowser(), HEADLESS_SHELL_PATH: findHeadlessShell() }),
};

if (projects.length > 0) {
  run('node_modules/vitest/vitest.mjs', 'run', ...projects.map((project) => `--project=${project}`));
}
if (parts.includes('journeys')) {
  await buildWhenStale();
  run('node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/journeys/playwright.config.ts');
}
if (parts.includes('primitives')) {
  await buildStories();
  run('node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/primitives/playwright.config.ts');
}

function readParts(): Part[] {
  const { positionals } = readArguments({ allowPositionals: true }, 'npm test [-- <part> …]');
  try {
    return selectParts(positionals);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}

function run(...script: readonly string[]) {
  const { status } = spawnSync(process.execPath, script, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
