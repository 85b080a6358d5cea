import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { join } from 'node:path';
import { isBuildCurrent } from './build/stamp.ts';

const BUILD_SCRIPT = join(import.meta.dirname, 'build.ts');

/**
 * Builds the site if its sources changed since the last build. The build runs in a child process, so the memory of the bundler is
 * freed before this process serves the site. If the build fails, this process exits with the build's exit code.
 *
 * @param script the build script, relative to the working directory or absolute
 */
export async function buildWhenStale(script: string = BUILD_SCRIPT): Promise<void> {
  if (await isBuildCurrent()) return;
  console.log('Building the site because its code changed.');
  await runScript(script);
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
