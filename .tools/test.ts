import { spawnSync } from 'node:child_process';
import { buildWhenStale } from './build-when-stale.ts';
import { findOrFetchBrowser } from './find-browser.ts';

// `npm test`: rules and components, contracts over HTTP, then journeys in a browser on the built site.
const CHROMIUM_PATH = findOrFetchBrowser();
run('vitest', ['run']);
await buildWhenStale();
run('playwright', ['test', '--config', 'tests/journeys/playwright.config.ts']);

function run(command: string, args: readonly string[]) {
  const { status } = spawnSync('npx', [command, ...args], {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH },
  });
  if (status !== 0) process.exit(status ?? 1);
}
