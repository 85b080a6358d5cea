import type { ProductAttribute } from '../attributes/attributes.ts';
import type { CategoryTree } from '../categories/categories.ts';
import type { ShopDatabase } from '../database/database.ts';
import { authorizationError } from '../graphql/errors.ts';
import type { ShopSettings } from '../stores/store-config.ts';
import type { StoreView } from '../stores/store-view.ts';

/** The running shop, shared by all requests. */
export type Shop = ShopSettings & {
  readonly database: ShopDatabase;
  readonly countProducts: CountProducts;
  /** The clock. Special prices depend on it. */
  readonly now: () => Date;
  /** The URL of the site, to which mails link. Without a trailing slash. */
  readonly siteUrl: () => string;
  /** Whether carts can be paid with the test provider. */
  readonly hasTestPayments: boolean;
  readonly mails: MailDelivery;
  /** Whether store views in other languages than English have translated messages, as with a language pack of Magento. */
  readonly translatesMessages: boolean;
  /** The base-2 logarithm of scrypt's cost for passwords. */
  readonly passwordCost: number;
};

/** Counts the products of a list for each option and category. */
export type CountProducts = (productIds: readonly number[]) => ProductCounts;

/** The number of products of a list, by id of an option or category. Options and categories without products are missing. */
export type ProductCounts = {
  readonly ofOptions: ReadonlyMap<number, number>;
  readonly ofCategories: ReadonlyMap<number, number>;
};

/** The delivery of the mails in the outbox. */
export type MailDelivery = {
  /** Schedules the delivery of the mails in the outbox, after the current transaction. */
  readonly schedule: () => void;
  /** Resolves when nothing is being written. */
  readonly idle: () => Promise<void>;
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
 * Returns the id of the signed-in customer.
 *
 * @throws {GraphQLError} of the category `graphql-authorization` for guests
 */
export function requireCustomer({ customerId }: ShopContext): number {
  if (customerId === undefined) throw authorizationError("The current customer isn't authorized.");
  return customerId;
}
