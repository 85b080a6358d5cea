import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { calculateCart } from '../carts/calculate-cart.ts';
import type { StoredCart, StoredCartLine } from '../carts/cart-types.ts';
import type { LineTotals } from '../carts/totals.ts';
import type { ShopContext } from '../context/context.ts';
import { formatTimestamp } from '../graphql/timestamp.ts';
import { describeOptions } from '../products/configurable-resolvers.ts';
import { websiteId } from '../stores/store-view.ts';
import type { OrderableCart } from './check-cart.ts';
import type { StoredOrder } from './order-types.ts';

/** Number of digits of an order number after the digit of the website. */
const NUMBER_DIGITS = 8;
const TOKEN_BYTES = 48;

/** Writes an order without its lines, with the next number of the website. Returns its id. */
export function writeOrder(context: ShopContext, cart: StoredCart, checked: OrderableCart): number {
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

/** Writes a line of an order. */
export function writeLine(
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
