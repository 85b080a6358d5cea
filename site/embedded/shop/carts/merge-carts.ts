import * as v from 'valibot';
import type { ShopContext } from '../graphql/context.ts';
import { authorizationError, inputError, noSuchEntityError } from '../graphql/errors.ts';
import { touchCart } from './cart-lines.ts';
import { customerCartId, loadCart } from './carts.ts';
import { findCart } from './find-cart.ts';

const guestCartRow = v.object({
  id: v.number(),
  website: v.string(),
  customer_id: v.nullable(v.number()),
  is_active: v.number(),
});

/**
 * Adds the cart of a guest to a cart of the customer who signed in, and closes the guest's cart (contract A5).
 *
 * @param destinationId the public id of the customer's cart; if absent, the customer's active cart is used
 * @returns the id of the customer's cart
 * @throws {GraphQLError} if a cart is missing, closed or not the visitor's
 */
export function mergeCarts(
  context: ShopContext,
  customerId: number,
  { sourceId, destinationId }: { readonly sourceId: string; readonly destinationId?: string | null },
): number {
  if (sourceId === '') throw inputError('Required parameter "source_cart_id" is missing');
  if (destinationId === '') throw inputError('The parameter "destination_cart_id" cannot be empty');
  const source = findGuestCart(context, sourceId);
  return context.shop.database.transaction(() => {
    const destination = destinationId
      ? findCart(context, destinationId)
      : customerCartId(context, customerId);
    moveLinesAndClose(context, source, destination);
    return destination;
  });
}

/**
 * Assigns the cart of a guest to the customer who signed in. The lines of the customer's active cart are added to it.
 *
 * @returns the id of the cart
 * @throws {GraphQLError} if the cart is missing, closed or not a guest's
 */
export function assignCart(context: ShopContext, customerId: number, maskedId: string): number {
  if (maskedId === '') throw inputError('Required parameter "cart_id" is missing');
  const { database } = context.shop;
  const cart = findGuestCart(context, maskedId);
  return database.transaction(() => {
    const known = database.first(
      v.object({ id: v.number() }),
      'SELECT id FROM cart WHERE customer_id = ? AND website = ? AND is_active',
      customerId,
      context.view.website,
    );
    if (known) moveLinesAndClose(context, known.id, cart);
    // `loadCart` uses the e-mail address of the customer if the cart has none.
    database.run(
      'UPDATE cart SET customer_id = ?, email = NULL, store = ? WHERE id = ?',
      customerId,
      context.view.code,
      cart,
    );
    return cart;
  });
}

function findGuestCart({ shop, view }: ShopContext, maskedId: string): number {
  const row = shop.database.first(
    guestCartRow,
    'SELECT id, website, customer_id, is_active FROM cart WHERE masked_id = ?',
    maskedId,
  );
  if (!row) throw noSuchEntityError(`Could not find a cart with ID "${maskedId}"`);
  if (row.customer_id !== null)
    throw authorizationError(`The current user cannot perform operations on cart "${maskedId}"`);
  if (row.is_active === 0) throw noSuchEntityError('Current user does not have an active cart.');
  if (row.website !== view.website) throw inputError("Can't assign cart to store in different website.");
  return row.id;
}

/**
 * Adds the lines of the cart `from` to the cart `to` and closes `from`. The quantities of equal lines are added, up to the stock. A quantity is
 * never reduced below that of either cart. Choices that `to` does not have yet (coupon, addresses, methods) are copied too.
 */
function moveLinesAndClose(context: ShopContext, from: number, to: number): void {
  const { database } = context.shop;
  const target = loadCart(context, to);
  for (const { product, quantity } of loadCart(context, from).lines) {
    const known = target.lines.find((line) => line.product.id === product.id)?.quantity ?? 0;
    const most = Math.max(product.quantity, known, quantity);
    database.run(
      `INSERT INTO cart_line (cart_id, product_id, quantity) VALUES (?, ?, ?)
       ON CONFLICT (cart_id, product_id) DO UPDATE SET quantity = excluded.quantity`,
      to,
      product.id,
      Math.min(known + quantity, most),
    );
  }
  database.run(
    `UPDATE cart SET (coupon, shipping_address, billing_address, shipping_method, payment_method, purchase_order_number) = (
       SELECT coalesce(cart.coupon, other.coupon), coalesce(cart.shipping_address, other.shipping_address),
         coalesce(cart.billing_address, other.billing_address), coalesce(cart.shipping_method, other.shipping_method),
         coalesce(cart.payment_method, other.payment_method),
         coalesce(cart.purchase_order_number, other.purchase_order_number)
       FROM cart AS other WHERE other.id = ?)
     WHERE id = ?`,
    from,
    to,
  );
  database.run('UPDATE cart SET is_active = 0 WHERE id = ?', from);
  touchCart(context, to);
}
