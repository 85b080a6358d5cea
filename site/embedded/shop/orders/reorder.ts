import { addLines } from '../carts/cart-lines.ts';
import { customerCartId, loadCart } from '../carts/carts.ts';
import { requireCustomer, type ShopContext } from '../graphql/context.ts';
import { inputError } from '../graphql/errors.ts';
import { findCustomerOrder } from './customer-orders.ts';

/**
 * Adds the lines of an order to the customer's cart, which keeps its lines. Returns problems for the lines that cannot be added.
 *
 * @throws {GraphQLError} if the visitor is a guest, or the customer has no such order in the store view
 */
export function reorder(context: ShopContext, number: string) {
  const customerId = requireCustomer(context);
  const order = findCustomerOrder(context, customerId, number);
  if (order?.store !== context.view.code)
    throw inputError(`Order number "${number}" doesn't belong to the current customer`);
  const cartId = customerCartId(context, customerId);
  const problems = addLines(
    context,
    cartId,
    order.lines.map(({ sku, quantity }) => ({ sku, quantity })),
  );
  return {
    cart: loadCart(context, cartId),
    userInputErrors: problems.map(({ code, message }) => ({ code, message, path: ['orderNumber'] })),
  };
}
