import type { Order, VisitorOrders } from '#site/services/shop';
import { storeViewsOf } from '../shop/store-views.ts';
import { type ShopVisitor, visitorShopIn, visitorShopOf } from '../shop/visitor-shop.ts';

/**
 * Cancels an order for a reason that the page offers. The shop accepts only the reasons of the store view in which the order was placed, and
 * does not return that view. So if it refuses the reason, this tries the reason at the same position in the other store views of the website.
 *
 * @param position the position of the reason among those of the page's store view
 */
export async function cancelOrder(
  visitor: ShopVisitor,
  id: string,
  { reason, position }: { readonly reason: string; readonly position: number },
): ReturnType<VisitorOrders['cancel']> {
  const { orders } = visitorShopOf(visitor);
  let cancelled = await orders.cancel(id, reason);
  for (const store of storeViewsOf(visitor.locale).slice(1)) {
    if (cancelled.ok || cancelled.reason !== 'invalid-reason') break;
    const reasons = await visitorShopIn(store, visitor).orders.cancellationReasons();
    const translated = reasons.ok ? reasons.value[position] : undefined;
    if (translated !== undefined) cancelled = await orders.cancel(id, translated);
  }
  return cancelled;
}

/** Returns whether all pieces of an order are cancelled. The name of its status depends on the shop. */
export function isCancelled({ lines }: Order): boolean {
  return lines.length > 0 && lines.every(({ quantity, cancelledQuantity }) => cancelledQuantity >= quantity);
}
