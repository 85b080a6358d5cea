import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { findOrInstallBrowser } from '../find-browser.ts';
import { buildStories } from '../visual/build-stories.ts';
import { readStories, type Story } from '../visual/stories.ts';
import { PACKAGE_FOLDER, PLAN_FILE } from './paths.ts';

/**
 * Records stories for Chromatic, with everything that they fetch. Exits the process if a story does not render.
 *
 * @param select returns the stories to record, with the screenshots of each
 */
export async function recordStories(select: (stories: readonly Story[]) => readonly Story[]): Promise<void> {
  const CHROMIUM_PATH = findOrInstallBrowser();
  installPackages();
  buildStories();
  const planned = select(await readStories());
  const count = planned.reduce((sum, story) => sum + story.screenshots.length, 0);
  console.log(`Recording stories: ${planned.length}, screenshots: ${count}.`);
  await mkdir(dirname(PLAN_FILE), { recursive: true });
  await writeFile(PLAN_FILE, JSON.stringify(planned));
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--config', '.tools/chromatic/playwright.config.ts'],
    { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH } },
  );
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs the packages of the lockfile if it is newer than the installed packages. */
function installPackages(): void {
  const installed = getModifiedTime(`${PACKAGE_FOLDER}/node_modules/.package-lock.json`);
  if (installed > getModifiedTime(`${PACKAGE_FOLDER}/package-lock.json`)) return;
  console.log(`Installing the Chromatic packages into ${PACKAGE_FOLDER}: 110 MB, once.`);
  // Without peer dependencies, because Playwright does not run if a second copy is installed.
  execFileSync('npm', ['ci', '--omit=peer', '--ignore-scripts'], { cwd: PACKAGE_FOLDER, stdio: 'inherit' });
}

function getModifiedTime(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
