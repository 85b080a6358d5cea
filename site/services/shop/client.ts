import type { Outcome } from '#site/services/http';
import type { PickupLocation } from './model-cart.ts';
import type { ProductDetails } from './model-product.ts';
import type { ReferencedItems, ShopReferences } from './model-references.ts';
import type {
  CategoryDetails,
  CategoryListing,
  CategoryListQuery,
  Country,
  ShopRoute,
  StoreSettings,
} from './model.ts';

export type ShopScope = {
  /** Code of the store view: `eu_nl`. */
  readonly store: string;
  /** Aborts when the visitor's request aborts. */
  readonly signal?: AbortSignal | undefined;
};

/**
 * Client of the shop's catalogue in the store view of one request. Each call returns an outcome; failures are already logged. All values are
 * the same for every visitor, and they are frozen.
 */
export type ShopClient = {
  readonly storeSettings: () => Promise<Outcome<StoreSettings>>;
  readonly countries: () => Promise<Outcome<readonly Country[]>>;
  /** Returns the pickup locations of the website. A shop without In-Store Pickup has none. */
  readonly pickupLocations: () => Promise<Outcome<readonly PickupLocation[]>>;
  /** Returns the target of a URL of the shop: `oda-hanglamp.html`. Null for an unknown URL. */
  readonly route: (url: string) => Promise<Outcome<ShopRoute | null>>;
  /** Returns a category with its direct subcategories, or null if it does not exist. */
  readonly category: (uid: string) => Promise<Outcome<CategoryDetails | null>>;
  /** Returns all data of a category page, or null if the category does not exist. The shop refuses unknown filters, fields and pages. */
  readonly categoryPage: (query: CategoryListQuery) => Promise<Outcome<CategoryListing | null>>;
  /** Returns referenced products and categories. Those that do not exist in the store view are missing. */
  readonly referencedItems: (references: ShopReferences) => Promise<Outcome<ReferencedItems>>;
  /** Returns everything that the page of a product shows, in one request. Null if the SKU does not exist. */
  readonly productDetails: (sku: string) => Promise<Outcome<ProductDetails | null>>;
};
