import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const BLENDER_MISSING = `Rendering needs Blender, which is not installed. The site itself does not need it: its pictures are in
site/statamic/public/assets. Install Blender 3.4 or newer with NumPy and run the command again:

  Debian, Ubuntu   apt install blender python3-numpy
  elsewhere        https://www.blender.org/download (includes NumPy), with "blender" on the PATH`;

const SCRIPTS = join(import.meta.dirname, '../../site/statamic/scenes');
/** Blender exits with 0 even if a script fails. These lines of its output show the failure. */
const FAILURE = /^(?:Traceback|Error: Python)/u;

/** Returns whether Blender is installed. */
export function hasBlender() {
  return spawnSync('blender', ['--version'], { stdio: 'ignore' }).status === 0;
}

/** JSON argument of `run.py`. */
export interface BlenderJob {
  readonly scene: string;
  readonly shot: string;
  readonly size: readonly [number, number];
  readonly samples: number;
  readonly folder: string;
  readonly light: string;
  readonly pictures: readonly { readonly to: string; readonly develop: object }[];
}

/** Renders one job, see {@link runBlender}. */
export function renderJob(job: BlenderJob, logProgress: (step: string) => void) {
  return runBlender('run.py', job, logProgress);
}

/**
 * Runs a scene script at the lowest priority, so the machine stays responsive. Rejects with the last lines of Blender's output.
 *
 * @param job passed to the script as JSON
 * @param logProgress receives the current step, such as `12/24`
 */
export async function runBlender(
  script: 'run.py' | 'film.py',
  job: object,
  logProgress: (step: string) => void,
) {
  const argument = JSON.stringify(job);
  const blender = spawn('nice', ['-n', '19', 'blender', '-b', '-P', join(SCRIPTS, script), '--', argument], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lastLines: string[] = [];
  let hasFailed = false;
  const readLine = (line: string) => {
    hasFailed ||= FAILURE.test(line);
    lastLines.push(line);
    if (lastLines.length > 12) lastLines.shift();
    const step = /Sample (\d+\/\d+)/u.exec(line)?.[1] ?? /^scenes: (.*)/u.exec(line)?.[1];
    if (step) logProgress(step);
  };
  createInterface(blender.stdout).on('line', readLine);
  createInterface(blender.stderr).on('line', readLine);
  const code = await new Promise<number | null>((resolve, reject) => {
    blender.on('error', reject).on('close', resolve);
  });
  if (code !== 0 || hasFailed)
    throw new Error(`Blender failed to render ${argument}:\n${lastLines.join('\n')}`);
}
