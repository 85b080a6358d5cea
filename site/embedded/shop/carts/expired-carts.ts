import type { ShopDatabase } from '../database/database.ts';
import { CART_LIFETIME_DAYS } from '../stores/store-config.ts';

const DAY_MS = 86_400_000;

/** Deletes carts that were not used for `CART_LIFETIME_DAYS`, also ordered ones. Orders are copies, so they are not deleted. */
export function deleteExpiredCarts(database: ShopDatabase, now: Date): void {
  const moment = new Date(now.getTime() - CART_LIFETIME_DAYS * DAY_MS).toISOString();
  database.run('DELETE FROM cart WHERE updated_at < ?', moment);
}
