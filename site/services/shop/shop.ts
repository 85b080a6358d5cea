import type { Cache, Lifetime } from '#site/services/cache';
import { createHttp, type WarningLog } from '#site/services/http';
import { createShopClient, type ShopScope, type ShopClient } from './create-client.ts';

export type { ShopScope, ShopClient } from './create-client.ts';
export type * from './model.ts';

export type ShopConfig = {
  /** URL of the shop, without `/graphql`. */
  readonly baseUrl: string;
  readonly log: WarningLog;
  readonly cache: Cache;
  /** Timeout of one request in milliseconds. */
  readonly timeoutMs?: number;
  /** Lifetime of cached catalogue data. */
  readonly life?: Lifetime;
  /** Lifetime of a URL or category that does not exist. */
  readonly missingLife?: Lifetime;
};

export type ShopConnection = {
  /** Creates a client for one request. */
  readonly forRequest: (scope: ShopScope) => ShopClient;
};

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Prices and stock change more often than content, so they are fresh for a shorter time. */
const DEFAULT_LIFE: Lifetime = {
  freshMs: 30 * SECOND,
  staleWhileRevalidateMs: 10 * MINUTE,
  staleIfErrorMs: 7 * 24 * HOUR,
};
const DEFAULT_MISSING_LIFE: Lifetime = { freshMs: 10 * SECOND, staleWhileRevalidateMs: 0, staleIfErrorMs: 0 };
const DEFAULT_TIMEOUT_MS = 5 * SECOND;

/** Creates the shop's client, one per process. It holds no data of visitors. */
export function createShop({
  baseUrl,
  log,
  cache,
  timeoutMs = DEFAULT_TIMEOUT_MS,
  life = DEFAULT_LIFE,
  missingLife = DEFAULT_MISSING_LIFE,
}: ShopConfig): ShopConnection {
  const http = createHttp({
    system: 'shop',
    baseUrl,
    headers: { accept: 'application/json' },
    timeoutMs,
    log,
  });
  return { forRequest: (scope) => createShopClient({ http, cache, baseUrl, life, missingLife }, scope) };
}
