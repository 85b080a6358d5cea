import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { missingFrom } from './chromatic/find-missing.ts';
import { BUILT, PACKAGES, RECORDED } from './chromatic/paths.ts';
import { record } from './chromatic/record-stories.ts';
import { isAskedFor } from './visual/plan.ts';
import { readStories, type Story } from './visual/stories.ts';

// `npm run chromatic:check [-- part of a story's name …]`: records each story in one picture, builds the archive without a network,
// and fails when a story is not in it. What it costs does not grow with themes, widths and locales: CI can pay it.
process.chdir(`${import.meta.dirname}/..`);
const parts = process.argv.slice(2);
const once = (stories: readonly Story[]) =>
  stories
    .filter((story) => isAskedFor(story, parts))
    .map((story) => ({ ...story, shots: story.shots.slice(0, 1) }));

await record(once);
execFileSync(
  process.execPath,
  [
    `${PACKAGES}/node_modules/@chromatic-com/playwright/dist/bin/build-archive-storybook.js`,
    '--disable-telemetry',
    '--quiet',
    `--output-dir=${resolve(BUILT)}`,
  ],
  { stdio: 'inherit', env: { ...process.env, CHROMATIC_ARCHIVE_LOCATION: resolve(RECORDED) } },
);

const stories = once(await readStories());
const missing = await missingFrom(BUILT, stories);
if (missing.length > 0) {
  console.error(`Not in the archive:\n  ${missing.join('\n  ')}`);
  process.exitCode = 1;
} else console.log(`All ${stories.length} stories are in the archive.`);
