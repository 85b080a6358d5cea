import type { ShopDatabase } from '../database/database.ts';

/** Days without use after which a cart is deleted. `storeConfig` names them. */
export const CART_LIFETIME_DAYS = 30;
const DAY_MS = 86_400_000;

/** Deletes carts that were not used for a month, ordered ones included. Orders are copies, so they stay. */
export function deleteExpiredCarts(database: ShopDatabase, now: Date): void {
  const moment = new Date(now.getTime() - CART_LIFETIME_DAYS * DAY_MS).toISOString();
  database.run('DELETE FROM cart WHERE updated_at < ?', moment);
}
