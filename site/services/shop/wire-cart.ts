import * as v from 'valibot';
import type { ContactAddress } from './model-address.ts';
import type {
  Cart,
  CartLine,
  CartLineProblem,
  CartPaymentMethod,
  CartShippingMethod,
  CartSums,
  EstimatedSums,
  NamedAmount,
} from './model-cart.ts';
import type { AmountWithTax } from './model-order.ts';
import type { Amount } from './model.ts';
import { money, picture, toPictures } from './wire-products.ts';
import { count, list, optionalText, text } from './wire-values.ts';

// Schemas of carts. A line without prices is refused, because a cart without one of its lines has wrong sums.

const OUT_OF_STOCK = 'OUT_OF_STOCK';

const taxed = (withoutTax: Amount, withTax: Amount): AmountWithTax => ({ withoutTax, withTax });

const namedAmount = v.object({ label: text, amount: money });
const namedAmounts = v.pipe(
  list(namedAmount),
  v.transform((items): readonly NamedAmount[] => items),
);

const lineProduct = {
  sku: v.string(),
  name: text,
  stock_status: v.nullish(v.string()),
  only_x_left_in_stock: v.nullish(v.number()),
  small_image: v.nullish(picture),
  weight: v.nullish(v.number()),
};

const cartLine = v.pipe(
  v.object({
    uid: v.string(),
    quantity: v.number(),
    is_available: v.nullish(v.boolean(), true),
    errors: list(v.object({ code: text, message: text })),
    product: v.object({ ...lineProduct, url_key: text, url_suffix: text }),
    prices: v.object({
      price: money,
      price_including_tax: money,
      row_total: money,
      row_total_including_tax: money,
      total_item_discount: v.nullish(money),
      original_item_price: v.nullish(money),
    }),
    configurable_options: v.optional(
      list(v.object({ configurable_product_option_value_uid: text, option_label: text, value_label: text })),
      [],
    ),
    configured_variant: v.nullish(v.object(lineProduct)),
  }),
  v.transform((line): CartLine => {
    const { product, configured_variant: variant, prices } = line;
    const sold = variant ?? product;
    return {
      uid: line.uid,
      sku: sold.sku,
      parentSku: variant ? product.sku : undefined,
      name: product.name,
      path: product.url_key + product.url_suffix,
      picture: toPictures(sold.small_image ?? product.small_image, [], product.name)[0],
      options: line.configurable_options.map((option) => ({
        uid: option.configurable_product_option_value_uid,
        label: option.option_label,
        value: option.value_label,
      })),
      quantity: line.quantity,
      unitPrice: taxed(prices.price, prices.price_including_tax),
      rowTotal: taxed(prices.row_total, prices.row_total_including_tax),
      discount: prices.total_item_discount?.value ? prices.total_item_discount : undefined,
      regularPrice: prices.original_item_price ?? undefined,
      weight: sold.weight ?? undefined,
      left: sold.only_x_left_in_stock ?? undefined,
      problem: problemOf(sold.stock_status, line.is_available, line.errors),
    };
  }),
);

/** Quantity errors are about stock. Other errors, and lines that are not available without one, cannot be ordered in any quantity. */
function problemOf(
  stockStatus: string | null | undefined,
  isAvailable: boolean,
  errors: readonly { readonly code: string; readonly message: string }[],
): CartLineProblem | undefined {
  if (isAvailable && errors.length === 0) return undefined;
  if (stockStatus === OUT_OF_STOCK || errors.some(({ message }) => message.includes('out of stock')))
    return 'sold-out';
  return errors.length === 0 || errors.some(({ code }) => code.startsWith('ITEM_'))
    ? 'not-enough'
    : 'not-available';
}

const method = {
  carrier_code: v.string(),
  carrier_title: text,
  method_code: text,
  method_title: text,
  price_excl_tax: money,
  price_incl_tax: money,
};

const selectedMethod = v.pipe(v.object(method), v.transform(toMethod));

type WireShippingMethod = v.InferOutput<v.ObjectSchema<typeof method, undefined>>;

function toMethod(wire: WireShippingMethod): CartShippingMethod {
  return {
    carrierCode: wire.carrier_code,
    methodCode: wire.method_code,
    carrierTitle: wire.carrier_title,
    methodTitle: wire.method_title,
    price: taxed(wire.price_excl_tax, wire.price_incl_tax),
  };
}

/** The methods that can be chosen. */
const availableMethods = v.pipe(
  list(v.object({ ...method, available: v.nullish(v.boolean(), true) })),
  v.transform((methods): readonly CartShippingMethod[] =>
    methods.filter(({ available }) => available).map(toMethod),
  ),
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
      ? { id: region.region_id ?? undefined, code: region.code, name: region.label }
      : undefined,
    countryCode: wire.country.code,
    telephone: wire.telephone,
  };
}

const shippingAddress = v.object({
  ...addressFields,
  available_shipping_methods: availableMethods,
  selected_shipping_method: v.nullish(selectedMethod),
});

const estimatedPrices = {
  grand_total: money,
  grand_total_excluding_tax: money,
  applied_taxes: namedAmounts,
};

const cartSums = v.pipe(
  v.object({
    ...estimatedPrices,
    subtotal_excluding_tax: money,
    subtotal_including_tax: money,
    discounts: namedAmounts,
  }),
  v.transform((prices): CartSums => ({
    subtotal: taxed(prices.subtotal_excluding_tax, prices.subtotal_including_tax),
    discounts: prices.discounts,
    taxes: prices.applied_taxes,
    grandTotal: taxed(prices.grand_total_excluding_tax, prices.grand_total),
  })),
);

const paymentMethod = v.object({ code: v.string(), title: text });

/** A whole cart: the fragment `WholeCart`. */
export const cart = v.pipe(
  v.object({
    id: v.string(),
    email: optionalText,
    is_virtual: v.nullish(v.boolean(), false),
    total_quantity: count,
    itemsV2: v.object({ items: list(cartLine) }),
    applied_coupons: list(v.object({ code: v.string() })),
    prices: cartSums,
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
      sums: wire.prices,
      shippingAddress: address && toAddress(address),
      billingAddress: wire.billing_address ? toAddress(wire.billing_address) : undefined,
      shippingMethods: address?.available_shipping_methods ?? [],
      shippingMethod: address?.selected_shipping_method ?? undefined,
      paymentMethods: wire.available_payment_methods.map(({ code, title }): CartPaymentMethod => ({
        code,
        title,
      })),
      paymentMethod: payment?.code
        ? { code: payment.code, title: payment.title, purchaseOrderNumber: payment.purchase_order_number }
        : undefined,
    };
  }),
);

export const estimatedMethods = v.pipe(
  v.object({ estimateShippingMethods: availableMethods }),
  v.transform(({ estimateShippingMethods }) => estimateShippingMethods),
);

export const estimatedSums = v.pipe(
  v.object({ estimateTotals: v.object({ cart: v.object({ prices: v.object(estimatedPrices) }) }) }),
  v.transform(
    ({
      estimateTotals: {
        cart: { prices },
      },
    }): EstimatedSums => ({
      grandTotal: taxed(prices.grand_total_excluding_tax, prices.grand_total),
      taxes: prices.applied_taxes,
    }),
  ),
);
