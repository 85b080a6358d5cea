import * as v from 'valibot';
import type { WebsiteCode } from '#embedded/catalogue';
import type { CheckoutAddress } from '../carts/checkout-address.ts';

const taxed = v.object({ excluding: v.number(), including: v.number() });

/** The amounts of an order in cents, as they were when it was placed. */
export const orderTotalsSchema = v.object({
  currency: v.string(),
  taxRate: v.number(),
  subtotal: taxed,
  discount: v.number(),
  shipping: taxed,
  tax: v.number(),
  grandTotal: v.number(),
});
type StoredOrderTotals = v.InferOutput<typeof orderTotalsSchema>;

/** The amounts of a line in cents. */
export const orderLinePricesSchema = v.object({
  unit: taxed,
  row: taxed,
  discount: v.number(),
  original: v.number(),
});

/** The options of a variant with their labels, as they were when the order was placed. */
export const orderOptionsSchema = v.array(v.object({ label: v.string(), value: v.string() }));

/** The states of an order. The shop has no shipments, so an order is pending until it is cancelled. */
export const orderStatuses = ['pending', 'canceled'] as const;

export type StoredOrderLine = {
  readonly id: number;
  readonly productId: number;
  readonly sku: string;
  /** The SKU of the configurable product of a variant. */
  readonly parentSku: string | null;
  readonly name: string;
  readonly urlKey: string;
  readonly options: v.InferOutput<typeof orderOptionsSchema>;
  readonly quantity: number;
  readonly prices: v.InferOutput<typeof orderLinePricesSchema>;
};

/** An order that was placed: a copy of its cart. */
export type StoredOrder = {
  readonly id: number;
  readonly number: string;
  readonly token: string;
  readonly website: WebsiteCode;
  /** The store view in which the order was placed. */
  readonly store: string;
  /** `null` for a guest, 0 for a deleted customer. */
  readonly customerId: number | null;
  readonly email: string;
  readonly status: (typeof orderStatuses)[number];
  /** UTC: `2026-11-20 12:00:00`. */
  readonly createdAt: string;
  readonly changedAt: string;
  readonly coupon: string | null;
  readonly shippingAddress: CheckoutAddress;
  readonly billingAddress: CheckoutAddress;
  readonly shippingMethod: string;
  /** The title of carrier and method at the time of the order: `Delivery - As a parcel`. Empty for orders of an older version. */
  readonly shippingTitle: string;
  readonly paymentMethod: string;
  readonly purchaseOrderNumber: string | null;
  readonly totals: StoredOrderTotals;
  readonly cancelReason: string | null;
  readonly lines: readonly StoredOrderLine[];
};
