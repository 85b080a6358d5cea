import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { readArguments } from '#embedded/command-arguments';
import { findOrInstallBrowser } from './find-browser.ts';
import { acceptStory } from './visual/accept.ts';
import { buildStories } from './visual/build-stories.ts';
import { planScreenshots } from './visual/plan.ts';
import { folderOf } from './visual/snapshot-store.ts';
import { getStoryStatus, readStoryResult, type StoryStatus } from './visual/story-result.ts';

// `npm run visual [-- <words of a story name> …] [--all]`: compares screenshots and accessibility trees with the baseline, and runs
// axe, for every story that may have changed.
process.chdir(`${import.meta.dirname}/..`);
const { positionals: filters, values } = readArguments(
  {
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false } },
  },
  'npm run visual -- [<words of a story name> …] [--all]',
);
const CHROMIUM_PATH = findOrInstallBrowser();
const browser = execFileSync(CHROMIUM_PATH, ['--version'], { encoding: 'utf8' }).trim();
const isFirstRun = !existsSync('.visual/baseline');

await buildStories();
const { selected, toCapture } = await planScreenshots(filters, { browser, all: values.all });
const count = toCapture.reduce((sum, story) => sum + story.screenshots.length, 0);
console.log(
  `Stories: ${selected.length} selected, ${toCapture.length} may have changed. Taking ${count} screenshots.`,
);
if (toCapture.length > 0) {
  await mkdir('.visual', { recursive: true });
  await writeFile('.visual/plan.json', JSON.stringify(toCapture));
  // A run that stops early must not report the results of an earlier run.
  for (const { id } of toCapture) await rm(folderOf('latest', id), { recursive: true, force: true });
  const start = performance.now();
  spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/visual/playwright.config.ts'],
    { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH } },
  );
  console.log(`Took ${count} screenshots in ${Math.round((performance.now() - start) / 1_000)} s.`);
}

const idsByStatus: Record<StoryStatus | 'not-rendered', string[]> = {
  same: [],
  new: [],
  changed: [],
  failed: [],
  'not-rendered': [],
};
for (const { id } of toCapture) {
  const result = await readStoryResult(id);
  const status = result ? getStoryStatus(result) : 'not-rendered';
  if (status === 'new' && isFirstRun) await acceptStory(id);
  idsByStatus[isFirstRun && status === 'new' ? 'same' : status].push(id);
}
if (isFirstRun && toCapture.length > 0)
  console.log('This was the first run, so these screenshots are the baseline.');
logStories('new', idsByStatus.new);
logStories('changed', idsByStatus.changed);
logStories('with axe violations', idsByStatus.failed);
logStories('that did not render', idsByStatus['not-rendered']);
const openCount = toCapture.length - idsByStatus.same.length;
if (openCount > 0) {
  console.log('Next: npm run visual:report shows them, npm run visual:accept -- <id> accepts one.');
  process.exitCode = 1;
} else console.log('No visual or accessibility changes.');

function logStories(label: string, ids: readonly string[]) {
  if (ids.length > 0) console.log(`Stories ${label}: ${ids.length}\n  ${ids.join('\n  ')}`);
}
