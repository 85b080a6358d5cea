import { stringify } from 'qs';

/** What to list, in our words. `status` and `published` are no filters: a list never shows drafts (contract §1). */
export interface ListQuery {
  /** Field, `-` before it for descending, several by comma. Default `title`: without one the order is unstable (contract §3). */
  sort?: string;
  /** Values by field or `field:condition`; all must hold. Alternatives within one value as the condition wants them. */
  filter?: Readonly<Record<string, string | number | boolean>>;
  /** Items of every site instead of the visit's own: for finding translations. */
  inAllSites?: boolean;
  /** Carry only these of the items' own fields, for lists that need no sections. What every item has always comes. */
  fields?: readonly string[];
  /** Read and not kept: whoever goes through all there is would push out what visitors read. */
  isUncached?: boolean;
}

type Query = Readonly<Record<string, unknown>>;

const DEFAULT_SORT = 'title';

/** A path below the content system's base address; parts are escaped, query objects written as nested brackets (specification §7). */
export function buildPath(parts: readonly string[], query: Query = {}): string {
  const path = parts.map(escapePart).join('/');
  return `/${path}${stringify(query, { addQueryPrefix: true, skipNulls: true })}`;
}

/**
 * Every list says its order, size and site; the site twice, for versions that read only one of the two (contract §9).
 *
 * @param keys what no item may come without
 */
export function buildListQuery(
  { sort = DEFAULT_SORT, filter, inAllSites = false, fields }: ListQuery,
  { site, limit, page, keys }: { site: string; limit: number; page: number; keys: readonly string[] },
): Query {
  const carried = fields && [...new Set([...keys, ...fields])].join(',');
  const inSite = inAllSites ? { filter } : { filter: { ...filter, site }, site };
  return { ...inSite, sort, limit, page, fields: carried };
}

/** One way to write a uri: a leading slash, none behind; home is `/`. Two ways would be two cached values. */
export function normaliseUri(uri: string): string {
  return `/${uri.replaceAll(/^\/+|\/+$/g, '')}`;
}

/** A part of dots would be resolved away and lead to another call, escaped or not; escaped twice it is a name nobody has. */
function escapePart(part: string): string {
  return /^\.\.?$/.test(part) ? part.replaceAll('.', '%252E') : encodeURIComponent(part);
}
