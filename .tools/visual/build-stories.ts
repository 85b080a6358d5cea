import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashSources } from '../hash-sources.ts';
import { STORIES_FOLDER } from './stories.ts';

/** The file that contains the hash of the last build's sources. */
const STAMP = join(STORIES_FOLDER, 'stamp');
/** The code of the stories, and the documents, demo content and pictures that they show. `package.json` has the import aliases. */
const SOURCES = [
  '.ladle',
  '.tools',
  'stories',
  'design-system',
  'renderer',
  'site',
  'CHANGELOG.md',
  'README.md',
  'package.json',
  'package-lock.json',
];
/** Sent forms, and packages that only `npm run chromatic` uses. */
const EXCLUDED = /^site\/statamic\/storage\/|\/node_modules\//;

/**
 * Builds the workbench as a static site, see `.ladle/config.mjs`, if its sources changed since the last build. Exits the process if the
 * build fails.
 */
export async function buildStories(): Promise<void> {
  const hash = await hashSources(SOURCES, EXCLUDED);
  const built = await readFile(STAMP, 'utf8').catch(() => '');
  if (built === hash) return;
  await rm(STORIES_FOLDER, { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync('npx', ['ladle', 'build'], { encoding: 'utf8' });
  // After an error of Vite, Ladle prints the error, writes `meta.json` and exits with 0.
  if (status !== 0 || !existsSync(join(STORIES_FOLDER, 'index.html'))) {
    console.error('The stories do not build. Fix this first:', stdout, stderr);
    process.exit(status || 1);
  }
  await writeFile(STAMP, hash);
}
