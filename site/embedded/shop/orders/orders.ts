import type { SQLInputValue } from 'node:sqlite';
import * as v from 'valibot';
import { websiteCodes } from '#embedded/catalogue';
import { parseAddress } from '../carts/checkout-address.ts';
import type { ShopDatabase } from '../database/database.ts';
import {
  orderLinePricesSchema,
  orderOptionsSchema,
  orderStatuses,
  orderTotalsSchema,
  type StoredOrder,
  type StoredOrderLine,
} from './order-types.ts';

const text = v.nullable(v.string());
const orderRow = v.object({
  id: v.number(),
  number: v.string(),
  token: v.string(),
  website: v.picklist(websiteCodes),
  store: v.string(),
  customer_id: v.nullable(v.number()),
  email: v.string(),
  status: v.picklist(orderStatuses),
  created_at: v.string(),
  changed_at: v.string(),
  coupon: text,
  shipping_address: v.string(),
  billing_address: v.string(),
  shipping_method: v.string(),
  shipping_title: v.string(),
  payment_method: v.string(),
  purchase_order_number: text,
  totals: v.pipe(v.string(), v.parseJson(), orderTotalsSchema),
  cancel_reason: text,
});
const columns = Object.keys(orderRow.entries).join(', ');

const lineRow = v.object({
  id: v.number(),
  order_id: v.number(),
  product_id: v.number(),
  sku: v.string(),
  parent_sku: text,
  name: v.string(),
  url_key: v.string(),
  options: v.pipe(v.string(), v.parseJson(), orderOptionsSchema),
  quantity: v.number(),
  prices: v.pipe(v.string(), v.parseJson(), orderLinePricesSchema),
});

/** Reads an order by its id. */
export function readOrder(database: ShopDatabase, id: number): StoredOrder {
  const [order] = readOrders(database, 'id = ?', id);
  if (!order) throw new Error(`The database has no order ${id}.`);
  return order;
}

/** Reads the orders that match a condition in SQL, with their lines. */
export function readOrders(
  database: ShopDatabase,
  condition: string,
  ...values: SQLInputValue[]
): StoredOrder[] {
  const rows = database.all(orderRow, `SELECT ${columns} FROM placed_order WHERE ${condition}`, ...values);
  const lines = Map.groupBy(
    database.all(
      lineRow,
      `SELECT line.id, order_id, product_id, sku, parent_sku, name, url_key, options, quantity, prices
       FROM json_each(?) CROSS JOIN order_line AS line ON order_id = value ORDER BY line.id`,
      JSON.stringify(rows.map(({ id }) => id)),
    ),
    (line) => line.order_id,
  );
  return rows.map((row) => toOrder(row, (lines.get(row.id) ?? []).map(toLine)));
}

function toOrder(row: v.InferOutput<typeof orderRow>, lines: readonly StoredOrderLine[]): StoredOrder {
  return {
    id: row.id,
    number: row.number,
    token: row.token,
    website: row.website,
    store: row.store,
    customerId: row.customer_id,
    email: row.email,
    status: row.status,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    coupon: row.coupon,
    shippingAddress: parseAddress(row.shipping_address),
    billingAddress: parseAddress(row.billing_address),
    shippingMethod: row.shipping_method,
    shippingTitle: row.shipping_title,
    paymentMethod: row.payment_method,
    purchaseOrderNumber: row.purchase_order_number,
    totals: row.totals,
    cancelReason: row.cancel_reason,
    lines,
  };
}

function toLine(row: v.InferOutput<typeof lineRow>): StoredOrderLine {
  return {
    id: row.id,
    productId: row.product_id,
    sku: row.sku,
    parentSku: row.parent_sku,
    name: row.name,
    urlKey: row.url_key,
    options: row.options,
    quantity: row.quantity,
    prices: row.prices,
  };
}
