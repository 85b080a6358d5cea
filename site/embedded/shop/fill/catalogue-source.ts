import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, readCatalogue } from '#embedded/catalogue';

/** Where the shop's catalogue comes from. The fingerprint changes with the catalogue and is cheaper than reading it. */
export type CatalogueSource = {
  readonly fingerprint: () => string;
  readonly read: () => Catalogue;
};

/** The catalogue files of a folder. `read` throws a `CatalogueError` if they have problems. */
export function catalogueFolder(directory: string): CatalogueSource {
  return {
    fingerprint() {
      const hash = createHash('sha256');
      for (const file of globSync('{*.yaml,products/*.yaml}', { cwd: directory }).sort())
        hash
          .update(`${file}\0`)
          .update(readFileSync(join(directory, file)))
          .update('\0');
      return hash.digest('hex');
    },
    read: () => readCatalogue(directory),
  };
}
