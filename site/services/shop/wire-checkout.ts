import * as v from 'valibot';
import type { ShopListPage } from './load-all-pages.ts';
import type { PickupLocation } from './model-cart.ts';
import type { CheckoutAgreement } from './model-checkout.ts';
import { inCart } from './wire-cart.ts';
import { count, list, optionalText, text } from './wire-values.ts';

// Schemas of the steps of a checkout.

export const cartWithEmail = v.pipe(
  v.object({ setGuestEmailOnCart: inCart }),
  v.transform(({ setGuestEmailOnCart }) => setGuestEmailOnCart.cart),
);
export const cartWithShippingAddress = v.pipe(
  v.object({ setShippingAddressesOnCart: inCart }),
  v.transform(({ setShippingAddressesOnCart }) => setShippingAddressesOnCart.cart),
);
export const cartWithBillingAddress = v.pipe(
  v.object({ setBillingAddressOnCart: inCart }),
  v.transform(({ setBillingAddressOnCart }) => setBillingAddressOnCart.cart),
);
export const cartWithShippingMethod = v.pipe(
  v.object({ setShippingMethodsOnCart: inCart }),
  v.transform(({ setShippingMethodsOnCart }) => setShippingMethodsOnCart.cart),
);
export const cartWithPaymentMethod = v.pipe(
  v.object({ setPaymentMethodOnCart: inCart }),
  v.transform(({ setPaymentMethodOnCart }) => setPaymentMethodOnCart.cart),
);

/** A page of locations. Locations without a name or street are dropped, because visitors could not find them. */
export const pickupLocations = v.pipe(
  v.object({
    pickupLocations: v.object({
      page_info: v.nullish(v.object({ total_pages: count })),
      items: list(
        v.object({
          pickup_location_code: optionalText,
          name: text,
          street: text,
          postcode: optionalText,
          city: text,
          country_id: optionalText,
        }),
      ),
    }),
  }),
  v.transform(({ pickupLocations: { page_info, items } }): ShopListPage<PickupLocation> => ({
    pageCount: page_info?.total_pages ?? 1,
    items: items.flatMap(({ pickup_location_code: code, country_id: countryCode, ...location }) =>
      code === undefined || location.name === '' || location.street === ''
        ? []
        : [{ code, ...location, countryCode }],
    ),
  })),
);

export const cartState = v.object({ cart: v.object({ id: v.string() }) });

/** An agreement with the mode AUTO is accepted by ordering, so it has no checkbox. */
export const agreements = v.pipe(
  v.object({
    checkoutAgreements: list(
      v.object({
        agreement_id: v.number(),
        name: text,
        content: text,
        checkbox_text: text,
        is_html: v.fallback(v.boolean(), false),
        mode: text,
      }),
    ),
  }),
  v.transform(({ checkoutAgreements }): readonly CheckoutAgreement[] =>
    checkoutAgreements
      .filter(({ mode }) => mode !== 'AUTO')
      .map(({ agreement_id, name, content, checkbox_text, is_html }) => ({
        id: agreement_id,
        name,
        content,
        checkbox: checkbox_text || name,
        isHtml: is_html,
      })),
  ),
);
