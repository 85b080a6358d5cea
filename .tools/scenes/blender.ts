import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const HOW_TO_GET_BLENDER = `Blender is not here, so no picture can be rendered. The site does not need it: its pictures are in
site/statamic/public/assets. To render, install Blender 3.4 or newer with NumPy:

  Debian, Ubuntu   apt install blender python3-numpy
  elsewhere        https://www.blender.org/download (brings its own NumPy), with "blender" on the PATH`;

const SCRIPTS = join(import.meta.dirname, '../../site/statamic/scenes');
/** Blender ends with 0 even when a script has failed; these are how it says so. */
const FAILURE = /^(?:Traceback|Error: Python)/u;

export function hasBlender() {
  return spawnSync('blender', ['--version'], { stdio: 'ignore' }).status === 0;
}

/** What `run.py` reads from its command line. */
export interface BlenderJob {
  readonly scene: string;
  readonly shot: string;
  readonly size: readonly [number, number];
  readonly samples: number;
  readonly folder: string;
  readonly light: string;
  readonly pictures: readonly { readonly to: string; readonly develop: object }[];
}

/** Renders one job; see {@link runBlender}. */
export function render(job: BlenderJob, progress: (step: string) => void) {
  return runBlender('run.py', job, progress);
}

/**
 * Runs one of the scenes' scripts at the lowest priority, so that the machine stays usable. Rejects with Blender's last lines
 * when it fails.
 *
 * @param job what the script reads from its command line, as JSON
 * @param progress called with what Blender is doing, such as `12/24`
 */
export async function runBlender(
  script: 'run.py' | 'film.py',
  job: object,
  progress: (step: string) => void,
) {
  const asked = JSON.stringify(job);
  const blender = spawn('nice', ['-n', '19', 'blender', '-b', '-P', join(SCRIPTS, script), '--', asked], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const last: string[] = [];
  let failed = false;
  const hear = (line: string) => {
    failed ||= FAILURE.test(line);
    last.push(line);
    if (last.length > 12) last.shift();
    const sample = /Sample (\d+\/\d+)/u.exec(line)?.[1] ?? /^scenes: (.*)/u.exec(line)?.[1];
    if (sample) progress(sample);
  };
  createInterface(blender.stdout).on('line', hear);
  createInterface(blender.stderr).on('line', hear);
  const code = await new Promise<number | null>((resolve, reject) => {
    blender.on('error', reject).on('close', resolve);
  });
  if (code !== 0 || failed) throw new Error(`Blender gave up on ${asked}:\n${last.join('\n')}`);
}
