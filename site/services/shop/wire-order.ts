import * as v from 'valibot';
import { parseUtcTime } from '#renderer/parse/dates';
import type { Order, OrderAddress, OrderLine } from './model-order.ts';
import { mergeEqualLabels } from './wire-amounts.ts';
import { toPaymentKind } from './wire-payment-methods.ts';
import { money, picture, toPictures } from './wire-products.ts';
import { count, list, optionalText, text } from './wire-values.ts';

/** The field `created_at`: `2026-11-20 12:00:00`, in UTC (decision 85). */
export const time = v.pipe(
  v.string(),
  v.transform((value) => new Date(parseUtcTime(value))),
  v.date(),
);

export const orderAddress = v.pipe(
  v.object({
    firstname: text,
    lastname: text,
    company: optionalText,
    street: list(v.string()),
    city: text,
    region: optionalText,
    // Magento's type is `ID`, whose JSON is a string.
    region_id: v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(Number))),
    postcode: optionalText,
    country_code: optionalText,
    telephone: optionalText,
    vat_id: optionalText,
  }),
  v.transform((place): OrderAddress => ({
    firstName: place.firstname,
    lastName: place.lastname,
    company: place.company,
    street: place.street,
    city: place.city,
    region: place.region === undefined ? undefined : { id: place.region_id || undefined, name: place.region },
    postcode: place.postcode,
    countryCode: place.country_code,
    telephone: place.telephone,
    vatId: place.vat_id,
  })),
);

const line = v.pipe(
  v.object({
    id: v.string(),
    product_name: text,
    product_sku: text,
    parent_sku: optionalText,
    product_url_key: optionalText,
    quantity_ordered: count,
    quantity_canceled: count,
    selected_options: list(v.object({ label: text, value: text })),
    prices: v.object({
      row_total: money,
      row_total_including_tax: money,
      total_item_discount: v.nullish(money),
    }),
    product: v.nullish(v.object({ url_suffix: text, small_image: v.nullish(picture) })),
  }),
  v.transform(({ id, prices, product, ...item }): OrderLine => ({
    id,
    name: item.product_name,
    sku: item.product_sku,
    parentSku: item.parent_sku,
    path: product && item.product_url_key ? `${item.product_url_key}${product.url_suffix}` : undefined,
    picture: toPictures(product?.small_image, [], '')[0],
    options: item.selected_options,
    quantity: item.quantity_ordered,
    cancelledQuantity: item.quantity_canceled,
    total: { withoutTax: prices.row_total, withTax: prices.row_total_including_tax },
    discount: prices.total_item_discount?.value ? prices.total_item_discount : undefined,
  })),
);

const totals = v.pipe(
  v.object({
    subtotal_excl_tax: money,
    subtotal_incl_tax: money,
    total_tax: money,
    taxes: list(v.object({ amount: money, title: text })),
    grand_total: money,
    discounts: list(v.object({ amount: money, label: text })),
    shipping_handling: v.nullish(v.object({ amount_excluding_tax: money, amount_including_tax: money })),
  }),
  v.transform(
    ({
      subtotal_excl_tax,
      subtotal_incl_tax,
      total_tax,
      taxes,
      grand_total,
      discounts,
      shipping_handling,
    }) => ({
      subtotal: { withoutTax: subtotal_excl_tax, withTax: subtotal_incl_tax },
      shipping: shipping_handling
        ? {
            withoutTax: shipping_handling.amount_excluding_tax,
            withTax: shipping_handling.amount_including_tax,
          }
        : undefined,
      // Some releases report a discount as a negative amount.
      discounts: mergeEqualLabels(
        discounts.map(({ label, amount: { value, currency } }) => ({
          label,
          amount: { value: Math.abs(value), currency },
        })),
      ),
      tax: total_tax,
      taxes: mergeEqualLabels(taxes.map(({ amount, title }) => ({ label: title, amount }))),
      grandTotal: grand_total,
    }),
  ),
);

const payment = v.object({ name: text, type: text });

/** The schema of the fragment `OrderFields`. */
export const order = v.pipe(
  v.object({
    id: v.string(),
    number: v.string(),
    token: text,
    created_at: time,
    status: text,
    email: optionalText,
    shipping_method: optionalText,
    available_actions: list(v.string()),
    items: list(line),
    total: totals,
    payment_methods: list(payment),
    shipping_address: v.nullish(orderAddress),
    billing_address: v.nullish(orderAddress),
  }),
  v.transform(({ id, number, token, status, email, ...fields }): Order => ({
    id,
    number,
    token,
    status,
    email,
    placedAt: fields.created_at,
    lines: fields.items,
    totals: fields.total,
    deliveryName: fields.shipping_method,
    payments: fields.payment_methods.map(({ name, type }) => ({
      code: type,
      kind: toPaymentKind(type),
      name,
      reference: undefined,
    })),
    shippingAddress: fields.shipping_address ?? undefined,
    billingAddress: fields.billing_address ?? undefined,
    canReorder: fields.available_actions.includes('REORDER'),
    canCancel: fields.available_actions.includes('CANCEL'),
  })),
);
