import type { StoredConfigurableProduct, StoredSimpleProduct } from '../products/product-types.ts';
import type { CheckoutAddress } from './checkout-address.ts';

/** A line of a cart: a number of pieces of a simple product or variant. */
export type StoredCartLine = {
  readonly id: number;
  readonly quantity: number;
  readonly product: StoredSimpleProduct;
  /** The configurable product of a variant. */
  readonly parent: StoredConfigurableProduct | null;
};

/** A cart with its lines, in the order in which they were added. */
export type StoredCart = {
  readonly id: number;
  /** The public id: 32 characters. */
  readonly maskedId: string;
  /** `null` for the cart of a guest. */
  readonly customerId: number | null;
  readonly email: string | null;
  /** The code of the applied coupon, which may have expired. */
  readonly coupon: string | null;
  readonly shippingAddress: CheckoutAddress | null;
  readonly billingAddress: CheckoutAddress | null;
  /** Carrier and method: `tablerate/bestway`. */
  readonly shippingMethod: string | null;
  readonly paymentMethod: string | null;
  readonly purchaseOrderNumber: string | null;
  readonly lines: readonly StoredCartLine[];
};
