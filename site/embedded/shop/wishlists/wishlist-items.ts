import * as v from 'valibot';
import { RefusedLineError } from '../carts/cart-problem.ts';
import { findRequestedProduct, type LineRequest } from '../carts/line-selection.ts';
import type { ShopContext } from '../context/context.ts';
import { readItems, type StoredWishlist, type StoredWishlistItem } from './wishlists.ts';

/** A problem with one item. The response contains it as data instead of an error, so the other items are changed. */
type WishlistProblem = {
  readonly code: 'PRODUCT_NOT_FOUND' | 'UNDEFINED';
  readonly message: string;
};

/** The fields of `WishlistItemUpdateInput`. */
export type WishlistItemUpdate = {
  readonly wishlist_item_id: string;
  readonly quantity?: number | null;
  readonly description?: string | null;
  readonly selected_options?: readonly (string | null)[] | null;
};

const MAX_DESCRIPTION_LENGTH = 2_000;
const MAX_QUANTITY = 10_000;
const NO_QUANTITY: WishlistProblem = {
  code: 'UNDEFINED',
  message: 'The product quantity should be greater than 0',
};

/** Adds products to a wishlist, and adds up the quantities of equal items. Returns the problems of the products that were not added. */
export function addItems(
  context: ShopContext,
  wishlist: StoredWishlist,
  requests: readonly LineRequest[],
): WishlistProblem[] {
  return changeItems(context, wishlist, requests, (request) => {
    if (!(request.quantity > 0)) return NO_QUANTITY;
    const { productId, variantId } = findSelection(request, context);
    const { database, now } = context.shop;
    const equalId = findEqualItem(context, { wishlist, productId, variantId });
    if (equalId !== undefined) addQuantity(context, equalId, request.quantity);
    else
      database.run(
        'INSERT INTO wishlist_item (wishlist_id, product_id, variant_id, quantity, added_at) VALUES (?, ?, ?, ?, ?)',
        wishlist.id,
        productId,
        variantId,
        Math.min(request.quantity, MAX_QUANTITY),
        now().getTime(),
      );
    return undefined;
  });
}

type ItemChoice = {
  readonly wishlist: StoredWishlist;
  readonly productId: number;
  readonly variantId: number | null;
};

/** Returns the id of the item with a product and a variant. Ignores the item `exceptId`. */
function findEqualItem(
  { shop: { database } }: ShopContext,
  { wishlist, productId, variantId }: ItemChoice,
  exceptId = 0,
): number | undefined {
  return database.first(
    v.object({ id: v.number() }),
    'SELECT id FROM wishlist_item WHERE wishlist_id = ? AND product_id = ? AND variant_id IS ? AND id != ?',
    wishlist.id,
    productId,
    variantId,
    exceptId,
  )?.id;
}

function addQuantity({ shop: { database } }: ShopContext, id: number, quantity: number): void {
  database.run(
    `UPDATE wishlist_item SET quantity = min(quantity + ?, ${MAX_QUANTITY}) WHERE id = ?`,
    quantity,
    id,
  );
}

/**
 * Changes the quantity, the description or the chosen variant of items. If another item has the new variant, the two are merged: the
 * quantities are added, and the other item gets the new description. Returns the problems of the items that were not changed.
 */
export function updateItems(
  context: ShopContext,
  wishlist: StoredWishlist,
  updates: readonly WishlistItemUpdate[],
): WishlistProblem[] {
  return changeItems(context, wishlist, updates, (update) => {
    const item = findItem(context, wishlist, update.wishlist_item_id);
    if ('code' in item) return item;
    const quantity = update.quantity ?? item.quantity;
    if (!(quantity > 0)) return NO_QUANTITY;
    const options = update.selected_options;
    const variantId =
      options && options.length > 0
        ? findSelection({ sku: item.product.sku, quantity, selected_options: options }, context).variantId
        : (item.variant?.id ?? null);
    const equalId = findEqualItem(context, { wishlist, productId: item.product.id, variantId }, item.id);
    if (equalId !== undefined) {
      const { database } = context.shop;
      addQuantity(context, equalId, quantity);
      database.run(
        'UPDATE wishlist_item SET description = coalesce(?, description) WHERE id = ?',
        update.description?.slice(0, MAX_DESCRIPTION_LENGTH) ?? null,
        equalId,
      );
      database.run('DELETE FROM wishlist_item WHERE id = ?', item.id);
      return undefined;
    }
    context.shop.database.run(
      'UPDATE wishlist_item SET quantity = ?, description = ?, variant_id = ? WHERE id = ?',
      Math.min(quantity, MAX_QUANTITY),
      update.description === undefined
        ? item.description
        : (update.description?.slice(0, MAX_DESCRIPTION_LENGTH) ?? null),
      variantId,
      item.id,
    );
    return undefined;
  });
}

/** Removes items from a wishlist. Returns a problem for each id that the wishlist does not have. */
export function removeItems(
  context: ShopContext,
  wishlist: StoredWishlist,
  ids: readonly string[],
): WishlistProblem[] {
  return changeItems(context, wishlist, ids, (id) => {
    const item = findItem(context, wishlist, id);
    if ('code' in item) return item;
    context.shop.database.run('DELETE FROM wishlist_item WHERE id = ?', item.id);
    return undefined;
  });
}

/** Returns the item of a wishlist with an id, or a problem if the wishlist does not have the id. */
function findItem(
  context: ShopContext,
  wishlist: StoredWishlist,
  id: string,
): StoredWishlistItem | WishlistProblem {
  const item = readItems(context, wishlist).find((candidate) => String(candidate.id) === id);
  return (
    item ?? {
      code: 'UNDEFINED',
      message: `The wishlist item with ID "${id}" does not belong to the wishlist`,
    }
  );
}

/** Applies all changes in one transaction, and stores the time of the change. Returns the problems. */
function changeItems<Change>(
  { shop }: ShopContext,
  wishlist: StoredWishlist,
  changes: readonly Change[],
  apply: (change: Change) => WishlistProblem | undefined,
): WishlistProblem[] {
  return shop.database.transaction(() => {
    const problems = changes.flatMap((change) => {
      try {
        return apply(change) ?? [];
      } catch (error) {
        if (error instanceof RefusedLineError) return [describeRefusal(error)];
        throw error;
      }
    });
    shop.database.run('UPDATE wishlist SET updated_at = ? WHERE id = ?', shop.now().getTime(), wishlist.id);
    return problems;
  });
}

function describeRefusal({ problem: { code, message } }: RefusedLineError): WishlistProblem {
  return { code: code === 'PRODUCT_NOT_FOUND' ? code : 'UNDEFINED', message };
}

const skuRow = v.object({ id: v.number(), type: v.string() });

/**
 * Returns the product and the variant of a request. As in Magento, the product is that of `parent_sku`, or else of `sku`, and only options select
 * a variant. A configurable product can be on a wishlist without a variant.
 */
function findSelection(request: LineRequest, context: ShopContext) {
  const sku = request.parent_sku ?? request.sku;
  const listed = context.shop.database.first(
    skuRow,
    'SELECT id, type FROM product WHERE sku = ?',
    sku.trim(),
  );
  if (!listed) throw new RefusedLineError('PRODUCT_NOT_FOUND', `Could not find a product with SKU "${sku}"`);
  const options = request.selected_options ?? [];
  if (listed.type !== 'configurable' || options.length === 0)
    return { productId: listed.id, variantId: null };
  const { quantity } = request;
  const variant = findRequestedProduct({ sku, quantity, selected_options: options }, context);
  return { productId: listed.id, variantId: variant.id };
}
