import { parse } from 'qs';

/** Limits of the query parser (specification §9). Brackets below the maximum depth stay part of the key. Parameters above the limit are dropped. */
const QUERY_LIMITS = { depth: 5, arrayLimit: 20, parameterLimit: 1000 };

/**
 * Parses a query string: brackets create nested maps and lists. A list above the array limit becomes a map by index. For repeated names the
 * last value is used, as in PHP.
 */
export function parseQuery(search: string): unknown {
  return parse(search.replace(/^\?/, ''), { ...QUERY_LIMITS, duplicates: 'last', plainObjects: true });
}
