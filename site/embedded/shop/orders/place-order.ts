import { calculateCart } from '../carts/calculate-cart.ts';
import { loadCart } from '../carts/carts.ts';
import { findCart } from '../carts/find-cart.ts';
import type { ShopContext } from '../context/context.ts';
import { plainError } from '../graphql/errors.ts';
import { checkCart, orderRefused } from './check-cart.ts';
import { sendOrderMail } from './order-confirmation.ts';
import type { StoredOrder } from './order-types.ts';
import { readOrder } from './orders.ts';
import { reserveStock } from './stock-reservations.ts';
import { writeLine, writeOrder } from './write-order.ts';

/**
 * Places the order of a cart (contract A6). One transaction checks the cart, reserves the stock, takes the next number of the website, writes
 * the order and closes the cart. A refused order takes no number, and after a crash either the cart is open or the order exists.
 *
 * @throws {GraphQLError} in the shape of Magento Open Source: with `error_code`
 */
export function placeOrder(context: ShopContext, maskedId: string): StoredOrder {
  const { database } = context.shop;
  return database.transaction(() => {
    const cart = loadCart(context, findCart(context, maskedId, createMissingCartError));
    const checked = checkCart(cart, context);
    for (const { product, quantity } of cart.lines)
      if (!reserveStock(database, context.view.website, product.id, quantity))
        throw orderRefused('Some of the products are out of stock');
    const orderId = writeOrder(context, cart, checked);
    const { lines } = calculateCart(cart, context).totals;
    for (const [index, totals] of lines.entries()) {
      const line = cart.lines[index];
      if (line) writeLine(context, orderId, line, totals);
    }
    database.run('UPDATE cart SET is_active = 0 WHERE id = ?', cart.id);
    const order = readOrder(database, orderId);
    sendOrderMail(context, order);
    return order;
  });
}

function createMissingCartError(message: string, code: string) {
  return plainError(message, { extensions: { category: 'graphql-no-such-entity', error_code: code } });
}
