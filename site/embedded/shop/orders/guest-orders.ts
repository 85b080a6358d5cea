import type { ShopContext } from '../context/context.ts';
import { authorizationError, noSuchEntityError } from '../graphql/errors.ts';
import type { StoredOrder } from './order-types.ts';
import { readOrders } from './orders.ts';

/**
 * Finds the order of a guest in the store view of the request. All three values have to match exactly.
 *
 * @throws {GraphQLError} with the same message for any wrong value, and with another message for the order of a customer (contract A5)
 */
export function guestOrder(
  { shop, view }: ShopContext,
  { number, email, lastname }: { number: string; email: string; lastname: string },
): StoredOrder {
  const [order] = readOrders(shop.database, 'number = ? AND store = ?', number, view.code);
  const isMatch = order && order.email === email && order.billingAddress.lastname === lastname;
  return requireGuestOrder(isMatch ? order : undefined);
}

/** Finds the order of a guest by the token of `placeOrder`. */
export function guestOrderByToken({ shop, view }: ShopContext, token: string): StoredOrder {
  const [order] = readOrders(shop.database, 'token = ? AND store = ?', token, view.code);
  return requireGuestOrder(order);
}

function requireGuestOrder(order: StoredOrder | undefined): StoredOrder {
  if (!order) throw noSuchEntityError("We couldn't locate an order with the information provided.");
  if (order.customerId !== null) throw authorizationError('Please login to view the order.');
  return order;
}
