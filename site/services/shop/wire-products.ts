import * as v from 'valibot';
import { roundToCents } from '#site/protocol/round-to-cents';
import type {
  Amount,
  Facet,
  Price,
  ProductCard,
  ProductOption,
  ProductPicture,
  VariantCard,
} from './model.ts';
import { count, list, optionalText, swatchColor, text } from './wire-values.ts';

// Schemas of products and facets. A product without a price is invalid, because it cannot be shown. Then the whole response fails.

export const IN_STOCK = 'IN_STOCK';
/** The folder of Magento's own pictures for products without one: in its theme, or in its media folder if the operator has uploaded some. */
const PLACEHOLDERS = '/product/placeholder/';

/** A price in cents: a percentage that is deducted gives four decimals, as in 35.991. */
export const priceValue = v.pipe(v.number(), v.transform(roundToCents));

export const money = v.pipe(
  v.object({ value: priceValue, currency: v.string() }),
  v.transform((value): Amount => value),
);

export const productPrice = v.object({
  regular_price: money,
  final_price: money,
  discount: v.nullish(v.object({ percent_off: count })),
});

export const picture = v.object({
  url: optionalText,
  label: text,
  position: count,
  disabled: v.nullish(v.boolean(), false),
});

const optionValue = v.object({
  uid: v.nullish(v.string()),
  label: text,
  swatch_data: swatchColor,
});

const option = v.pipe(
  v.object({ attribute_code: text, label: text, values: list(optionValue) }),
  v.transform(({ attribute_code, label, values }): ProductOption => ({
    code: attribute_code,
    label,
    values: values.flatMap(({ uid, label: valueLabel, swatch_data }) =>
      uid
        ? [
            {
              uid,
              label: valueLabel,
              color: swatch_data,
            },
          ]
        : [],
    ),
  })),
);

const variantCard = v.pipe(
  v.object({
    attributes: list(v.object({ uid: v.string(), code: text, value_index: v.nullish(v.number()) })),
    product: v.nullish(
      v.object({
        sku: v.string(),
        stock_status: v.nullish(v.string()),
        only_x_left_in_stock: v.nullish(v.number()),
        small_image: v.nullish(picture),
      }),
    ),
  }),
  v.transform(({ attributes, product }): VariantCard | null =>
    product
      ? {
          sku: product.sku,
          isInStock: product.stock_status === IN_STOCK,
          piecesLeft: product.only_x_left_in_stock ?? undefined,
          picture: toPictures(product.small_image, [], '')[0],
          options: attributes.map(({ uid, code, value_index }) => ({
            uid,
            code,
            value: String(value_index ?? ''),
          })),
        }
      : null,
  ),
);

export const productCard = v.pipe(
  v.object({
    uid: v.string(),
    sku: v.string(),
    name: text,
    url_key: text,
    url_suffix: text,
    stock_status: v.nullish(v.string()),
    only_x_left_in_stock: v.nullish(v.number()),
    new_from_date: optionalText,
    new_to_date: optionalText,
    small_image: v.nullish(picture),
    media_gallery: list(picture),
    price_range: v.object({ minimum_price: productPrice, maximum_price: v.nullish(productPrice) }),
    configurable_options: v.optional(list(option), []),
    variant_cards: v.optional(list(variantCard), []),
  }),
  v.transform((product): ProductCard => {
    const { minimum_price: lowest, maximum_price: highest } = product.price_range;
    return {
      uid: product.uid,
      sku: product.sku,
      name: product.name,
      path: product.url_key + product.url_suffix,
      isInStock: product.stock_status === IN_STOCK,
      piecesLeft: product.only_x_left_in_stock ?? undefined,
      newFrom: product.new_from_date,
      newTo: product.new_to_date,
      pictures: toPictures(product.small_image, product.media_gallery, product.name),
      price: toPrice(lowest),
      hasPriceRange: highest != null && highest.final_price.value > lowest.final_price.value,
      options: product.configurable_options,
      variantCards: product.variant_cards.filter((variant) => variant !== null),
    };
  }),
);

/**
 * Returns the pictures of a product without duplicates. The picture for lists is the first. Disabled pictures, and those of Magento for a missing
 * picture, are omitted.
 */
export function toPictures(
  small: v.InferOutput<typeof picture> | null | undefined,
  gallery: readonly v.InferOutput<typeof picture>[],
  name: string,
): readonly ProductPicture[] {
  const shown = [
    ...(small ? [small] : []),
    ...gallery.toSorted((one, other) => one.position - other.position),
  ]
    .filter(({ disabled }) => !disabled)
    .flatMap(({ url, label }) =>
      url === undefined || url.includes(PLACEHOLDERS) ? [] : [{ url, alt: label || name }],
    );
  return shown.filter(({ url }, index) => shown.findIndex((other) => other.url === url) === index);
}

/** Returns the picture of a variant, or else that of its product. */
export function toVariantPicture(
  variant: v.InferOutput<typeof picture> | null | undefined,
  product: v.InferOutput<typeof picture> | null | undefined,
  name: string,
): ProductPicture | undefined {
  return toPictures(variant, product ? [product] : [], name)[0];
}

/** Returns the price of a product, with the reduction in whole percent (0 without a reduction). */
export function toPrice({ regular_price, final_price, discount }: v.InferOutput<typeof productPrice>): Price {
  return { regular: regular_price, final: final_price, percentOff: Math.round(discount?.percent_off ?? 0) };
}

export const facet = v.pipe(
  v.object({
    attribute_code: v.string(),
    label: text,
    options: list(v.object({ label: text, value: v.string(), count })),
  }),
  v.transform(({ attribute_code, label, options }): Facet => ({ code: attribute_code, label, options })),
);
