import type { ShopContext } from '../context/context.ts';
import type { StoredCart } from './cart-types.ts';
import { loadCart } from './carts.ts';
import type { CheckoutAddress } from './checkout-address.ts';
import { findCart } from './find-cart.ts';

/** The input `EstimateTotalsInput`. */
export type EstimateInput = {
  readonly cart_id: string;
  readonly address: { readonly country_code: string; readonly postcode?: string | null };
  readonly shipping_method?: { readonly carrier_code: string; readonly method_code: string } | null;
};

/** Returns a copy of a cart with the country, postcode and shipping method of an estimate. The stored cart does not change. */
export function estimateCart(
  context: ShopContext,
  { cart_id: maskedId, address, shipping_method: method }: EstimateInput,
): StoredCart {
  const cart = loadCart(context, findCart(context, maskedId));
  return {
    ...cart,
    shippingAddress: { ...emptyAddress, country: address.country_code, postcode: address.postcode ?? null },
    shippingMethod: method ? `${method.carrier_code}/${method.method_code}` : cart.shippingMethod,
  };
}

const emptyAddress: CheckoutAddress = {
  firstname: '',
  lastname: '',
  middlename: null,
  prefix: null,
  suffix: null,
  company: null,
  street: [],
  city: '',
  region: null,
  postcode: null,
  country: '',
  telephone: null,
  fax: null,
  vatId: null,
  customerNotes: null,
  pickupLocationCode: null,
};
