import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from './build.ts';

const STAMP = 'dist/stamp';
/** What a build is made from. The demo content is not: the embedded server reads it as it is. */
const SOURCES = ['design-system', 'renderer', 'site', '.tools', 'vite.config.ts', 'package-lock.json'];
const NOT_BUILT = /^site\/statamic(?:\/|$)/;

/** Builds unless the last build was made from just these files. */
export async function buildWhenStale(): Promise<void> {
  const wanted = await fingerprint();
  const built = await readFile(STAMP, 'utf8').catch(() => '');
  if (built === wanted) return;
  console.log('Building the site, once per change of its code.');
  await build();
  await writeFile(STAMP, wanted);
}

async function fingerprint() {
  const hash = createHash('sha256');
  for (const file of (await Promise.all(SOURCES.map(filesBelow))).flat().sort()) {
    hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
}

async function filesBelow(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !NOT_BUILT.test(file));
}
