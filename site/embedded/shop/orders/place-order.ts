import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { calculateCart } from '../carts/calculate-cart.ts';
import type { StoredCart, StoredCartLine } from '../carts/cart-types.ts';
import { loadCart } from '../carts/carts.ts';
import type { CheckoutAddress } from '../carts/checkout-address.ts';
import { findCart } from '../carts/find-cart.ts';
import { paymentMethodsOf } from '../carts/payment-methods.ts';
import { PICKUP_METHOD, type ShippingMethod } from '../carts/shipping-methods.ts';
import type { LineTotals } from '../carts/totals.ts';
import type { ShopContext } from '../graphql/context.ts';
import { plainError } from '../graphql/errors.ts';
import { formatTimestamp } from '../graphql/timestamp.ts';
import { findPickupLocation } from '../pickup/pickup-locations.ts';
import { describeOptions } from '../products/configurable-resolvers.ts';
import { websiteId } from '../stores/store-view.ts';
import { sendOrderMail } from './order-confirmation.ts';
import type { StoredOrder } from './order-types.ts';
import { readOrder } from './orders.ts';
import { reserveStock } from './stock-reservations.ts';

/** Number of digits of an order number after the digit of the website. */
const NUMBER_DIGITS = 8;
const TOKEN_BYTES = 48;

/**
 * Places the order of a cart (contract A6). One transaction checks the cart, reserves the stock, takes the next number of the website, writes
 * the order and closes the cart. A refused order takes no number, and after a crash either the cart is open or the order exists.
 *
 * @throws {GraphQLError} in the shape of Magento Open Source: with `error_code`
 */
export function placeOrder(context: ShopContext, maskedId: string): StoredOrder {
  const { database } = context.shop;
  return database.transaction(() => {
    const cart = loadCart(context, findOrderableCart(context, maskedId));
    const checked = checkCart(cart, context);
    for (const { product, quantity } of cart.lines)
      if (!reserveStock(database, context.view.website, product.id, quantity))
        throw refused('Some of the products are out of stock');
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

function findOrderableCart(context: ShopContext, maskedId: string): number {
  try {
    return findCart(context, maskedId);
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const code = cartErrorCodes.find(([beginning]) => message.startsWith(beginning))?.[1];
    if (code === undefined) throw error;
    throw plainError(message, { extensions: { category: 'graphql-no-such-entity', error_code: code } });
  }
}

const cartErrorCodes = [
  ['Could not find a cart with ID', 'CART_NOT_FOUND'],
  ["The cart isn't active", 'CART_NOT_ACTIVE'],
] as const;

/** The parts of a cart that an order requires. */
type OrderableCart = Pick<
  StoredOrder,
  'shippingAddress' | 'billingAddress' | 'shippingMethod' | 'shippingTitle' | 'paymentMethod'
> & {
  readonly email: string;
};

/** Runs the checks of a cart in the same sequence as Magento, so the first error is the same (contract A6). */
function checkCart(cart: StoredCart, context: ShopContext): OrderableCart {
  const { email, shippingAddress, billingAddress, paymentMethod } = cart;
  if (!email)
    throw plainError('Guest email for cart is missing.', {
      extensions: { category: 'graphql-input', error_code: 'GUEST_EMAIL_MISSING' },
    });
  if (cart.lines.length === 0)
    throw refused('A server error stopped your order. Please try to place your order again');
  if (!shippingAddress)
    throw refused("Some addresses can't be used due to the configurations for specific countries");
  const { shippingMethod } = calculateCart(cart, context);
  if (!shippingMethod)
    throw refused('The shipping method is missing. Select the shipping method and try again');
  if (!billingAddress) throw refused('Please check the billing address information');
  const payment = paymentMethodsOf(cart, context).find(({ code }) => code === paymentMethod);
  if (!payment) throw refused('Enter a valid payment method and try again');
  const methodTitle = orderedMethodTitle(shippingMethod, shippingAddress, context);
  return {
    email,
    shippingAddress,
    billingAddress,
    shippingMethod: shippingMethod.id,
    shippingTitle: `${shippingMethod.carrierTitle} - ${methodTitle}`,
    paymentMethod: payment.code,
  };
}

/** Returns the title of the method in an order. For a pickup it is the name of the location, as in Magento. */
function orderedMethodTitle(
  { id, methodTitle }: ShippingMethod,
  { pickupLocationCode }: CheckoutAddress,
  { view }: ShopContext,
): string {
  if (id !== PICKUP_METHOD) return methodTitle;
  const location = findPickupLocation(view.website, pickupLocationCode ?? '');
  if (!location) throw refused('Quote does not have Pickup Location assigned');
  return location.name;
}

function refused(reason: string) {
  return plainError(`Unable to place order: ${reason}.`, {
    extensions: { category: 'graphql-input', error_code: 'UNABLE_TO_PLACE_ORDER' },
  });
}

function writeOrder(context: ShopContext, cart: StoredCart, checked: OrderableCart): number {
  const { shop, view } = context;
  const { totals, tax } = calculateCart(cart, context);
  const moment = formatTimestamp(shop.now());
  return shop.database.insert(
    `INSERT INTO placed_order (number, token, cart_id, website, store, customer_id, email, status, created_at, changed_at,
       coupon, shipping_address, billing_address, shipping_method, shipping_title, payment_method, purchase_order_number, grand_total, totals)
     VALUES (?, ?, ?, ?, ?, ?, ?, 'pending', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    nextNumber(context),
    `0:3:${randomBytes(TOKEN_BYTES).toString('base64')}`,
    cart.id,
    view.website,
    view.code,
    cart.customerId,
    checked.email,
    moment,
    moment,
    totals.discount > 0 ? cart.coupon : null,
    JSON.stringify(checked.shippingAddress),
    JSON.stringify(checked.billingAddress),
    checked.shippingMethod,
    checked.shippingTitle,
    checked.paymentMethod,
    cart.purchaseOrderNumber,
    totals.grandTotal,
    JSON.stringify({
      currency: view.locale.currency,
      taxRate: tax.rate,
      subtotal: totals.subtotal,
      discount: totals.discount,
      shipping: totals.shipping,
      tax: totals.tax,
      grandTotal: totals.grandTotal,
    } satisfies StoredOrder['totals']),
  );
}

/** Returns the next order number of the website: nine digits, the first of which is different for each website. */
function nextNumber({ shop, view }: ShopContext): string {
  const row = shop.database.first(
    v.object({ last: v.number() }),
    `INSERT INTO order_sequence (website, last) VALUES (?, 1)
     ON CONFLICT (website) DO UPDATE SET last = last + 1 RETURNING last`,
    view.website,
  );
  if (!row) throw new Error('The sequence returned no number.');
  return `${websiteId(view.website) - 1}${String(row.last).padStart(NUMBER_DIGITS, '0')}`;
}

function writeLine(
  context: ShopContext,
  orderId: number,
  { product, parent, quantity }: StoredCartLine,
  { unit, row, discount }: LineTotals,
): void {
  const options = parent
    ? describeOptions(product, context).map(({ attribute, label }) => ({
        label: attribute.label,
        value: label,
      }))
    : [];
  context.shop.database.run(
    `INSERT INTO order_line (order_id, product_id, sku, parent_sku, name, url_key, options, quantity, prices)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    orderId,
    product.id,
    product.sku,
    parent?.sku ?? null,
    (parent ?? product).name,
    (parent ?? product).urlKey,
    JSON.stringify(options),
    quantity,
    JSON.stringify({
      unit,
      row,
      discount,
      original: product.price.regular,
    } satisfies StoredOrder['lines'][number]['prices']),
  );
}
