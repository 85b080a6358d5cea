import * as v from 'valibot';
import type { WebsiteCode } from '#embedded/catalogue';
import type { ShopDatabase } from '../database/database.ts';
import { refreshListIndexOf } from '../fill/list-index.ts';

/**
 * Reserves pieces of a product, or gives them back if the quantity is negative. Lists show the new availability and price at once. Only within a
 * transaction.
 *
 * @returns whether enough pieces can be sold; if not, nothing changes
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
