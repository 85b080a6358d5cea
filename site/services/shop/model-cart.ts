import type { ContactAddress } from './model-address.ts';
import type { AmountWithTax, PaymentKind } from './model-order.ts';
import type { Amount, NamedAmount, ProductPicture } from './model.ts';

/** Why a line cannot be ordered as it is. */
export type CartLineProblem = 'sold-out' | 'not-enough' | 'not-available';

/** A line of a cart: pieces of a product, or of a variant. */
export type CartLine = {
  readonly uid: string;
  /** The SKU of the product that is sent: of the variant, if the product has variants. */
  readonly sku: string;
  /** The SKU of the product with variants. */
  readonly parentSku: string | undefined;
  readonly name: string;
  /** Path of the product's page without a leading slash. */
  readonly path: string;
  readonly picture: ProductPicture | undefined;
  readonly options: readonly { readonly uid: string; readonly label: string; readonly value: string }[];
  readonly quantity: number;
  readonly unitPrice: AmountWithTax;
  readonly rowTotal: AmountWithTax;
  /** The discount of the coupon on the row. */
  readonly discount: Amount | undefined;
  /** The price of one piece before a special price, as the catalogue shows it. */
  readonly regularPrice: Amount | undefined;
  /** The weight of one piece in kilograms. */
  readonly weight: number | undefined;
  /** The number of pieces in stock, if it is low. */
  readonly piecesLeft: number | undefined;
  readonly problem: CartLineProblem | undefined;
};

/** The totals of a cart. The delivery is that of the chosen method, see `Cart.shippingMethod`. */
export type CartTotals = {
  readonly subtotal: AmountWithTax;
  readonly discounts: readonly NamedAmount[];
  readonly taxes: readonly NamedAmount[];
  readonly grandTotal: AmountWithTax;
};

/** A way to receive an order. */
export type CartShippingMethod = {
  readonly carrierCode: string;
  readonly methodCode: string;
  readonly carrierTitle: string;
  readonly methodTitle: string;
  /** Whether the visitor picks up the order. */
  readonly isPickup: boolean;
  readonly price: AmountWithTax;
};

/** A place where visitors pick up orders. */
export type PickupLocation = {
  readonly code: string;
  readonly name: string;
  readonly street: string;
  readonly postcode?: string | undefined;
  readonly city: string;
  /** ISO 3166 code with two letters. */
  readonly countryCode?: string | undefined;
};

export type CartPaymentMethod = {
  readonly code: string;
  /** `undefined` for a method of a provider. */
  readonly kind: PaymentKind | undefined;
  readonly title: string;
};

/** A cart with everything that the cart, the mini cart and the checkout show. */
export type Cart = {
  readonly id: string;
  /** The email address of the guest. */
  readonly email: string | undefined;
  /** Whether no line is shipped, so that the cart needs no shipping address. */
  readonly isVirtual: boolean;
  /** The number of pieces. */
  readonly quantity: number;
  readonly lines: readonly CartLine[];
  /** The code of the applied coupon. */
  readonly coupon: string | undefined;
  readonly totals: CartTotals;
  /** For a pickup, the address of its location with the visitor's name. */
  readonly shippingAddress: ContactAddress | undefined;
  /** The code of the location of a pickup. */
  readonly pickupLocation: string | undefined;
  readonly billingAddress: ContactAddress | undefined;
  /** Empty without a shipping address. */
  readonly shippingMethods: readonly CartShippingMethod[];
  readonly shippingMethod: CartShippingMethod | undefined;
  readonly paymentMethods: readonly CartPaymentMethod[];
  readonly paymentMethod:
    | (CartPaymentMethod & { readonly purchaseOrderNumber: string | undefined })
    | undefined;
};

/** Why the shop did not add or change a line. */
export type LineRefusal = {
  readonly reason:
    | 'not-found'
    | 'not-salable'
    | 'not-enough'
    | 'too-few'
    | 'sold-out'
    | 'line-gone'
    | 'invalid';
  /** The number of pieces that can be bought, if the shop reports it. */
  readonly available: number | undefined;
  /** The smallest quantity that can be bought, if the reason is `too-few`. */
  readonly minimum?: number | undefined;
};

/** A cart after a change, with the lines that the shop refused. */
export type ChangedCart = { readonly cart: Cart; readonly refusals: readonly LineRefusal[] };

/** A product to add: a SKU without variants, or a variant with its parent's SKU. */
export type NewCartLine = {
  readonly sku: string;
  readonly quantity: number;
  readonly parentSku?: string | undefined;
  /** The UIDs of the option values of a variant. Without them, one more request reads them from the shop. */
  readonly valueUids?: readonly string[] | undefined;
};

/** The place for which delivery and tax are estimated. */
export type EstimatePlace = {
  /** ISO 3166 code with two letters. */
  readonly country: string;
  readonly regionId?: number | undefined;
  readonly postcode?: string | undefined;
};
