import { type ProductAttribute, readAttributes } from '../attributes/attributes.ts';
import { deleteExpiredCarts } from '../carts/expired-carts.ts';
import { type CategoryTree, readCategories } from '../categories/categories.ts';
import { findSignedInCustomer } from '../customers/customer-tokens.ts';
import type { ShopDatabase } from '../database/database.ts';
import { refreshDailyListIndex } from '../fill/list-index.ts';
import type { MailDelivery } from '../mails/mail-delivery.ts';
import type { CountProducts } from '../products/product-sets.ts';
import { DEFAULT_STORE, findStoreView, type StoreView } from '../stores/store-view.ts';
import { dayAt } from '../stores/website-days.ts';
import { authorizationError, inputError } from './errors.ts';

/** The running shop, shared by all requests. */
export type Shop = {
  readonly database: ShopDatabase;
  readonly countProducts: CountProducts;
  /** The clock. Special prices depend on it. */
  readonly now: () => Date;
  /** Without a trailing slash. */
  readonly url: () => string;
  /** The URL of the site, to which mails link. Without a trailing slash. */
  readonly siteUrl: () => string;
  /** Whether carts can be paid with the test provider. */
  readonly hasTestPayments: boolean;
  readonly mails: MailDelivery;
  /** Whether new customers have to confirm their email address before they can sign in. */
  readonly requiresConfirmation: boolean;
  /** Whether store views in other languages than English have translated messages, as with a language pack of Magento. */
  readonly translatesMessages: boolean;
  /** The minimum length of a new password, and how many kinds of characters it must have. */
  readonly passwordRules: { readonly minLength: number; readonly minCharacterClasses: number };
  /** The base-2 logarithm of scrypt's cost for passwords. */
  readonly passwordCost: number;
};

/** The shop and the data of one request. Attributes and categories are read at most once per request. */
export type ShopContext = {
  readonly shop: Shop;
  readonly view: StoreView;
  /** The customer of the bearer token; `undefined` for guests, and for tokens that are unknown, expired or of another website. */
  readonly customerId: number | undefined;
  /** The day of the request in the time zone of the website: `2026-10-01`. */
  readonly day: string;
  readonly attributes: () => readonly ProductAttribute[];
  readonly categories: () => CategoryTree;
};

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

/**
 * Returns the id of the signed-in customer.
 *
 * @throws {GraphQLError} of the category `graphql-authorization` for guests
 */
export function requireCustomer({ customerId }: ShopContext): number {
  if (customerId === undefined) throw authorizationError("The current customer isn't authorized.");
  return customerId;
}

function once<Value extends object>(read: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= read());
}
