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
     JOIN product_stock AS stock ON stock.product_id = product.id AND stock.website = price.website
     GROUP BY 1, 2`,
    day,
  );
  database.run('INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)', INDEX_DAY, day);
}

/** Refreshes the index on the first call of a day, because a special price can have ended. */
export function refreshDailyListIndex(database: ShopDatabase, now: Date): void {
  const setting = v.object({ value: v.string() });
  const last = database.first(setting, 'SELECT value FROM setting WHERE name = ?', INDEX_DAY);
  if (last?.value !== dayOf(now)) database.transaction(() => refreshListIndex(database, now));
}
