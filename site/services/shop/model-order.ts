import type { ContactAddress } from './model-address.ts';
import type { Amount, NamedAmount, ProductPicture } from './model.ts';

/** The payment methods that need no provider. The site has texts for each of them. */
export type PaymentKind = 'bankTransfer' | 'onAccount' | 'cashOnDelivery' | 'cheque' | 'free';

/** The copy of an address that an order keeps. Later changes in the address book do not change it. */
export type OrderAddress = Omit<ContactAddress, 'countryCode'> & { readonly countryCode: string | undefined };

/** An amount without and with tax. */
export type AmountWithTax = { readonly withoutTax: Amount; readonly withTax: Amount };

/** A line of an order: pieces of a product, or of a variant. */
export type OrderLine = {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  /** The SKU of the product with variants. */
  readonly parentSku: string | undefined;
  /** Path of the product without a leading slash. Undefined for a product that is not sold any more. */
  readonly path: string | undefined;
  readonly picture: ProductPicture | undefined;
  readonly options: readonly { readonly label: string; readonly value: string }[];
  readonly quantity: number;
  readonly cancelledQuantity: number;
  readonly total: AmountWithTax;
  /** The discount of the coupon on the row. `total` does not contain it. */
  readonly discount: Amount | undefined;
};

type OrderTotals = {
  readonly subtotal: AmountWithTax;
  readonly shipping: AmountWithTax | undefined;
  /** Positive amounts that are subtracted. */
  readonly discounts: readonly NamedAmount[];
  readonly tax: Amount;
  /** The parts of `tax` with their names and rates: `btw 21 %`. Empty if the shop does not name them. */
  readonly taxes: readonly NamedAmount[];
  readonly grandTotal: Amount;
};

/** A placed order. */
export type Order = {
  readonly id: string;
  readonly number: string;
  /** The token with which a guest reads the order. */
  readonly token: string;
  readonly placedAt: Date;
  /** The shop's name of the status: `Pending`. */
  readonly status: string;
  readonly email: string | undefined;
  readonly lines: readonly OrderLine[];
  readonly totals: OrderTotals;
  /** The shop's name of the delivery, in the language of the store view. */
  readonly deliveryName: string | undefined;
  readonly payments: readonly {
    readonly code: string;
    /** `undefined` for a method of a provider. */
    readonly kind: PaymentKind | undefined;
    readonly name: string;
    /** The customer's reference for a purchase on account. The shop does not return it with an order. */
    readonly reference: string | undefined;
  }[];
  readonly shippingAddress: OrderAddress | undefined;
  readonly billingAddress: OrderAddress | undefined;
  readonly canReorder: boolean;
  readonly canCancel: boolean;
};

/** An order in a list. */
export type OrderSummary = Pick<
  Order,
  'number' | 'placedAt' | 'status' | 'deliveryName' | 'shippingAddress'
> & {
  readonly grandTotal: Amount;
  readonly lines: readonly { readonly id: string; readonly name: string; readonly quantity: number }[];
};

export type OrderPage = {
  readonly orders: readonly OrderSummary[];
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
};

/** A line of an order that was not added to the cart again. */
export type ReorderProblem = {
  /** The shop no longer sells the product, cannot sell it now, or cannot sell it in this quantity. */
  readonly reason: 'not-sold' | 'unavailable' | 'quantity' | 'other';
  /** `undefined` if the shop does not name the product. */
  readonly sku: string | undefined;
};

/** Why the shop did not cancel an order. `invalid-reason`: the store view of the order does not have the reason. */
export type CancellationProblem = 'not-found' | 'not-allowed' | 'invalid-reason';
