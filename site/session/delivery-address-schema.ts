import * as v from 'valibot';

/** Largest size of the address as JSON. A larger address is not stored. */
const MAX_BYTES = 600;

/** An address as the client of the shop uses it. */
const contactAddress = v.pipe(
  v.object({
    firstName: v.string(),
    lastName: v.string(),
    company: v.optional(v.string()),
    vatId: v.optional(v.string()),
    street: v.pipe(v.array(v.string()), v.readonly()),
    postcode: v.optional(v.string()),
    city: v.string(),
    region: v.optional(
      v.object({ id: v.optional(v.number()), code: v.optional(v.string()), name: v.string() }),
    ),
    countryCode: v.string(),
    telephone: v.optional(v.string()),
  }),
  v.check((address) => new TextEncoder().encode(JSON.stringify(address)).length <= MAX_BYTES),
);

/** A delivery address, or `billing` if it is the billing address of the cart. */
export const deliveryAddressSchema = v.union([v.literal('billing'), contactAddress]);
