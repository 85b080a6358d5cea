import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { readArguments } from '#embedded/command-arguments';
import { PACKAGE_FOLDER, RECORDINGS_FOLDER } from './chromatic/paths.ts';
import { prepareStories, recordStories } from './chromatic/record-stories.ts';
import { selectStoriesOrExit } from './visual/select-stories.ts';

// `npm run chromatic [-- <words of a story name> …]`: records the stories of `npm run visual` and uploads them to Chromatic.
process.chdir(`${import.meta.dirname}/..`);
const { positionals } = readArguments(
  { allowPositionals: true },
  'CHROMATIC_PROJECT_TOKEN=<token> npm run chromatic -- [<words of a story name> …]',
);
if (process.env['CHROMATIC_PROJECT_TOKEN']) await recordAndUpload(positionals);
else {
  console.error(`CHROMATIC_PROJECT_TOKEN: expected the token of a Chromatic project, got no value.
The token is at https://www.chromatic.com: open the project, then Manage, Configure. Example:
  CHROMATIC_PROJECT_TOKEN=chpt_… npm run chromatic
Without an account: npm run visual compares the same stories on this machine, npm run chromatic:check only builds the archive.`);
  process.exitCode = 1;
}

async function recordAndUpload(filters: readonly string[]) {
  await recordStories(selectStoriesOrExit(await prepareStories(), filters));
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/chromatic/dist/bin.cjs', '--playwright', '--skip-update-check'],
    {
      cwd: PACKAGE_FOLDER,
      stdio: 'inherit',
      env: {
        ...process.env,
        CHROMATIC_ARCHIVE_LOCATION: resolve(RECORDINGS_FOLDER),
        STORYBOOK_DISABLE_TELEMETRY: '1',
      },
    },
  );
  process.exitCode = status ?? 1;
}
