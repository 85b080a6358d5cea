import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { PACKAGES, RECORDED } from './chromatic/paths.ts';
import { record } from './chromatic/record-stories.ts';
import { isAskedFor } from './visual/plan.ts';

// `npm run chromatic [-- part of a story's name …]`: records what `npm run visual` looks at, and sends it to Chromatic.
process.chdir(`${import.meta.dirname}/..`);
if (process.env['CHROMATIC_PROJECT_TOKEN']) await recordAndSend(process.argv.slice(2));
else {
  console.error(`CHROMATIC_PROJECT_TOKEN is not set: Chromatic would not know whose pictures these are.
Sign in at https://www.chromatic.com, open the project, then Manage, Configure; there is its token. Then:
  CHROMATIC_PROJECT_TOKEN=chpt_… npm run chromatic
Without an account: npm run visual compares the same stories on this machine; npm run chromatic:check only makes the archive.`);
  process.exitCode = 1;
}

async function recordAndSend(parts: readonly string[]) {
  await record((stories) => stories.filter((story) => isAskedFor(story, parts)));
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/chromatic/dist/bin.cjs', '--playwright', '--skip-update-check'],
    {
      cwd: PACKAGES,
      stdio: 'inherit',
      env: {
        ...process.env,
        CHROMATIC_ARCHIVE_LOCATION: resolve(RECORDED),
        STORYBOOK_DISABLE_TELEMETRY: '1',
      },
    },
  );
  process.exitCode = status ?? 1;
}
