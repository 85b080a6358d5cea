import * as v from 'valibot';
import type { CartLine, CartLineProblem } from './model-cart.ts';
import { taxed } from './wire-amounts.ts';
import { money, picture, toVariantPicture } from './wire-products.ts';
import { list, text } from './wire-values.ts';

const OUT_OF_STOCK = 'OUT_OF_STOCK';

const lineProduct = {
  sku: v.string(),
  name: text,
  stock_status: v.nullish(v.string()),
  only_x_left_in_stock: v.nullish(v.number()),
  small_image: v.nullish(picture),
  weight: v.nullish(v.number()),
};

/** The errors of a line. An error that the shop could not describe is null (see `graphqlResponse`), but the line still has a problem. */
const lineErrors = v.pipe(
  v.nullish(v.array(v.nullish(v.object({ code: text, message: text }))), []),
  v.transform((errors) => errors.map((error) => error ?? { code: '', message: '' })),
);

/** A line of a cart. A line without prices makes the cart invalid. It cannot be omitted, because the totals contain it. */
export const cartLine = v.pipe(
  v.object({
    uid: v.string(),
    quantity: v.number(),
    is_available: v.nullish(v.boolean(), true),
    errors: lineErrors,
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
      picture: toVariantPicture(sold.small_image, product.small_image, product.name),
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
      piecesLeft: sold.only_x_left_in_stock ?? undefined,
      problem: problemOf(sold.stock_status, line.is_available, line.errors),
    };
  }),
);

/**
 * Returns why a line cannot be ordered. An error of the quantity, or no error at all, means too little stock. A line with another error
 * cannot be ordered in any quantity.
 */
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
