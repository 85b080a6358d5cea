import * as v from 'valibot';

const text = v.nullable(v.string());

/** An address of a cart or an order, as its JSON column holds it. */
const checkoutAddress = v.object({
  firstname: v.string(),
  lastname: v.string(),
  middlename: text,
  prefix: text,
  suffix: text,
  company: text,
  street: v.array(v.string()),
  city: v.string(),
  region: v.nullable(
    v.object({ id: v.nullable(v.number()), code: v.nullable(v.string()), label: v.string() }),
  ),
  postcode: text,
  country: v.string(),
  telephone: text,
  fax: text,
  vatId: text,
  customerNotes: text,
  /** The code of the pickup location of the order. Then the address is that of the location. */
  pickupLocationCode: v.optional(text, null),
});
export type CheckoutAddress = v.InferOutput<typeof checkoutAddress>;

/** Reads the JSON column of an address. */
export function parseAddress(json: string): CheckoutAddress {
  return v.parse(checkoutAddress, JSON.parse(json));
}
