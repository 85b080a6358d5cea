import * as v from 'valibot';
import type { WebsiteCode } from '#embedded/catalogue';
import type { ShopDatabase } from '../database/database.ts';
import { refreshListIndexOf } from '../products/list-index.ts';

/**
 * Reserves pieces of a product, or releases them if the quantity is negative. Updates the list index, so product lists have the new availability
 * and price. Call it within a transaction.
 *
 * @returns whether enough pieces were available; if not, nothing changes
 */
export function reserveStock(
  database: ShopDatabase,
  website: WebsiteCode,
  productId: number,
  quantity: number,
): boolean {
  const stock = database.first(
    v.object({ quantity: v.number() }),
    'SELECT quantity FROM salable_stock WHERE product_id = ? AND website = ?',
    productId,
    website,
  );
  if (quantity > 0 && (!stock || stock.quantity < quantity)) return false;
  database.run(
    `INSERT INTO stock_reservation (product_id, website, quantity) VALUES (?, ?, max(0, ?))
     ON CONFLICT (product_id, website) DO UPDATE SET quantity = max(0, stock_reservation.quantity + ?)`,
    productId,
    website,
    quantity,
    quantity,
  );
  refreshListIndexOf(database, website, productId);
  return true;
}
