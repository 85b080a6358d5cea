import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { findOrInstallBrowser } from '../find-browser.ts';
import { buildStories } from '../visual/build-stories.ts';
import { readStories, type Story } from '../visual/stories.ts';
import { PACKAGE_FOLDER, PLAN_FILE } from './paths.ts';

const RECORDER = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  '.tools/chromatic/playwright.config.ts',
];
const MAX_LIST_BYTES = 64 * 1024 * 1024;
/** The list of tests in the JSON report of Playwright. */
const listSchema = v.object({
  suites: v.array(v.object({ specs: v.array(v.object({ title: v.string() })) })),
});

/** Installs the packages, builds the workbench and returns its stories. Exits the process if the stories do not build. */
export async function prepareStories(): Promise<Story[]> {
  installPackages();
  await buildStories();
  return readStories();
}

/** Records stories for Chromatic, with everything that they fetch. Exits the process if a story does not render. */
export async function recordStories(stories: readonly Story[]): Promise<void> {
  const count = stories.reduce((sum, story) => sum + story.screenshots.length, 0);
  console.log(`Recording stories: ${stories.length}, screenshots: ${count}.`);
  await writePlan(stories);
  const { status } = spawnSync(process.execPath, RECORDER, { stdio: 'inherit', env: createEnvironment() });
  if (status !== 0) process.exit(status ?? 1);
}

/** Returns the titles of the stories that the recorder would record, without recording them. */
export async function listRecordings(stories: readonly Story[]): Promise<string[]> {
  await writePlan(stories);
  const list = execFileSync(process.execPath, [...RECORDER, '--list', '--reporter', 'json'], {
    encoding: 'utf8',
    env: createEnvironment(),
    maxBuffer: MAX_LIST_BYTES,
  });
  return v.parse(listSchema, JSON.parse(list)).suites.flatMap(({ specs }) => specs.map(({ title }) => title));
}

async function writePlan(stories: readonly Story[]) {
  await mkdir(dirname(PLAN_FILE), { recursive: true });
  await writeFile(PLAN_FILE, JSON.stringify(stories));
}

function createEnvironment() {
  return { ...process.env, CHROMIUM_PATH: findOrInstallBrowser() };
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
