import { stringify } from 'qs';

/** Query of a list. `status` and `published` are not supported, because lists never show drafts (contract §1). */
export type ListQuery = {
  /** Comma-separated fields, with `-` for descending order. Default `title`, because the default order is unstable (contract §3). */
  readonly sort?: string;
  /** Values by field or `field:condition`. All must match. */
  readonly filter?: Readonly<Record<string, string | number | boolean>>;
  /** Returns items of all sites instead of the client's site, for finding localisations. */
  readonly inAllSites?: boolean;
  /** Requests only these fields and those that the client always needs. */
  readonly fields?: readonly string[];
  /** Skips the cache, for bulk reads, which would evict the entries of visitors. */
  readonly isUncached?: boolean;
};

type Query = Readonly<Record<string, unknown>>;

const DEFAULT_SORT = 'title';

/** Builds a path below the base URL. It escapes segments and writes nested query objects with brackets (specification §7). */
export function buildPath(parts: readonly string[], query: Query = {}): string {
  const path = parts.map(escapePart).join('/');
  return `/${path}${stringify(query, { addQueryPrefix: true, skipNulls: true })}`;
}

/**
 * Builds the query of a list with order, size and site. It sends the site as two parameters, because some versions read
 * only one of them (contract §9).
 *
 * @param keys fields that are always requested
 */
export function buildListQuery(
  { sort = DEFAULT_SORT, filter, inAllSites = false, fields }: ListQuery,
  { site, limit, page, keys }: { site: string; limit: number; page: number; keys: readonly string[] },
): Query {
  const requestedFields = fields && [...new Set([...keys, ...fields])].join(',');
  const inSite = inAllSites ? { filter } : { filter: { ...filter, site }, site };
  return { ...inSite, sort, limit, page, fields: requestedFields };
}

/** Returns a uri with one leading slash, no trailing slash and no double slashes, so that each page has one cache key. */
export function normaliseUri(uri: string): string {
  return `/${uri.split('/').filter(Boolean).join('/')}`;
}

/**
 * Escapes a path segment. URL parsers resolve `.` and `..`, even when escaped once, so they are escaped twice. An unpaired surrogate becomes
 * U+FFFD, because a URL cannot contain it and `encodeURIComponent` would throw.
 */
function escapePart(part: string): string {
  return /^\.\.?$/.test(part) ? part.replaceAll('.', '%252E') : encodeURIComponent(part.toWellFormed());
}
