import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { join } from 'node:path';

/** The file that contains the fingerprint of the last build's sources. */
const STAMP = 'dist/stamp';
/**
 * The inputs of a build. Demo content is not an input, because the embedded server reads it at run time. Packages inside these folders
 * are not inputs either: only `npm run chromatic` uses them.
 */
const SOURCES = ['design-system', 'renderer', 'site', '.tools', 'vite.config.ts', 'package-lock.json'];
const EXCLUDED = /^site\/statamic\/|\/node_modules\//;
const BUILD_SCRIPT = join(import.meta.dirname, 'build.ts');

/**
 * Builds the site if its sources changed since the last build. The build runs in a child process, so the memory of the bundler is
 * freed before this process serves the site. If the build fails, this process exits with the build's exit code.
 *
 * @param script the build script, relative to the working directory or absolute
 */
export async function buildWhenStale(script: string = BUILD_SCRIPT): Promise<void> {
  const fingerprint = await hashSources();
  const built = await readFile(STAMP, 'utf8').catch(() => '');
  if (built === fingerprint) return;
  console.log('Building the site because its code changed.');
  await runScript(script);
  await writeFile(STAMP, fingerprint);
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

async function hashSources() {
  const hash = createHash('sha256');
  for (const file of (await Promise.all(SOURCES.map(listFiles))).flat().sort()) {
    hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
}

async function listFiles(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !EXCLUDED.test(file));
}
