import * as v from 'valibot';
import type { CustomerWishlist, WishedProduct, WishlistItem } from './model-wishlist.ts';
import { IN_STOCK, picture, productPrice, toPrice, toVariantPicture } from './wire-products.ts';
import { list, text } from './wire-values.ts';

// Schemas of wishlists. An item whose product is not sold any more has no product, and is omitted.

const wishlistProduct = {
  kind: text,
  sku: v.string(),
  name: text,
  stock_status: v.nullish(v.string()),
  only_x_left_in_stock: v.nullish(v.number()),
  small_image: v.nullish(picture),
  price_range: v.object({ minimum_price: productPrice }),
};
const variantSchema = v.object(wishlistProduct);
const productSchema = v.object({ ...wishlistProduct, url_key: text, url_suffix: text });

type WireVariant = v.InferOutput<typeof variantSchema>;
type WireProduct = v.InferOutput<typeof productSchema>;

const listItem = v.pipe(
  v.object({
    id: v.string(),
    quantity: v.nullish(v.number(), 1),
    product: v.nullish(productSchema),
    configurable_options: v.nullish(list(v.object({ option_label: text, value_label: text }))),
    configured_variant: v.nullish(variantSchema),
  }),
  v.transform(
    ({ id, quantity, product, configurable_options: chosen, configured_variant: variant }): WishlistItem[] =>
      product
        ? [
            toItem({
              id,
              quantity,
              product,
              variant: variant ?? undefined,
              options: (chosen ?? []).map((option) => ({
                label: option.option_label,
                value: option.value_label,
              })),
            }),
          ]
        : [],
  ),
);

/** The wishlist of the customer. A customer who never added a product may have none. */
export const customerWishlist = v.pipe(
  v.object({
    customer: v.object({
      wishlists: list(v.object({ id: v.string(), items_v2: v.object({ items: list(listItem) }) })),
    }),
  }),
  v.transform(
    ({
      customer: {
        wishlists: [wishlist],
      },
    }): CustomerWishlist => ({
      id: wishlist?.id,
      items: wishlist?.items_v2.items.flat() ?? [],
    }),
  ),
);

const listedProduct = v.object({
  ...productSchema.entries,
  configurable_options: v.optional(list(v.object({ attribute_code: text, label: text })), []),
  variants: v.optional(
    list(
      v.object({
        attributes: list(v.object({ code: text, label: text })),
        product: v.nullish(variantSchema),
      }),
    ),
    [],
  ),
});
type ListedProduct = v.InferOutput<typeof listedProduct>;

/** The products of a guest's list, which the shop does not store. */
export const wishlistProducts = v.pipe(
  v.object({ products: v.object({ items: list(listedProduct) }) }),
  v.transform(({ products }) => products.items),
);

/** Returns the item of a wished product, or an empty list if the shop does not sell it any more. */
export function toGuestItem(
  { sku, parentSku, quantity }: WishedProduct,
  products: readonly ListedProduct[],
): WishlistItem[] {
  const product = products.find((candidate) => candidate.sku === (parentSku ?? sku));
  if (!product) return [];
  if (parentSku === undefined)
    return [toItem({ id: sku, quantity, product, variant: undefined, options: [] })];
  const chosen = product.variants.find((candidate) => candidate.product?.sku === sku);
  if (!chosen?.product) return [];
  const labels = new Map(product.configurable_options.map((option) => [option.attribute_code, option.label]));
  const options = chosen.attributes.map(({ code, label }) => ({
    label: labels.get(code) ?? code,
    value: label,
  }));
  return [toItem({ id: sku, quantity, product, variant: chosen.product, options })];
}

/** The UIDs of the option values of each variant, by its SKU and that of its product. */
export const variantOptions = v.pipe(
  v.object({
    products: v.object({
      items: list(
        v.object({
          sku: v.string(),
          variants: v.optional(
            list(
              v.object({
                attributes: list(v.object({ uid: v.string() })),
                product: v.nullish(v.object({ sku: v.string() })),
              }),
            ),
            [],
          ),
        }),
      ),
    }),
  }),
  v.transform(({ products }) =>
    products.items.flatMap(({ sku: parentSku, variants }) =>
      variants.flatMap(({ attributes, product }) =>
        product ? [{ sku: product.sku, parentSku, valueUids: attributes.map(({ uid }) => uid) }] : [],
      ),
    ),
  ),
);
/** The variants whose option values were read. */
export type VariantOptions = v.InferOutput<typeof variantOptions>;

/** Whether all products were added. The code of an error is ignored, because it says only that the shop does not sell the product. */
export const addedToWishlist = v.pipe(
  v.object({ addProductsToWishlist: v.object({ user_errors: list(v.object({ code: text })) }) }),
  v.transform(({ addProductsToWishlist }) => addProductsToWishlist.user_errors.length === 0),
);

/** Errors are ignored, because removing an item that was already removed is not an error. */
export const removedFromWishlist = v.pipe(
  v.object({ removeProductsFromWishlist: v.object({ user_errors: list(v.object({ code: text })) }) }),
  v.transform(() => undefined),
);

/** The ids of the items that the shop did not add to the cart, each once. */
export const refusedMoves = v.pipe(
  v.object({
    addWishlistItemsToCart: v.object({
      add_wishlist_items_to_cart_user_errors: list(v.object({ wishlistItemId: v.string() })),
    }),
  }),
  v.transform(({ addWishlistItemsToCart }): readonly string[] => [
    ...new Set(
      addWishlistItemsToCart.add_wishlist_items_to_cart_user_errors.map(
        ({ wishlistItemId }) => wishlistItemId,
      ),
    ),
  ]),
);

function toItem({
  id,
  quantity,
  product,
  variant,
  options,
}: Pick<WishlistItem, 'id' | 'quantity' | 'options'> & {
  readonly product: WireProduct;
  readonly variant: WireVariant | undefined;
}): WishlistItem {
  const shown = variant ?? product;
  return {
    id,
    sku: shown.sku,
    parentSku: variant && product.sku,
    quantity,
    name: product.name,
    path: product.url_key + product.url_suffix,
    picture: toVariantPicture(shown.small_image, product.small_image, product.name),
    options,
    price: toPrice(shown.price_range.minimum_price),
    isInStock: shown.stock_status === IN_STOCK,
    piecesLeft: shown.only_x_left_in_stock ?? undefined,
    needsChoice: variant === undefined && product.kind === 'ConfigurableProduct',
  };
}
