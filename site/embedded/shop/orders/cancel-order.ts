import type { WebsiteCode } from '#embedded/catalogue';
import { requireCustomer, type ShopContext } from '../graphql/context.ts';
import { formatTimestamp } from '../graphql/timestamp.ts';
import { decodeId } from '../graphql/uid.ts';
import { storeViews } from '../stores/store-view.ts';
import type { StoredOrder } from './order-types.ts';
import { readOrder, readOrders } from './orders.ts';
import { reserveStock } from './stock-reservations.ts';

/** The codes of `CancelOrderErrorCode` that the shop uses. */
type CancelFaultCode = 'ORDER_NOT_FOUND' | 'UNAUTHORISED' | 'INVALID_ORDER_STATUS';

const messages: Readonly<Record<CancelFaultCode, string>> = {
  ORDER_NOT_FOUND: "The entity that was requested doesn't exist. Verify the entity and try again.",
  UNAUTHORISED: 'Current user is not authorized to cancel this order',
  INVALID_ORDER_STATUS: 'Order already closed, complete, cancelled or on hold',
};

const MAX_REASON_LENGTH = 255;

/**
 * Cancels an order of the customer and releases its reserved stock. The response contains problems as data instead of errors (contract A5).
 *
 * @throws {GraphQLError} of the category `graphql-authorization` for guests
 */
export function cancelOrder(context: ShopContext, uid: string, reason: string) {
  const customerId = requireCustomer(context);
  const { database, now } = context.shop;
  return database.transaction(() => {
    const [order] = readOrders(database, 'id = ?', decodeId(uid) ?? 0);
    if (!order) return describeFault('ORDER_NOT_FOUND', null);
    if (order.customerId !== customerId) return describeFault('UNAUTHORISED', null);
    if (order.status !== 'pending') return describeFault('INVALID_ORDER_STATUS', order);
    for (const { productId, quantity } of order.lines)
      reserveStock(database, websiteOf(order), productId, -quantity);
    database.run(
      "UPDATE placed_order SET status = 'canceled', cancel_reason = ?, changed_at = ? WHERE id = ?",
      reason.slice(0, MAX_REASON_LENGTH),
      formatTimestamp(now()),
      order.id,
    );
    return { order: readOrder(database, order.id), error: null, errorV2: null };
  });
}

function describeFault(code: CancelFaultCode, order: StoredOrder | null) {
  const message = messages[code];
  return { order, error: message, errorV2: { code, message } };
}

function websiteOf({ store }: StoredOrder): WebsiteCode {
  const view = storeViews.find(({ code }) => code === store);
  if (!view) throw new Error(`There is no store view ${store}.`);
  return view.website;
}
