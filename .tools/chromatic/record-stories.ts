import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { findOrFetchBrowser } from '../find-browser.ts';
import { buildStories } from '../visual/build-stories.ts';
import { readStories, type Story } from '../visual/stories.ts';
import { installOnDemand } from './install.ts';
import { PLAN } from './paths.ts';

/**
 * Records stories for Chromatic, with everything that they fetch; ends the process when one cannot be shown.
 *
 * @param choose the stories to record, with the shots to record of each
 */
export async function record(choose: (stories: readonly Story[]) => readonly Story[]): Promise<void> {
  const CHROMIUM_PATH = findOrFetchBrowser();
  installOnDemand();
  buildStories();
  const planned = choose(await readStories());
  const shots = planned.reduce((sum, story) => sum + story.shots.length, 0);
  console.log(`${planned.length} stories to record: ${shots} pictures.`);
  await mkdir(dirname(PLAN), { recursive: true });
  await writeFile(PLAN, JSON.stringify(planned));
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--config', '.tools/chromatic/playwright.config.ts'],
    { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH } },
  );
  if (status !== 0) process.exit(status ?? 1);
}
