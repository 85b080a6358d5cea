import type { Context } from 'hono';
import type { JsonObject } from '../files/json-value.ts';
import type { ProjectEntry } from '../project/model.ts';
import { ANY_STATUS, STATUSES, statusOf } from '../project/status.ts';
import { filterItems, readFilters, forbiddenFiltersMessage } from '../query/filters.ts';
import type { Filter } from '../query/filters.ts';
import { entryValue } from '../query/item-values.ts';
import { paginate } from '../query/paginate.ts';
import { filterParameters, textParameter } from '../query/parameters.ts';
import { readOrders, sortItems } from '../query/sort.ts';
import { createTaxonomyTest } from '../query/taxonomy-filter.ts';
import type { ApiContext } from './api-context.ts';
import { queryOf, ApiError } from './responses.ts';
import { selectKeys } from './select-keys.ts';

/** The entries of a list. `name` is unique for each list; `ranked` contains at least all `candidates`. */
interface EntryList {
  name: string;
  ranked: ProjectEntry[];
  candidates(): ProjectEntry[];
  filters: Filter[];
}

/** Responds with a page of entries; by default only published ones (contract §3). */
export function listEntries(
  context: Context,
  apiContext: ApiContext,
  { name, ranked, candidates, filters }: EntryList,
): Response {
  const query = queryOf(context);
  const state = apiContext.state();
  const sort = textParameter(query, 'sort');
  const createList = (): ProjectEntry[] =>
    sortItems(filterEntries(candidates(), filters, apiContext), readOrders(sort), (field) => {
      const ranks = apiContext.cachedRanks(`${name}|${field}`, ranked, (entry) =>
        entryValue(entry, field, state),
      );
      return (entry) => ranks.get(entry) ?? 0;
    });
  // The result of a condition that compares with the clock changes over time, so lists with such conditions are not cached.
  const isCacheable = !filters.some(({ condition }) => /^is_(?:after|before|future|past)$/.test(condition));
  const key = JSON.stringify([name, filters, sort, textParameter(query, 'site')]);
  const sorted = isCacheable ? apiContext.cachedList(key, createList) : createList();
  const path = `${state.serverUrl}${new URL(context.req.url).pathname}`;
  const page = paginate(sorted, path, query, state.project.api.pageSize);
  return context.json({
    data: page.items.map((entry) => selectKeys(apiContext.shapeEntry(entry), query, apiContext)),
    links: page.links,
    meta: page.meta,
  });
}

/**
 * Parses the filters of a request.
 *
 * @throws {ApiError} 422 for a filter that is not allowed, or any query scope; 500 for an unknown status, as in Statamic (contract §2)
 */
export function readAllowedFilters(query: JsonObject, allowed: string[]): Filter[] {
  const filters = readFilters(filterParameters(query));
  const message = forbiddenFiltersMessage(filters, allowed);
  if (message) throw new ApiError(422, message);
  const statuses: readonly string[] = [...STATUSES, ANY_STATUS];
  if (filters.some(({ field, value }) => field === 'status' && !statuses.includes(value))) {
    throw new ApiError(500, 'Server Error');
  }
  refuseScopes(query);
  return filters;
}

/** Refuses query scopes, which are PHP classes of a project and do not exist here (contract §2). */
function refuseScopes(query: JsonObject): void {
  const scopes = Object.keys(Object(query['query_scope'] ?? {}));
  if (scopes.length === 0) return;
  throw new ApiError(
    422,
    `Forbidden query ${scopes.length === 1 ? 'scope' : 'scopes'}: ${scopes.join(', ')}`,
  );
}

/** Returns the entries that pass the filters. Without a filter on the status or `published`, only published entries pass. */
export function filterEntries(
  entries: ProjectEntry[],
  filters: Filter[],
  apiContext: ApiContext,
): ProjectEntry[] {
  const state = apiContext.state();
  const byTerm = filters
    .filter(({ field }) => field.startsWith('taxonomy:'))
    .flatMap((filter) => createTaxonomyTest(filter) ?? []);
  const byField = filters.filter(({ field }) => !field.startsWith('taxonomy:'));
  const filtersByStatus = byField.some(({ field }) => field === 'status' || field === 'published');
  const visible = filtersByStatus
    ? entries
    : entries.filter((entry) => statusOf(entry, state.now) === 'published');
  const conditions = byField.filter(({ field, value }) => field !== 'status' || value !== ANY_STATUS);
  const matching = filterItems(visible, conditions, state.now, (entry, field) =>
    entryValue(entry, field, state),
  );
  return byTerm.length === 0 ? matching : matching.filter((entry) => byTerm.every((test) => test(entry)));
}
