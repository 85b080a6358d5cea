import { addLines } from '../carts/cart-lines.ts';
import type { CartProblem } from '../carts/cart-problem.ts';
import { customerCartId, loadCart } from '../carts/carts.ts';
import { requireCustomer, type ShopContext } from '../context/context.ts';
import { inputError } from '../graphql/errors.ts';
import { findCustomerOrder } from './customer-orders.ts';
import type { StoredOrderLine } from './order-types.ts';

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
  const problems = order.lines.flatMap((line) =>
    addLines(context, cartId, [line]).map((problem) => ({
      ...toReorderError(line, problem),
      path: ['orderNumber'],
    })),
  );
  return { cart: loadCart(context, cartId), userInputErrors: problems };
}

/** Returns the code and message of Magento. Both differ from those of `addProductsToCart`. */
function toReorderError({ sku, productId }: StoredOrderLine, { code, message, quantity }: CartProblem) {
  const isSoldOut = quantity === 0;
  if (code === 'PRODUCT_NOT_FOUND' && !isSoldOut)
    return { code, message: `Could not find a product with ID "${productId}"` };
  const cause = isSoldOut ? 'Product that you are trying to add is not available.' : message;
  return {
    code: isSoldOut ? 'NOT_SALABLE' : code,
    message: `Could not add the product with SKU "${sku}" to the shopping cart: ${cause}`,
  };
}
