import type { FormResultParameter } from '#site/protocol/page-address';

/** The result of the last form, which the URL of the wishlist contains. */
export type WishlistResult = {
  /** The number of items that are in the cart now. */
  readonly moved: number;
  /** The number of items that could not be added to the cart. */
  readonly kept: number;
  /** Whether a product page added a product. */
  readonly isAdded: boolean;
};

const COUNT = /^\d{1,3}$/;
const MOVED = 'moved' satisfies FormResultParameter;
const KEPT = 'kept' satisfies FormResultParameter;
const ADDED = 'added' satisfies FormResultParameter;

/** Returns the URL of the wishlist after items were moved to the cart. */
export function movedHref(path: string, { moved, kept }: Pick<WishlistResult, 'moved' | 'kept'>): string {
  return moved + kept > 0
    ? `${path}?${new URLSearchParams({ [MOVED]: `${moved}`, [KEPT]: `${kept}` })}`
    : path;
}

/** Returns the URL of the wishlist after a product page added a product. */
export function addedHref(path: string): string {
  return `${path}?${ADDED}=1`;
}

/** Reads the result of the last form from the query of the wishlist. */
export function readWishlistResult(query: URLSearchParams): WishlistResult {
  const count = (name: string) => {
    const value = query.get(name) ?? '';
    return COUNT.test(value) ? Number(value) : 0;
  };
  return { moved: count(MOVED), kept: count(KEPT), isAdded: query.get(ADDED) === '1' };
}
