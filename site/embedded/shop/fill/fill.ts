import { readCatalogueVersion, writeCatalogueVersion } from '../database/catalogue-version.ts';
import type { ShopDatabase } from '../database/database.ts';
import { refreshListIndex } from '../products/list-index.ts';
import type { CatalogueSource } from './catalogue-source.ts';
import { fillAttributes } from './fill-attributes.ts';
import { fillCategories } from './fill-categories.ts';
import { fillLinks } from './fill-links.ts';
import { fillProducts } from './fill-products.ts';
import { fillTexts } from './fill-texts.ts';
import { fillUrls } from './fill-urls.ts';
import { fillWebsites } from './fill-websites.ts';

/** Increment it when a fill writes other rows for the same catalogue. Existing databases are then filled again. */
const FILL_VERSION = 4;

/**
 * Fills the database from the catalogue if the catalogue has changed since the last fill. Rows of products and categories are updated, not
 * replaced, so that rows that refer to them are kept. Tables that do not come from the catalogue are not changed. The fill is one transaction.
 *
 * @returns whether the database was filled
 */
export function fillDatabase(database: ShopDatabase, source: CatalogueSource, now: Date): boolean {
  const fingerprint = `${FILL_VERSION}:${source.fingerprint()}`;
  if (readCatalogueVersion(database) === fingerprint) return false;
  const catalogue = source.read();
  database.transaction(() => {
    fillWebsites(database, catalogue);
    fillCategories(database, catalogue);
    fillAttributes(database, catalogue);
    fillProducts(database, catalogue);
    fillTexts(database, catalogue);
    fillLinks(database, catalogue);
    fillUrls(database, catalogue);
    refreshListIndex(database, now);
    writeCatalogueVersion(database, fingerprint);
  });
  return true;
}
