import * as v from 'valibot';
import { websiteCodes } from '#embedded/catalogue';
import type { ShopContext } from '../context/context.ts';
import { authorizationError, inputError, noSuchEntityError } from '../graphql/errors.ts';
import { touchCart } from './cart-lines.ts';
import { customerCartId, loadCart } from './carts.ts';
import { findCart } from './find-cart.ts';

const guestCartRow = v.object({
  id: v.number(),
  website: v.picklist(websiteCodes),
  customer_id: v.nullable(v.number()),
  is_active: v.number(),
});

/**
 * Adds the cart of a guest to a cart of the customer who signed in, and closes the guest's cart (contract A5). A line that is in both carts, and
 * whose sum would exceed the stock, keeps the quantity of the customer.
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
    moveLinesAndClose(context, { from: source, to: destination, isStockChecked: true });
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
    if (known) moveLinesAndClose(context, { from: known.id, to: cart, isStockChecked: false });
    // `loadCart` uses the email address of the customer if the cart has none.
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
 * Adds the lines and the coupon of the cart `from` to the cart `to` and closes `from`. The quantities of equal lines are added. As in Magento,
 * the coupon of `from` replaces that of `to`, and addresses and methods are not copied.
 *
 * @param isStockChecked if true, a line whose sum exceeds the stock keeps its quantity in `to`
 */
function moveLinesAndClose(
  context: ShopContext,
  {
    from,
    to,
    isStockChecked,
  }: { readonly from: number; readonly to: number; readonly isStockChecked: boolean },
): void {
  const { database } = context.shop;
  const { lines } = loadCart(context, to);
  const { lines: moved, coupon } = loadCart(context, from);
  for (const { product, quantity } of moved) {
    const known = lines.find((line) => line.product.id === product.id)?.quantity ?? 0;
    if (isStockChecked && known > 0 && known + quantity > product.quantity) continue;
    database.run(
      `INSERT INTO cart_line (cart_id, product_id, quantity) VALUES (?, ?, ?)
       ON CONFLICT (cart_id, product_id) DO UPDATE SET quantity = excluded.quantity`,
      to,
      product.id,
      known + quantity,
    );
  }
  if (coupon !== null) database.run('UPDATE cart SET coupon = ? WHERE id = ?', coupon, to);
  database.run('UPDATE cart SET is_active = 0 WHERE id = ?', from);
  touchCart(context, to);
}
