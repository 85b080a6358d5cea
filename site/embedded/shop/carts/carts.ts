import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import type { ShopContext } from '../context/context.ts';
import type { ShopDatabase } from '../database/database.ts';
import { loadProducts } from '../products/load-products.ts';
import type { StoredProduct } from '../products/product-types.ts';
import type { StoredCart, StoredCartLine } from './cart-types.ts';
import { parseAddress } from './checkout-address.ts';

/** The length of the public id of a cart (contract A3). */
export const MASKED_ID_LENGTH = 32;
const MASKED_ID_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const text = v.nullable(v.string());
const cartRow = v.object({
  id: v.number(),
  masked_id: v.string(),
  customer_id: v.nullable(v.number()),
  email: text,
  coupon: text,
  shipping_address: text,
  billing_address: text,
  shipping_method: text,
  payment_method: text,
  purchase_order_number: text,
});
const lineRow = v.object({
  id: v.number(),
  product_id: v.number(),
  parent_id: v.nullable(v.number()),
  quantity: v.number(),
});
const idRow = v.object({ id: v.number() });

/** Creates an empty cart for the website of the request. Returns the id of its row. */
export function createCart(
  { shop, view }: ShopContext,
  { customerId = null, maskedId = createMaskedId() }: { customerId?: number | null; maskedId?: string },
): number {
  const moment = shop.now().toISOString();
  return shop.database.insert(
    `INSERT INTO cart (masked_id, website, store, customer_id, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)`,
    maskedId,
    view.website,
    view.code,
    customerId,
    moment,
    moment,
  );
}

/** Returns the id of a customer's active cart. A customer without a cart gets a new one. */
export function customerCartId(context: ShopContext, customerId: number): number {
  const known = context.shop.database.first(
    idRow,
    'SELECT id FROM cart WHERE customer_id = ? AND website = ? AND is_active',
    customerId,
    context.view.website,
  );
  return known?.id ?? createCart(context, { customerId });
}

/** Reads a cart with its lines. The cart of a customer has the customer's email address. */
export function loadCart(context: ShopContext, id: number): StoredCart {
  const row = context.shop.database.first(
    cartRow,
    `SELECT cart.id, masked_id, customer_id, coalesce(cart.email, customer.email) AS email, coupon, shipping_address,
       billing_address, shipping_method, payment_method, purchase_order_number
     FROM cart LEFT JOIN customer ON customer.id = cart.customer_id WHERE cart.id = ?`,
    id,
  );
  if (!row) throw new Error(`The database has no cart ${id}.`);
  return {
    id: row.id,
    maskedId: row.masked_id,
    customerId: row.customer_id,
    email: row.email,
    coupon: row.coupon,
    shippingAddress: row.shipping_address === null ? null : parseAddress(row.shipping_address),
    billingAddress: row.billing_address === null ? null : parseAddress(row.billing_address),
    shippingMethod: row.shipping_method,
    paymentMethod: row.payment_method,
    purchaseOrderNumber: row.purchase_order_number,
    lines: loadLines(context, id),
  };
}

function loadLines(context: ShopContext, cartId: number): StoredCartLine[] {
  const rows = context.shop.database.all(
    lineRow,
    `SELECT line.id, product_id, parent_id, quantity FROM cart_line AS line JOIN product ON product.id = product_id
     WHERE cart_id = ? ORDER BY line.id`,
    cartId,
  );
  const ids = new Set(rows.map((row) => row.parent_id ?? row.product_id));
  const products = new Map(loadProducts([...ids], context).map((product) => [product.id, product]));
  return rows.flatMap(({ id, product_id: productId, parent_id: parentId, quantity }) => {
    const bought = findOffer(products.get(parentId ?? productId), productId);
    return bought ? [{ id, quantity, ...bought }] : [];
  });
}

/**
 * Returns the simple product of a cart line, and its configurable product if it is a variant.
 *
 * @param listed the product as lists show it: a simple product or a configurable one
 * @param productId id of the simple product
 */
export function findOffer(
  listed: StoredProduct | undefined,
  productId: number,
): Pick<StoredCartLine, 'product' | 'parent'> | undefined {
  if (listed?.type === 'simple') return { product: listed, parent: null };
  const product = listed?.variants.find(({ id }) => id === productId);
  return listed && product && { product, parent: listed };
}

function createMaskedId(): string {
  return Array.from(
    { length: MASKED_ID_LENGTH },
    () => MASKED_ID_LETTERS[randomInt(MASKED_ID_LETTERS.length)],
  ).join('');
}

/** Deletes the carts of a deleted customer. */
export function deleteCartsOf(database: ShopDatabase, customerId: number): void {
  database.run('DELETE FROM cart WHERE customer_id = ?', customerId);
}
