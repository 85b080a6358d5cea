import * as v from 'valibot';
import type { ContactAddress } from './model-address.ts';
import type { Cart, CartPaymentMethod, CartTotals } from './model-cart.ts';
import { mergeEqualLabels, taxed } from './wire-amounts.ts';
import { cartLine } from './wire-cart-line.ts';
import { toPaymentKind } from './wire-payment-methods.ts';
import { money } from './wire-products.ts';
import { availableMethods, selectedMethod } from './wire-shipping-methods.ts';
import { count, list, optionalText, text } from './wire-values.ts';

const namedAmount = v.object({ label: text, amount: money });
const namedAmounts = v.pipe(
  list(namedAmount),
  v.transform((amounts) => mergeEqualLabels(amounts)),
);

const addressFields = {
  firstname: text,
  lastname: text,
  company: optionalText,
  street: list(v.string()),
  city: text,
  region: v.nullish(v.object({ code: optionalText, label: text, region_id: v.nullish(v.number()) })),
  postcode: optionalText,
  country: v.object({ code: v.string() }),
  telephone: optionalText,
  vat_id: optionalText,
};

function toAddress({
  region,
  ...wire
}: v.InferOutput<v.ObjectSchema<typeof addressFields, undefined>>): ContactAddress {
  return {
    firstName: wire.firstname,
    lastName: wire.lastname,
    company: wire.company,
    vatId: wire.vat_id,
    street: wire.street,
    postcode: wire.postcode,
    city: wire.city,
    region: region?.label
      ? { id: region.region_id || undefined, code: region.code, name: region.label }
      : undefined,
    countryCode: wire.country.code,
    telephone: wire.telephone,
  };
}

const shippingAddress = v.object({
  ...addressFields,
  pickup_location_code: optionalText,
  available_shipping_methods: availableMethods,
  selected_shipping_method: v.nullish(selectedMethod),
});

const cartTotals = v.pipe(
  v.object({
    grand_total: money,
    grand_total_excluding_tax: money,
    applied_taxes: namedAmounts,
    subtotal_excluding_tax: money,
    subtotal_including_tax: money,
    discounts: namedAmounts,
  }),
  v.transform((prices): CartTotals => ({
    subtotal: taxed(prices.subtotal_excluding_tax, prices.subtotal_including_tax),
    discounts: prices.discounts,
    taxes: prices.applied_taxes,
    grandTotal: taxed(prices.grand_total_excluding_tax, prices.grand_total),
  })),
);

const paymentMethod = v.object({ code: v.string(), title: text });

function toPaymentMethod({ code, title }: v.InferOutput<typeof paymentMethod>): CartPaymentMethod {
  return { code, kind: toPaymentKind(code), title };
}

/** A whole cart: the fragment `WholeCart`. */
export const cart = v.pipe(
  v.object({
    id: v.string(),
    email: optionalText,
    is_virtual: v.nullish(v.boolean(), false),
    total_quantity: count,
    itemsV2: v.object({ items: list(cartLine) }),
    applied_coupons: list(v.object({ code: v.string() })),
    prices: cartTotals,
    shipping_addresses: list(shippingAddress),
    billing_address: v.nullish(v.object(addressFields)),
    available_payment_methods: list(paymentMethod),
    selected_payment_method: v.nullish(
      v.object({ ...paymentMethod.entries, purchase_order_number: optionalText }),
    ),
  }),
  v.transform((wire): Cart => {
    const [address] = wire.shipping_addresses;
    const payment = wire.selected_payment_method;
    return {
      id: wire.id,
      email: wire.email,
      isVirtual: wire.is_virtual,
      quantity: wire.total_quantity,
      lines: wire.itemsV2.items,
      coupon: wire.applied_coupons[0]?.code,
      totals: wire.prices,
      shippingAddress: address && toAddress(address),
      pickupLocation: address?.pickup_location_code,
      billingAddress: wire.billing_address ? toAddress(wire.billing_address) : undefined,
      shippingMethods: address?.available_shipping_methods ?? [],
      shippingMethod: address?.selected_shipping_method ?? undefined,
      paymentMethods: wire.available_payment_methods.map(toPaymentMethod),
      paymentMethod: payment?.code
        ? { ...toPaymentMethod(payment), purchaseOrderNumber: payment.purchase_order_number }
        : undefined,
    };
  }),
);

/** A response with a whole cart. */
export const inCart = v.object({ cart });

export const estimatedMethods = v.pipe(
  v.object({ estimateShippingMethods: availableMethods }),
  v.transform(({ estimateShippingMethods }) => estimateShippingMethods),
);
