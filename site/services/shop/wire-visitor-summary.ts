import * as v from 'valibot';
import type { VisitorSummary } from './model-customer.ts';
import { list, text } from './wire-values.ts';

export const visitorSummary = v.pipe(
  v.object({
    cart: v.optional(v.object({ total_quantity: v.number() })),
    customer: v.optional(
      v.object({
        firstname: text,
        lastname: text,
        addresses: list(
          v.object({ company: v.nullish(v.string()), default_billing: v.nullish(v.boolean()) }),
        ),
      }),
    ),
  }),
  v.transform(({ cart, customer }): VisitorSummary => ({
    cartQuantity: cart?.total_quantity ?? 0,
    contact: customer && {
      firstName: customer.firstname,
      lastName: customer.lastname,
      company: customer.addresses.find((address) => address.default_billing)?.company || undefined,
    },
  })),
);
