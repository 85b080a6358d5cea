import type { Cache, Lifetime } from '#site/services/cache';
import { createHttp } from '#site/services/http';
import type { WarningLog } from '#site/services/http';
import type { ContentClient, RequestScope } from './client.ts';
import { createContentClient } from './create-client.ts';
import type { Paging } from './paging.ts';

export { tags } from './cache-tags.ts';
export type * from './client.ts';
export type * from './model.ts';
export type { Paging } from './paging.ts';
export type { SubmittedValues } from './post-form.ts';
export type { ListQuery } from './query.ts';

export interface ContentConfig {
  /** Address of the content system, without `/api`. */
  baseUrl: string;
  /** Bearer token, for an installation that asks for one. */
  token?: string | undefined;
  log: WarningLog;
  cache: Cache;
  /** Limit of one call in milliseconds; a posted form, which may carry files, has three times as long. */
  timeoutMs?: number;
  /** How lists are fetched whole: items a page, further attempts for each page, wait before them. */
  paging?: Partial<Paging>;
  /** How long an response is kept. */
  life?: Lifetime;
  /** How long "there is none" is kept. */
  missingLife?: Lifetime;
}

export interface Content {
  /** The client for one visit; made for each request and cheap. */
  forRequest(visit: RequestScope): ContentClient;
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

const DEFAULT_LIFE: Lifetime = {
  freshMs: minute,
  staleWhileRevalidateMs: hour,
  staleIfErrorMs: 7 * 24 * hour,
};
const DEFAULT_MISSING_LIFE: Lifetime = { freshMs: 10 * second, staleWhileRevalidateMs: 0, staleIfErrorMs: 0 };
const DEFAULT_PAGING: Paging = { limit: 100, retries: 2, retryDelayMs: 500 };
const DEFAULT_TIMEOUT_MS = 5 * second;

/** The client of the content system, one for the process; it holds nothing of a visitor's. */
export function createContent(config: ContentConfig): Content {
  const { baseUrl, token, log, cache, timeoutMs = DEFAULT_TIMEOUT_MS } = config;
  const authorization = token === undefined || token === '' ? {} : { authorization: `Bearer ${token}` };
  const headers = { accept: 'application/json', ...authorization };
  const http = createHttp({
    system: 'content',
    baseUrl,
    headers,
    timeoutMs,
    log,
    secretParameters: ['token'],
  });
  const client = {
    http,
    cache,
    baseUrl,
    submitTimeLimitMs: 3 * timeoutMs,
    paging: { ...DEFAULT_PAGING, ...config.paging },
    life: config.life ?? DEFAULT_LIFE,
    missingLife: config.missingLife ?? DEFAULT_MISSING_LIFE,
  };
  return { forRequest: (visit) => createContentClient(client, visit) };
}
