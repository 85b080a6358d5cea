import * as v from 'valibot';
import type { ShopDatabase } from './database.ts';

const FINGERPRINT = 'catalogue_fingerprint';

/** Returns the fingerprint of the catalogue that the database was filled from, or `undefined` before the first fill. */
export function readCatalogueVersion(database: ShopDatabase): string | undefined {
  const setting = v.object({ value: v.string() });
  return database.first(setting, 'SELECT value FROM setting WHERE name = ?', FINGERPRINT)?.value;
}

/** Stores the fingerprint of the catalogue that the database is filled from. */
export function writeCatalogueVersion(database: ShopDatabase, fingerprint: string): void {
  database.run('INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)', FINGERPRINT, fingerprint);
}
