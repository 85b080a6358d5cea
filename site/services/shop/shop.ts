import type { Cache, Lifetime } from '#site/services/cache';
import { createAvailability, createHttp, createOutageLog, type WarningLog } from '#site/services/http';
import { createCatalogueLoader, type LoadCatalogue } from './catalogue.ts';
import type { ShopClient, ShopScope } from './client.ts';
import { createShopClient } from './create-client.ts';
import { createMergedCarts } from './merged-carts.ts';
import { createPathIndexLoader, type LoadPathIndex } from './path-index.ts';
import type { MagentoEdition } from './place-order.ts';
import { createPlacedOrders } from './placed-orders.ts';
import { createProbe } from './probe.ts';
import type { VisitorScope } from './send-for-visitor.ts';
import { createVisitorShop, type VisitorShop } from './visitor-shop.ts';
import { createPickupFields } from './wire-pickup-fields.ts';

export type { PathIndex } from './path-index.ts';
export type { Carts } from './carts.ts';
export type { ShopClient } from './client.ts';
export type { VisitorShop } from './visitor-shop.ts';
export type { FacetSlotCount } from './wire-category-page.ts';
export type { StepRefusal } from './wire-checkout-refusals.ts';
export type * from './model-address.ts';
export type * from './model-cart.ts';
export type * from './model-checkout.ts';
export type * from './model-product.ts';
export type * from './model.ts';
export type * from './model-references.ts';
export type * from './model-order.ts';
export type * from './model-customer.ts';
export type * from './model-wishlist.ts';
export type { VisitorCustomers } from './customers.ts';
export type { VisitorOrders } from './orders.ts';
export type { VisitorFailure, VisitorOutcome } from './visitor-outcome.ts';
export type { Wishlists } from './wishlists.ts';
export { isFacetCode } from './wire-list-filters.ts';
export { offlinePaymentCodes } from './wire-payment-methods.ts';

type ShopConfig = {
  /** URL of the shop, without `/graphql`. */
  readonly baseUrl: string;
  /** URL of the folder of its pictures, without a slash at the end. */
  readonly mediaUrl: string;
  /** Default: Open Source. */
  readonly edition?: MagentoEdition;
  readonly log: WarningLog;
  readonly cache: Cache;
  /** Timeout of one request in milliseconds. */
  readonly timeoutMs?: number;
  /** Lifetime of cached catalogue data. */
  readonly lifetime?: Lifetime;
  /** Lifetime of a URL or category that does not exist. */
  readonly missingLifetime?: Lifetime;
};

export type ShopConnection = {
  /** URL of the folder of the shop's pictures, without a slash at the end. */
  readonly mediaUrl: string;
  /** Creates a client for one request. */
  readonly forRequest: (scope: ShopScope) => ShopClient;
  /** Creates a client for one request of one visitor. */
  readonly forVisitor: (scope: VisitorScope) => VisitorShop;
  readonly pathIndex: LoadPathIndex;
  readonly catalogue: LoadCatalogue;
  /**
   * Returns whether the shop responds. If not, cached data may be outdated and visitors cannot buy. It calls the shop only after a failed
   * call, with a time limit of a second.
   */
  readonly isAvailable: () => Promise<boolean>;
};

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Prices and stock change more often than content, so they are fresh for a shorter time. */
const DEFAULT_LIFETIME: Lifetime = {
  freshMs: 30 * SECOND,
  staleWhileRevalidateMs: 10 * MINUTE,
  staleIfErrorMs: 7 * 24 * HOUR,
};
const DEFAULT_MISSING_LIFETIME: Lifetime = {
  freshMs: 10 * SECOND,
  staleWhileRevalidateMs: 0,
  staleIfErrorMs: 0,
};
const DEFAULT_TIMEOUT_MS = 5 * SECOND;

/**
 * Creates the shop's client, one per process. The only data of visitors that it holds are the numbers of recent orders by their cart, and
 * the ids of recently merged carts.
 */
export function createShop({
  baseUrl,
  mediaUrl,
  edition = 'open-source',
  log,
  cache,
  timeoutMs = DEFAULT_TIMEOUT_MS,
  lifetime = DEFAULT_LIFETIME,
  missingLifetime = DEFAULT_MISSING_LIFETIME,
}: ShopConfig): ShopConnection {
  const http = createHttp({
    system: 'shop',
    baseUrl,
    headers: { accept: 'application/json' },
    timeoutMs,
    log,
    // The text of a query has several kilobytes. The log shows the name of its operation and its variables.
    hiddenParameters: ['query'],
  });
  const availability = createAvailability({
    probe: createProbe(http),
    logOutage: createOutageLog('shop', log),
  });
  const transport = {
    http,
    availability,
    pickupFields: createPickupFields(),
    log,
  };
  const checkoutContext = {
    edition,
    placedOrders: createPlacedOrders(),
    mergedCarts: createMergedCarts(),
  };
  return {
    mediaUrl,
    forRequest: (scope) => createShopClient({ transport, cache, baseUrl, lifetime, missingLifetime }, scope),
    forVisitor: (scope) => createVisitorShop(transport, scope, checkoutContext),
    pathIndex: createPathIndexLoader({ transport, cache, baseUrl }),
    catalogue: createCatalogueLoader(transport),
    isAvailable: availability.check,
  };
}
