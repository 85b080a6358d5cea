import { readFile, rm, writeFile } from 'node:fs/promises';
import { hashSources } from '../hash-sources.ts';

/** The file that contains the hash of the last build's sources. */
const STAMP = 'dist/stamp';
/**
 * The inputs of a build. `package.json` has the import aliases. Demo content is not an input, because the embedded server reads it at run
 * time. Packages inside these folders are not inputs either: only `npm run chromatic` uses them.
 */
const SOURCES = [
  'design-system',
  'renderer',
  'site',
  '.tools',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];
const EXCLUDED = /^site\/statamic\/|\/node_modules\//;

/** Returns whether the last build succeeded and its sources have not changed since it started. */
export async function isBuildCurrent(): Promise<boolean> {
  const built = await readFile(STAMP, 'utf8').catch(() => '');
  return built === (await hashSources(SOURCES, EXCLUDED));
}

/** Runs a build and stores the hash of its sources in `dist/`. A build that fails or is interrupted leaves no hash there. */
export async function stampBuild(build: () => Promise<void>): Promise<void> {
  await rm(STAMP, { force: true });
  const hash = await hashSources(SOURCES, EXCLUDED);
  await build();
  await writeFile(STAMP, hash);
}
