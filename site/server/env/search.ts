import * as v from 'valibot';
import { count, credential, origin, origins, type Values } from './values.ts';

/** It is a part of the names of the provider's hosts. */
const appId = v.pipe(
  v.string(),
  v.regex(/^[\dA-Za-z-]+$/, 'letters, digits and dashes (for example LANTERN)'),
);

const indexPrefix = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,40}$/, 'letters, digits, underscores and dashes (for example site)'),
);

/** Variables of the search provider. */
export const searchVariables = {
  ALGOLIA_APP_ID: v.optional(appId),
  ALGOLIA_SEARCH_KEY: v.optional(credential),
  ALGOLIA_ADMIN_KEY: v.optional(credential),
  ALGOLIA_HOSTS: v.optional(origins('https://search.example.com'), ''),
  ALGOLIA_EVENTS_URL: v.optional(origin('https://insights.de.algolia.io')),
  ALGOLIA_INDEX_PREFIX: v.optional(indexPrefix, 'site'),
  SEARCH_REQUESTS: v.optional(count, '3000'),
};

export type SearchEnvironment = {
  readonly search: {
    /** The application of the search provider. Without it, the embedded search replaces the provider. */
    readonly appId: string | undefined;
    /** A key that may only search. */
    readonly searchKey: string | undefined;
    /** A key that may write indexes. Only `npm run search:index` uses it. */
    readonly adminKey: string | undefined;
    /** Origins of the provider's hosts, tried in this order. If empty, the hosts of the application are used. */
    readonly hosts: readonly string[];
    /** Origin that receives events. */
    readonly eventsUrl: string | undefined;
    /** The prefix of the names of the indexes. */
    readonly indexPrefix: string;
    /**
     * The maximum number of requests of each kind (suggestions, places, stores, result events, pages with results), per IPv4 address or
     * IPv6 /64 network, within ten minutes.
     */
    readonly maxRequests: number;
  };
};

/** Returns the settings of the search from the variables. */
export function toSearch(values: Values<typeof searchVariables>): SearchEnvironment {
  return {
    search: {
      appId: values.ALGOLIA_APP_ID,
      searchKey: values.ALGOLIA_SEARCH_KEY,
      adminKey: values.ALGOLIA_ADMIN_KEY,
      hosts: values.ALGOLIA_HOSTS,
      eventsUrl: values.ALGOLIA_EVENTS_URL,
      indexPrefix: values.ALGOLIA_INDEX_PREFIX,
      maxRequests: values.SEARCH_REQUESTS,
    },
  };
}
