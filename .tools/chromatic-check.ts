import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { findMissingScreenshots } from './chromatic/find-missing.ts';
import { ARCHIVE_FOLDER, PACKAGE_FOLDER, RECORDINGS_FOLDER } from './chromatic/paths.ts';
import { recordStories } from './chromatic/record-stories.ts';
import { selectStories } from './visual/select-stories.ts';
import { readStories, type Story } from './visual/stories.ts';

// `npm run chromatic:check [-- <part of a story name> …]`: records one screenshot per story, builds the archive offline, and fails
// if a story is missing from it. The cost does not grow with themes, widths and locales, so CI can run it.
process.chdir(`${import.meta.dirname}/..`);
const filters = process.argv.slice(2);
const withOneScreenshot = (stories: readonly Story[]) =>
  selectStories(stories, filters).map((story) => ({ ...story, screenshots: story.screenshots.slice(0, 1) }));

await recordStories(withOneScreenshot);
execFileSync(
  process.execPath,
  [
    `${PACKAGE_FOLDER}/node_modules/@chromatic-com/playwright/dist/bin/build-archive-storybook.js`,
    '--disable-telemetry',
    '--quiet',
    `--output-dir=${resolve(ARCHIVE_FOLDER)}`,
  ],
  { stdio: 'inherit', env: { ...process.env, CHROMATIC_ARCHIVE_LOCATION: resolve(RECORDINGS_FOLDER) } },
);

const stories = withOneScreenshot(await readStories());
const missing = await findMissingScreenshots(ARCHIVE_FOLDER, stories);
if (missing.length > 0) {
  console.error(`Missing from the archive:\n  ${missing.join('\n  ')}`);
  process.exitCode = 1;
} else console.log(`The archive is complete. Stories: ${stories.length}.`);
