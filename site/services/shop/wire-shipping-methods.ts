import * as v from 'valibot';
import type { CartShippingMethod } from './model-cart.ts';
import { taxed } from './wire-amounts.ts';
import { money } from './wire-products.ts';
import { list, text } from './wire-values.ts';

/** The carrier of In-Store Pickup. */
const PICKUP_CARRIER = 'instore';

const method = {
  carrier_code: v.string(),
  carrier_title: text,
  method_code: text,
  method_title: text,
  price_excl_tax: money,
  price_incl_tax: money,
};

/** The chosen shipping method of a cart. */
export const selectedMethod = v.pipe(v.object(method), v.transform(toMethod));

type WireShippingMethod = v.InferOutput<v.ObjectSchema<typeof method, undefined>>;

function toMethod(wire: WireShippingMethod): CartShippingMethod {
  return {
    carrierCode: wire.carrier_code,
    methodCode: wire.method_code,
    carrierTitle: wire.carrier_title,
    methodTitle: wire.method_title,
    isPickup: wire.carrier_code === PICKUP_CARRIER,
    price: taxed(wire.price_excl_tax, wire.price_incl_tax),
  };
}

/** The methods that can be chosen. */
export const availableMethods = v.pipe(
  list(v.object({ ...method, available: v.nullish(v.boolean(), true) })),
  v.transform((methods): readonly CartShippingMethod[] =>
    methods.filter(({ available }) => available).map(toMethod),
  ),
);
