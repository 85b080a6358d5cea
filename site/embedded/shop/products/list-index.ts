import * as v from 'valibot';
import { type WebsiteCode, websiteCodes } from '#embedded/catalogue';
import type { ShopDatabase } from '../database/database.ts';
import { dayAt } from '../stores/website-days.ts';

/** Returns the name of the setting that stores the day for which the rows of a website were written. */
const indexDaySetting = (website: string) => `list_index_day/${website}`;

/**
 * Writes the lowest final price and the availability of each listed product, per website. Lists filter and sort by them. As in Magento's
 * price index, only the prices of variants in stock count, or those of all variants if none is in stock (`pricedOffersOf`).
 */
export function refreshListIndex(database: ShopDatabase, now: Date): void {
  for (const website of websiteCodes) refreshWebsite(database, website, dayAt(website, now));
}

/**
 * Refreshes the index of a website on the first call of its day, because a special price can have ended.
 *
 * @returns whether the index was refreshed
 */
export function refreshDailyListIndex(database: ShopDatabase, website: WebsiteCode, now: Date): boolean {
  const setting = v.object({ value: v.string() });
  const last = database.first(setting, 'SELECT value FROM setting WHERE name = ?', indexDaySetting(website));
  const day = dayAt(website, now);
  if (last?.value === day) return false;
  database.transaction(() => refreshWebsite(database, website, day));
  return true;
}

/** Refreshes the row of one listed product after its stock has changed. `productId` is its id or the id of one of its variants. */
export function refreshListIndexOf(database: ShopDatabase, website: WebsiteCode, productId: number): void {
  const listed = database.first(
    v.object({ id: v.number() }),
    'SELECT coalesce(parent_id, id) AS id FROM product WHERE id = ?',
    productId,
  );
  // An order can contain a product that the catalogue no longer has.
  if (!listed) return;
  database.run(
    writeRowsStatement('AND (product.id = ? OR product.parent_id = ?)'),
    indexDaySetting(website),
    website,
    listed.id,
    listed.id,
  );
}

function refreshWebsite(database: ShopDatabase, website: WebsiteCode, day: string): void {
  database.run('INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)', indexDaySetting(website), day);
  database.run('DELETE FROM list_index WHERE website = ?', website);
  database.run(writeRowsStatement(''), indexDaySetting(website), website);
}

/** Returns the statement that writes rows of a website, with the prices of the stored day of the index. */
function writeRowsStatement(condition: string): string {
  return `INSERT OR REPLACE INTO list_index (website, product_id, price, is_in_stock)
    SELECT website, listed_id, coalesce(min(iif(quantity > 0, final, NULL)), min(final)), max(quantity > 0)
    FROM (
      SELECT price.website, coalesce(product.parent_id, product.id) AS listed_id, stock.quantity,
        iif(special IS NOT NULL AND (special_until IS NULL OR special_until >= day.value), special, regular) AS final
      FROM setting AS day
      CROSS JOIN product
      JOIN product_price AS price ON price.product_id = product.id
      JOIN salable_stock AS stock ON stock.product_id = product.id AND stock.website = price.website
      WHERE day.name = ? AND price.website = ? ${condition})
    GROUP BY listed_id`;
}
