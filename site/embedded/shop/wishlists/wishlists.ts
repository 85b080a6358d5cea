import * as v from 'valibot';
import type { ShopContext } from '../context/context.ts';
import { createSecret } from '../customers/secrets.ts';
import { authorizationError, inputError } from '../graphql/errors.ts';
import { loadProducts } from '../products/load-products.ts';
import type { StoredProduct, StoredSimpleProduct } from '../products/product-types.ts';

const wishlistRow = v.object({
  id: v.number(),
  customer_id: v.number(),
  sharing_code: v.string(),
  updated_at: v.number(),
});
/** The wishlist of a customer. It is created with the first item. */
export type StoredWishlist = v.InferOutput<typeof wishlistRow>;

const itemRow = v.object({
  id: v.number(),
  product_id: v.number(),
  variant_id: v.nullable(v.number()),
  quantity: v.number(),
  description: v.nullable(v.string()),
  added_at: v.number(),
});
const itemColumns = Object.keys(itemRow.entries).join(', ');

/** An item of a wishlist: a product, and the variant of a configurable product if it was chosen. */
export type StoredWishlistItem = {
  readonly id: number;
  readonly product: StoredProduct;
  readonly variant: StoredSimpleProduct | null;
  readonly quantity: number;
  readonly description: string | null;
  readonly addedAt: number;
};

/** Reads the wishlist of a customer; `undefined` before the first item. */
export function readWishlist({ shop }: ShopContext, customerId: number): StoredWishlist | undefined {
  return shop.database.first(wishlistRow, 'SELECT * FROM wishlist WHERE customer_id = ?', customerId);
}

/**
 * Returns the wishlist of a mutation. As in Magento, an id that is no positive number means the customer's own list, which is created if it is
 * missing (contract A5).
 *
 * @throws {GraphQLError} for guests, and for a wishlist that does not exist or is another customer's
 */
export function requireWishlist(context: ShopContext, id: string): StoredWishlist {
  const { customerId, shop } = context;
  if (customerId === undefined)
    throw authorizationError('The current user cannot perform operations on wishlist');
  const known = readWishlist(context, customerId);
  const number = Number.parseInt(id, 10);
  if (number > 0 && number !== known?.id) throw inputError('The wishlist was not found.');
  if (known) return known;
  shop.database.run(
    'INSERT INTO wishlist (customer_id, sharing_code, updated_at) VALUES (?, ?, ?)',
    customerId,
    createSecret(),
    shop.now().getTime(),
  );
  const created = readWishlist(context, customerId);
  if (!created) throw new Error(`The wishlist of customer ${customerId} was not stored.`);
  return created;
}

/**
 * Returns the wishlist of `addWishlistItemsToCart`. Unlike the other mutations, it has no id for the customer's own list.
 *
 * @throws {GraphQLError} as `requireWishlist`, and for an empty id and the id `0`
 */
export function requireWishlistById(context: ShopContext, id: string): StoredWishlist {
  const isSpecified = id !== '' && id !== '0';
  if (context.customerId !== undefined && !isSpecified)
    throw inputError('"wishlistId" value should be specified');
  return requireWishlist(context, id);
}

/** Reads the items of a wishlist, oldest first. */
export function readItems(context: ShopContext, { id }: StoredWishlist): StoredWishlistItem[] {
  const rows = context.shop.database.all(
    itemRow,
    `SELECT ${itemColumns} FROM wishlist_item WHERE wishlist_id = ? ORDER BY id`,
    id,
  );
  const ids = new Set(rows.map((row) => row.product_id));
  const products = new Map(loadProducts([...ids], context).map((product) => [product.id, product]));
  return rows.flatMap((row) => {
    const product = products.get(row.product_id);
    // A variant has no page of its own, so lists of Magento do not show it as a product.
    if (!product || (product.type === 'simple' && product.parentId !== null)) return [];
    const variants = product.type === 'configurable' ? product.variants : [];
    return [
      {
        id: row.id,
        product,
        variant: variants.find((variant) => variant.id === row.variant_id) ?? null,
        quantity: row.quantity,
        description: row.description,
        addedAt: row.added_at,
      },
    ];
  });
}
