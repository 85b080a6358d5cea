import type { LineRequest } from '../carts/line-selection.ts';
import type { ShopContext } from '../context/context.ts';
import { type PageArguments, pageOf } from '../graphql/filters.ts';
import { formatTimestamp } from '../graphql/timestamp.ts';
import { describeSelectedOptions } from '../products/configurable-resolvers.ts';
import { addItems, removeItems, updateItems, type WishlistItemUpdate } from './wishlist-items.ts';
import { moveToCart } from './wishlist-to-cart.ts';
import {
  readItems,
  readWishlist,
  requireWishlist,
  requireWishlistById,
  type StoredWishlist,
  type StoredWishlistItem,
} from './wishlists.ts';

type WishlistArguments<Items> = { readonly wishlistId: string } & Items;

/** The wishlist of a customer, its items, and the mutations that change it. */
export const wishlistResolvers = {
  Customer: {
    wishlists: ({ id }: { id: number }, page: PageArguments, context: ShopContext) => {
      const wishlist = readWishlist(context, id);
      const all = wishlist ? [wishlist] : [];
      const { start, end } = pageOf(page, all.length);
      return all.slice(start, end);
    },
  },

  Wishlist: {
    name: () => null,
    items_count: (wishlist: StoredWishlist, _: unknown, context: ShopContext) =>
      readItems(context, wishlist).length,
    items_v2: (wishlist: StoredWishlist, page: PageArguments, context: ShopContext) => {
      const items = readItems(context, wishlist);
      const { start, end, page_info: pageInfo } = pageOf(page, items.length);
      return { items: items.slice(start, end), page_info: pageInfo };
    },
    updated_at: ({ updated_at: time }: StoredWishlist) => formatTimestamp(time),
  },

  WishlistItemInterface: {
    __resolveType: ({ product }: StoredWishlistItem) =>
      product.type === 'configurable' ? 'ConfigurableWishlistItem' : 'SimpleWishlistItem',
    added_at: ({ addedAt }: StoredWishlistItem) => formatTimestamp(addedAt),
  },
  ConfigurableWishlistItem: {
    configured_variant: ({ variant }: StoredWishlistItem) => variant,
    configurable_options: ({ product, variant }: StoredWishlistItem, _: unknown, context: ShopContext) =>
      variant && describeSelectedOptions(product.id, variant, context),
  },

  Mutation: {
    addProductsToWishlist: (
      _: unknown,
      { wishlistId, wishlistItems }: WishlistArguments<{ readonly wishlistItems: readonly LineRequest[] }>,
      context: ShopContext,
    ) => change(context, wishlistId, (wishlist) => addItems(context, wishlist, wishlistItems)),

    updateProductsInWishlist: (
      _: unknown,
      {
        wishlistId,
        wishlistItems,
      }: WishlistArguments<{ readonly wishlistItems: readonly WishlistItemUpdate[] }>,
      context: ShopContext,
    ) => change(context, wishlistId, (wishlist) => updateItems(context, wishlist, wishlistItems)),

    removeProductsFromWishlist: (
      _: unknown,
      { wishlistId, wishlistItemsIds }: WishlistArguments<{ readonly wishlistItemsIds: readonly string[] }>,
      context: ShopContext,
    ) => change(context, wishlistId, (wishlist) => removeItems(context, wishlist, wishlistItemsIds)),

    addWishlistItemsToCart: (
      _: unknown,
      {
        wishlistId,
        wishlistItemIds,
      }: WishlistArguments<{ readonly wishlistItemIds?: readonly string[] | null }>,
      context: ShopContext,
    ) => {
      const wishlist = requireWishlistById(context, wishlistId);
      const problems = moveToCart(context, wishlist, wishlistItemIds);
      return {
        status: problems.length === 0,
        wishlist,
        add_wishlist_items_to_cart_user_errors: problems,
      };
    },
  },
};

function change(
  context: ShopContext,
  wishlistId: string,
  apply: (wishlist: StoredWishlist) => readonly object[],
) {
  const wishlist = requireWishlist(context, wishlistId);
  const problems = apply(wishlist);
  return { wishlist: readWishlist(context, wishlist.customer_id), user_errors: problems };
}
