import { spawnSync } from 'node:child_process';

/** Builds the workbench as a static site, see `.ladle/config.mjs`. Exits the process if the build fails. */
export function buildStories(): void {
  const { status, stdout, stderr } = spawnSync('npx', ['ladle', 'build'], { encoding: 'utf8' });
  if (status === 0) return;
  console.error('The stories do not build. Fix this first:', stdout, stderr);
  process.exit(status ?? 1);
}
