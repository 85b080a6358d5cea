import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { PACKAGES } from './paths.ts';

/** Installs what Chromatic needs, as its lockfile says, unless that has been done. */
export function installOnDemand(): void {
  if (changedAt(`${PACKAGES}/node_modules/.package-lock.json`) > changedAt(`${PACKAGES}/package-lock.json`))
    return;
  console.log('Installing what Chromatic needs, 110 MB: once, and not into the project’s own packages.');
  // Playwright is the project's own; a second one beside it refuses to run.
  execFileSync('npm', ['ci', '--omit=peer', '--ignore-scripts'], { cwd: PACKAGES, stdio: 'inherit' });
}

function changedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
