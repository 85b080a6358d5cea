import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { readArguments } from '#embedded/command-arguments';
import { findMissingScreenshots, findUnrecordedStories } from './chromatic/find-missing.ts';
import { ARCHIVE_FOLDER, PACKAGE_FOLDER, RECORDINGS_FOLDER } from './chromatic/paths.ts';
import { listRecordings, prepareStories, recordStories } from './chromatic/record-stories.ts';
import { selectStoriesOrExit } from './visual/select-stories.ts';

// `npm run chromatic:check [-- <words of a story name> …]`: checks that the recorder records every story. Then it records one screenshot
// of each selected story, builds the archive offline, and fails if a story is missing from it. The cost does not grow with themes,
// widths and locales, so CI can run it.
process.chdir(`${import.meta.dirname}/..`);
const { positionals } = readArguments(
  { allowPositionals: true },
  'npm run chromatic:check -- [<words of a story name> …]',
);
const all = await prepareStories();
failIfAny('Stories that would not be recorded', findUnrecordedStories(await listRecordings(all), all));

const stories = selectStoriesOrExit(all, positionals).map((story) => ({
  ...story,
  screenshots: story.screenshots.slice(0, 1),
}));
await recordStories(stories);
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

failIfAny('Missing from the archive', await findMissingScreenshots(ARCHIVE_FOLDER, stories));
console.log(
  `The recorder knows all stories: ${all.length}. The archive is complete. Stories: ${stories.length}.`,
);

function failIfAny(problem: string, names: readonly string[]) {
  if (names.length === 0) return;
  console.error(`${problem}:\n  ${names.join('\n  ')}`);
  process.exit(1);
}
