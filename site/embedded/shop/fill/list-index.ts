import * as v from 'valibot';
import type { ShopDatabase } from '../database/database.ts';
import { dayOf } from '../products/prices.ts';

const INDEX_DAY = 'list_index_day';

/** Writes the lowest final price and the availability of each listed product, per website. Lists filter and sort by them. */
export function refreshListIndex(database: ShopDatabase, now: Date): void {
  const day = dayOf(now);
  database.run('DELETE FROM list_index');
  database.run(
    `INSERT INTO list_index (website, product_id, price, is_in_stock)
     SELECT price.website, coalesce(product.parent_id, product.id),
       min(iif(special IS NOT NULL AND (special_until IS NULL OR special_until >= ?), special, regular)),
       max(stock.quantity > 0)
     FROM product
     JOIN product_price AS price ON price.product_id = product.id
     JOIN salable_stock AS stock ON stock.product_id = product.id AND stock.website = price.website
     GROUP BY 1, 2`,
    day,
  );
  database.run('INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)', INDEX_DAY, day);
}

/**
 * Refreshes the index on the first call of a day, because a special price can have ended.
 *
 * @returns whether this is the first call of a day
 */
export function refreshDailyListIndex(database: ShopDatabase, now: Date): boolean {
  const setting = v.object({ value: v.string() });
  const last = database.first(setting, 'SELECT value FROM setting WHERE name = ?', INDEX_DAY);
  if (last?.value === dayOf(now)) return false;
  database.transaction(() => refreshListIndex(database, now));
  return true;
}

/** Refreshes the availability of the listed product that a product belongs to, because pieces were sold or given back. */
export function refreshListIndexOf(database: ShopDatabase, website: string, productId: number): void {
  database.run(
    `UPDATE list_index SET is_in_stock = (
       SELECT max(stock.quantity > 0) FROM product JOIN salable_stock AS stock ON stock.product_id = product.id
       WHERE stock.website = list_index.website AND list_index.product_id IN (product.id, product.parent_id)
         AND product.type = 'simple')
     WHERE website = ? AND product_id = (SELECT coalesce(parent_id, id) FROM product WHERE id = ?)`,
    website,
    productId,
  );
}
