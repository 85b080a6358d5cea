import type { Cache } from '#site/services/cache';
import { createAvailability, createHttp, createOutageLog, type WarningLog } from '#site/services/http';
import type { SearchClient, SearchScope } from './client.ts';
import { createSearchClient } from './create-client.ts';
import { createEventSender, type SendResultEvents } from './events.ts';
import { createInvalidHitsLog } from './invalid-hits.ts';
import { createMissingIndexes } from './missing-indexes.ts';
import { acceptsEvents } from './wire-connection.ts';
import { eventsHeaders } from './wire-events.ts';
import { createProvider, sendRequests } from './wire-multi-query.ts';
import { popularTermsRequest } from './wire-query.ts';

export type { SearchClient } from './client.ts';
export type * from './documents.ts';
export type * from './events.ts';
export * from './model.ts';
export { parseSearchId } from './search-id.ts';
export type { SynonymEntry } from './wire-synonyms.ts';
export { WAITED_TOO_LONG } from './wire-failure.ts';
export * from './writer.ts';

type SearchConfig = {
  readonly appId: string;
  /** A key that may only search. */
  readonly searchKey: string;
  /** Origins of the provider's hosts, tried in this order. Default: those of the application. */
  readonly hosts: readonly string[] | undefined;
  /** URL of the provider's events. Default: the first host, or `https://insights.algolia.io` for hosts of Algolia. */
  readonly eventsUrl?: string;
  /** Prefix of the names of all indexes: `site`. */
  readonly indexPrefix: string;
  /** Returns the words of a store view's synonyms. They are candidates for corrections of the term. Default: none. */
  readonly synonymWords?: (store: string) => readonly string[];
  readonly log: WarningLog;
  readonly cache: Cache;
  /** Limit of one call in milliseconds, including other hosts. */
  readonly timeoutMs?: number;
  /** Limit of one host in milliseconds. */
  readonly hostTimeoutMs?: number;
};

export type SearchConnection = {
  /** Creates a client for one request. */
  readonly forRequest: (scope: SearchScope) => SearchClient;
  /** Sends clicks, views and conversions of a visitor. It does not check the consent to statistics, so the caller must. */
  readonly sendEvents: SendResultEvents;
};

/** Applications in the European Union use `https://insights.de.algolia.io`. */
const DEFAULT_EVENTS_URL = 'https://insights.algolia.io';
const DEFAULT_TIMEOUT_MS = 3_000;
const DEFAULT_HOST_TIMEOUT_MS = 1_000;
const PROBE_TIMEOUT_MS = 1_000;
/** The index does not need to exist, because an error response proves too that the provider responds. */
const PROBED_STORE = 'probe';

/** Creates the client of the search provider, one per process. It holds no data of visitors. */
export function createSearch({
  appId,
  searchKey,
  hosts,
  eventsUrl = hosts?.find(acceptsEvents) ?? DEFAULT_EVENTS_URL,
  indexPrefix,
  synonymWords = () => [],
  log,
  cache,
  timeoutMs = DEFAULT_TIMEOUT_MS,
  hostTimeoutMs = DEFAULT_HOST_TIMEOUT_MS,
}: SearchConfig): SearchConnection {
  const provider = createProvider({ appId, searchKey, hosts, hostTimeoutMs });
  const probe = () =>
    sendRequests({ provider, timeoutMs: PROBE_TIMEOUT_MS, log: { warn() {} } }, [
      popularTermsRequest(0, indexPrefix, PROBED_STORE),
    ]);
  const availability = createAvailability({ probe, logOutage: createOutageLog('search', log) });
  const missing = createMissingIndexes();
  const context = {
    provider,
    prefix: indexPrefix,
    timeoutMs,
    synonymWords,
    availability,
    missing,
    logInvalidHits: createInvalidHitsLog(log),
    cache,
    log,
  };
  const http = createHttp({
    system: 'search events',
    baseUrl: eventsUrl,
    headers: eventsHeaders(appId, searchKey),
    timeoutMs,
    log,
  });
  return {
    sendEvents: createEventSender({ http, indexPrefix }),
    forRequest: (scope) => createSearchClient(context, scope),
  };
}
