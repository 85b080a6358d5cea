import { readAttributes } from '../attributes/attributes.ts';
import { deleteExpiredCarts } from '../carts/expired-carts.ts';
import { readCategories } from '../categories/categories.ts';
import type { Shop, ShopContext } from '../context/context.ts';
import { findSignedInCustomer } from '../customers/customer-tokens.ts';
import { inputError } from '../graphql/errors.ts';
import { refreshDailyListIndex } from '../products/list-index.ts';
import { DEFAULT_STORE, findStoreView } from '../stores/store-view.ts';
import { dayAt } from '../stores/website-days.ts';

/**
 * Creates the context of a request from the headers `Store`, `Content-Currency` and `Authorization` (contract A2). The first request of a
 * website on a day also refreshes the list index of the website and deletes expired carts.
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
  if (refreshDailyListIndex(shop.database, view.website, now)) deleteExpiredCarts(shop.database, now);
  return {
    shop,
    view,
    customerId: findSignedInCustomer(shop, view, headers.get('Authorization')),
    day: dayAt(view.website, now),
    attributes: once(() => readAttributes(shop.database, view)),
    categories: once(() => readCategories(shop.database, view)),
  };
}

function once<Value extends object>(read: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= read());
}
