import { type ProductAttribute, readAttributes } from '../attributes/attributes.ts';
import { type CategoryTree, readCategories } from '../categories/categories.ts';
import type { ShopDatabase } from '../database/database.ts';
import { refreshDailyListIndex } from '../fill/list-index.ts';
import { dayOf } from '../products/prices.ts';
import { DEFAULT_STORE, findStoreView, type StoreView } from '../stores/store-view.ts';
import { inputError } from './errors.ts';

/** The running shop, shared by all requests. */
export type Shop = {
  readonly database: ShopDatabase;
  /** The clock. Special prices depend on it. */
  readonly now: () => Date;
  /** Without a trailing slash. */
  readonly url: () => string;
};

/** The shop as one request sees it. Attributes and categories are read once per request. */
export type ShopContext = {
  readonly shop: Shop;
  readonly view: StoreView;
  /** The day of the request in UTC: `2026-10-01`. */
  readonly day: string;
  readonly attributes: () => readonly ProductAttribute[];
  readonly categories: () => CategoryTree;
};

/**
 * Reads the headers `Store` and `Content-Currency` (contract A2).
 *
 * @throws {GraphQLError} of the category `graphql-input` for an unknown store view, or a currency that its website does not have
 */
export function createShopContext(shop: Shop, headers: Headers): ShopContext {
  const view = findStoreView(headers.get('Store') || DEFAULT_STORE);
  if (!view) throw inputError('Requested store is not found');
  const currency = headers.get('Content-Currency');
  if (currency && currency.toUpperCase() !== view.locale.currency)
    throw inputError('Please correct the target currency');
  const now = shop.now();
  refreshDailyListIndex(shop.database, now);
  return {
    shop,
    view,
    day: dayOf(now),
    attributes: once(() => readAttributes(shop.database, view)),
    categories: once(() => readCategories(shop.database, view)),
  };
}

function once<Value extends object>(read: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= read());
}
