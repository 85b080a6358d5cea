import * as v from 'valibot';
import type { Cache, Lifetime } from '#site/services/cache';
import { createAvailability, createHttp, createOutageLog } from '#site/services/http';
import type { Http, WarningLog } from '#site/services/http';
import { createAssetUrlShortener } from './asset-urls.ts';
import type { ContentClient, RequestScope } from './client.ts';
import { createContentClient } from './create-client.ts';
import type { Paging } from './paging.ts';
import { buildPath } from './query.ts';

export type * from './client.ts';
export type * from './model.ts';

export type ContentConfig = {
  /** URL of the content system, without `/api`. */
  readonly baseUrl: string;
  /** Origin of the content system for browsers, if it differs. URLs of assets in responses can have it. */
  readonly publicOrigin?: string | undefined;
  /** Bearer token, if the installation requires one. */
  readonly token?: string | undefined;
  readonly log: WarningLog;
  readonly cache: Cache;
  /**
   * Timeout of one call in milliseconds, including retries. A form submission, which may contain files, has three times as long. For each
   * page of a complete list, the delays before its retries are added.
   */
  readonly timeoutMs?: number;
  /** Page size and retries for requests of complete lists. */
  readonly paging?: Partial<Paging>;
  /** Lifetime of cached responses. */
  readonly lifetime?: Lifetime;
  /** Lifetime of cached 404 responses. */
  readonly missingLifetime?: Lifetime;
};

export type Content = {
  /** Creates a client for one request. */
  readonly forRequest: (scope: RequestScope) => ContentClient;
};

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const DEFAULT_LIFETIME: Lifetime = {
  freshMs: MINUTE,
  staleWhileRevalidateMs: HOUR,
  staleIfErrorMs: 7 * 24 * HOUR,
};
/**
 * A path without an entry can be a product or a category. So while the content system fails, the site uses a stored 404 response, and looks up
 * the path in the shop.
 */
const DEFAULT_MISSING_LIFETIME: Lifetime = {
  freshMs: 10 * SECOND,
  staleWhileRevalidateMs: 0,
  staleIfErrorMs: DEFAULT_LIFETIME.staleIfErrorMs,
};
const DEFAULT_PAGING: Paging = { limit: 100, retries: 2, retryDelayMs: 500 };
const DEFAULT_TIMEOUT_MS = 5 * SECOND;
/** A page waits for the probe, so this limit is shorter than that of other calls. */
const PROBE_TIMEOUT_MS = SECOND;

/**
 * Creates the content system's client, one per process. It holds no data of visitors. While the content system does not respond, calls fail
 * at once (decision 44).
 */
export function createContent(config: ContentConfig): Content {
  const { baseUrl, publicOrigin = baseUrl, token, log, cache, timeoutMs = DEFAULT_TIMEOUT_MS } = config;
  const authorization = token === undefined || token === '' ? {} : { authorization: `Bearer ${token}` };
  const headers = { accept: 'application/json', ...authorization };
  const http = createHttp({
    system: 'content',
    baseUrl,
    headers,
    timeoutMs,
    log,
    editBody: createAssetUrlShortener([baseUrl, publicOrigin]),
    hiddenParameters: ['token'],
  });
  const availability = createAvailability({
    logOutage: createOutageLog('content', log),
    probe: () =>
      http.request({
        path: buildPath(['api']),
        timeoutMs: PROBE_TIMEOUT_MS,
        retries: 0,
        response: v.unknown(),
        // No content has this path. The response shows that the system works, whatever parts of the content fail.
        otherResponses: { 404: v.unknown() },
      }),
  });
  const guarded: Http = { request: (call) => availability.guard(() => http.request(call)) };
  const paging = { ...DEFAULT_PAGING, ...config.paging };
  const client = {
    http: guarded,
    formHttp: http,
    cache,
    baseUrl,
    submitTimeLimitMs: 3 * timeoutMs,
    listTimeLimitMs: timeoutMs + paging.retries * paging.retryDelayMs,
    paging,
    lifetime: config.lifetime ?? DEFAULT_LIFETIME,
    missingLifetime: config.missingLifetime ?? DEFAULT_MISSING_LIFETIME,
  };
  return { forRequest: (scope) => createContentClient(client, scope) };
}
