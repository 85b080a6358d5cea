import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns the hash of the names and contents of all files below some files and folders. Builds compare it with the hash of their last sources.
 *
 * @param excluded files that are not sources
 */
export async function hashSources(sources: readonly string[], excluded: RegExp): Promise<string> {
  const hash = createHash('sha256');
  const files = (await Promise.all(sources.map(listFiles))).flat().filter((file) => !excluded.test(file));
  for (const file of files.sort()) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

async function listFiles(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
