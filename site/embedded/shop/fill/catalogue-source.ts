import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, readCatalogue } from '#embedded/catalogue';

/** The source of the shop's catalogue. The fingerprint changes if the catalogue changes, and takes less time than reading the catalogue. */
export type CatalogueSource = {
  readonly fingerprint: () => string;
  readonly read: () => Catalogue;
};

/** Returns the source for the catalogue files of a folder. Its `read` throws a `CatalogueError` if they have problems. */
export function catalogueSourceOf(directory: string): CatalogueSource {
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
