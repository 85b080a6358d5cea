import { requireCustomer, type ShopContext } from '../context/context.ts';
import { formatTimestamp } from '../graphql/timestamp.ts';
import { decodeId } from '../graphql/uid.ts';
import { cancellationReasonsOf } from '../stores/store-config.ts';
import { findStoreView, type StoreView } from '../stores/store-view.ts';
import type { StoredOrder } from './order-types.ts';
import { readOrder, readOrders } from './orders.ts';
import { reserveStock } from './stock-reservations.ts';

/** The codes of `CancelOrderErrorCode` that the shop uses. */
type CancelProblemCode = 'ORDER_NOT_FOUND' | 'UNAUTHORISED' | 'INVALID_ORDER_STATUS' | 'UNDEFINED';

const messages: Readonly<Record<CancelProblemCode, string>> = {
  ORDER_NOT_FOUND: "The entity that was requested doesn't exist. Verify the entity and try again.",
  UNAUTHORISED: 'Current user is not authorized to cancel this order',
  INVALID_ORDER_STATUS: 'Order already closed, complete, cancelled or on hold',
  UNDEFINED: 'Order cancellation reason is invalid.',
};

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
    if (!order) return describeProblem('ORDER_NOT_FOUND', null);
    if (order.customerId !== customerId) return describeProblem('UNAUTHORISED', null);
    if (order.status !== 'pending') return describeProblem('INVALID_ORDER_STATUS', order);
    if (!isReason(reason, order)) return describeProblem('UNDEFINED', order);
    for (const { productId, quantity } of order.lines)
      reserveStock(database, viewOf(order).website, productId, -quantity);
    database.run(
      "UPDATE placed_order SET status = 'canceled', cancel_reason = ?, changed_at = ? WHERE id = ?",
      reason.trim(),
      formatTimestamp(now()),
      order.id,
    );
    return { order: readOrder(database, order.id), error: null, errorV2: null };
  });
}

function describeProblem(code: CancelProblemCode, order: StoredOrder | null) {
  const message = messages[code];
  return { order, error: message, errorV2: { code, message } };
}

/** Returns whether the store view of an order has a reason, in any letter case. */
function isReason(reason: string, order: StoredOrder): boolean {
  const reasons = cancellationReasonsOf(viewOf(order)).map((known) => known.toLowerCase());
  return reasons.includes(reason.trim().toLowerCase());
}

function viewOf({ store }: StoredOrder): StoreView {
  const view = findStoreView(store);
  if (!view) throw new Error(`There is no store view ${store}.`);
  return view;
}
