import * as v from 'valibot';
import type { CancellationProblem, OrderPage, OrderSummary, ReorderProblem } from './model-order.ts';
import { cart } from './wire-cart.ts';
import { order, orderAddress, time } from './wire-order.ts';
import { money } from './wire-products.ts';
import { count, list, optionalText, text } from './wire-values.ts';

const summary = v.pipe(
  v.object({
    number: v.string(),
    created_at: time,
    status: text,
    shipping_method: optionalText,
    shipping_address: v.nullish(orderAddress),
    total: v.object({ grand_total: money }),
    items: list(v.object({ id: v.string(), product_name: text, quantity_ordered: count })),
  }),
  v.transform(({ number, created_at, status, total, items, ...delivery }): OrderSummary => ({
    number,
    placedAt: created_at,
    status,
    deliveryName: delivery.shipping_method,
    shippingAddress: delivery.shipping_address ?? undefined,
    grandTotal: total.grand_total,
    lines: items.map(({ id, product_name, quantity_ordered }) => ({
      id,
      name: product_name,
      quantity: quantity_ordered,
    })),
  })),
);

export const orderPage = v.pipe(
  v.object({
    customer: v.object({
      orders: v.object({
        total_count: count,
        page_info: v.object({ current_page: count, total_pages: count }),
        items: list(summary),
      }),
    }),
  }),
  v.transform(
    ({
      customer: {
        orders: { items, total_count, page_info },
      },
    }): OrderPage => ({
      orders: items,
      total: total_count,
      page: page_info.current_page,
      pageCount: page_info.total_pages,
    }),
  ),
);

/** The order with a number, or `undefined` if the customer has no such order. */
export const customerOrder = v.pipe(
  v.object({ customer: v.object({ orders: v.object({ items: list(order) }) }) }),
  v.transform(({ customer }) => customer.orders.items[0]),
);

export const guestOrder = v.pipe(
  v.object({ guestOrder: order }),
  v.transform((data) => data.guestOrder),
);

export const guestOrderByToken = v.pipe(
  v.object({ guestOrderByToken: order }),
  v.transform((data) => data.guestOrderByToken),
);

export const reorder = v.pipe(
  v.object({
    reorderItems: v.object({ cart, userInputErrors: list(v.object({ code: v.string(), message: text })) }),
  }),
  v.transform(({ reorderItems }) => ({
    cart: reorderItems.cart,
    problems: reorderItems.userInputErrors.map(({ code, message }) => ({
      reason: REORDER_REASONS.get(code) ?? 'other',
      message,
    })),
  })),
);

const REORDER_REASONS: ReadonlyMap<string, ReorderProblem['reason']> = new Map([
  ['PRODUCT_NOT_FOUND', 'not-sold'],
  ['NOT_SALABLE', 'unavailable'],
  ['INSUFFICIENT_STOCK', 'quantity'],
]);

export const cancellationReasons = v.pipe(
  v.object({ storeConfig: v.object({ order_cancellation_reasons: list(v.object({ description: text })) }) }),
  v.transform(({ storeConfig }) =>
    storeConfig.order_cancellation_reasons.map(({ description }) => description).filter(Boolean),
  ),
);

/** The response to a cancellation: why the order is not cancelled, or `undefined` if it is. */
export const cancellation = v.pipe(
  v.object({
    cancelOrder: v.object({
      order: v.nullish(v.object({ number: v.string() })),
      errorV2: v.nullish(v.object({ code: v.string(), message: text })),
    }),
  }),
  v.transform(({ cancelOrder: { errorV2: error } }): CancellationProblem | undefined =>
    error ? (CANCELLATION_PROBLEMS.get(error.code) ?? 'not-allowed') : undefined,
  ),
);

const CANCELLATION_PROBLEMS: ReadonlyMap<string, CancellationProblem> = new Map([
  ['ORDER_NOT_FOUND', 'not-found'],
  ['UNAUTHORISED', 'not-found'],
  // A reason that the store view of the order does not have, and problems without a code of their own.
  ['UNDEFINED', 'invalid-reason'],
]);
