import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createModuleLister } from '../list-modules.ts';

/** Returns a hash of a file and of all project files that it imports, directly or indirectly. */
type HashModule = (file: string) => string;

/**
 * Creates a function that hashes everything that a story renders. Packages are not hashed, because the hash of the lockfile covers them.
 *
 * @param root the project folder; file names are relative to it
 */
export function createModuleHasher(root: string): HashModule {
  const listModules = createModuleLister(root);
  return (file) => {
    const hash = createHash('sha256');
    for (const name of listModules(file).toSorted()) hash.update(name).update(readFileSync(join(root, name)));
    return hash.digest('hex');
  };
}
