import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { join } from 'node:path';
import { hashSources } from './hash-sources.ts';

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
const BUILD_SCRIPT = join(import.meta.dirname, 'build.ts');

/**
 * Builds the site if its sources changed since the last build. The build runs in a child process, so the memory of the bundler is
 * freed before this process serves the site. If the build fails, this process exits with the build's exit code.
 *
 * @param script the build script, relative to the working directory or absolute
 */
export async function buildWhenStale(script: string = BUILD_SCRIPT): Promise<void> {
  const hash = await hashSources(SOURCES, EXCLUDED);
  const built = await readFile(STAMP, 'utf8').catch(() => '');
  if (built === hash) return;
  console.log('Building the site because its code changed.');
  await runScript(script);
  await writeFile(STAMP, hash);
}

/** Runs a script in a child process, which receives SIGINT and SIGTERM too. */
async function runScript(script: string) {
  const child = spawn(process.execPath, [script], { stdio: 'inherit' });
  const forward = (signal: NodeJS.Signals) => void child.kill(signal);
  process.on('SIGINT', forward).on('SIGTERM', forward);
  await once(child, 'exit');
  process.off('SIGINT', forward).off('SIGTERM', forward);
  const { exitCode, signalCode } = child;
  if (exitCode !== 0) process.exit(exitCode ?? 128 + constants.signals[signalCode ?? 'SIGTERM']);
}
