import type { Context } from 'hono';
import type { JsonObject } from '../files/json-value.ts';
import type { ProjectEntry } from '../project/model.ts';
import { statusOf } from '../project/status.ts';
import { filterItems, readFilters, forbiddenFiltersMessage } from '../query/filters.ts';
import type { Filter } from '../query/filters.ts';
import { entryValue } from '../query/item-values.ts';
import { paginate } from '../query/paginate.ts';
import { filterParameters, textParameter } from '../query/parameters.ts';
import { readOrders, sortItems } from '../query/sort.ts';
import { createTaxonomyTest } from '../query/taxonomy-filter.ts';
import { queryOf, ApiError } from './responses.ts';
import { selectKeys } from './select-keys.ts';
import type { Service } from './service.ts';

const STATUSES = new Set(['published', 'draft', 'scheduled', 'expired']);

/** What a list of entries is made from. `name` tells it from other lists; `ranked` holds at least all of `among`. */
export interface EntryList {
  name: string;
  ranked: ProjectEntry[];
  candidates(): ProjectEntry[];
  filters: Filter[];
}

/** A page of entries: by default only published ones (contract §3). */
export function listEntries(
  context: Context,
  service: Service,
  { name, ranked, candidates, filters }: EntryList,
): Response {
  const query = queryOf(context);
  const reading = service.state();
  const sort = textParameter(query, 'sort');
  const make = (): ProjectEntry[] =>
    sortItems(filterEntries(candidates(), filters, service), readOrders(sort), (field) => {
      const ranks = service.cachedRanks(`${name}|${field}`, ranked, (entry) =>
        entryValue(entry, field, reading),
      );
      return (entry) => ranks.get(entry) ?? 0;
    });
  // Some conditions compare with the clock, so their lists are never the same for long.
  const lasting = !filters.some(({ condition }) => /^is_(?:after|before|future|past)$/.test(condition));
  const key = JSON.stringify([name, filters, sort, textParameter(query, 'site')]);
  const sorted = lasting ? service.cachedList(key, make) : make();
  const path = `${reading.serverUrl}${new URL(context.req.url).pathname}`;
  const page = paginate(sorted, path, query, reading.project.api.pageSize);
  return context.json({
    data: page.items.map((entry) => selectKeys(service.shapeEntry(entry), query, service)),
    links: page.links,
    meta: page.meta,
  });
}

/** @throws {ApiError} 422 for a filter that is not allowed, or any query scope */
export function readAllowedFilters(query: JsonObject, allowed: string[]): Filter[] {
  const filters = readFilters(filterParameters(query));
  const message = forbiddenFiltersMessage(filters, allowed);
  if (message) throw new ApiError(422, message);
  if (filters.some(({ field, value }) => field === 'status' && !STATUSES.has(value))) {
    throw new ApiError(500, 'Server Error');
  }
  rejectScopes(query);
  return filters;
}

/** Query scopes are PHP classes of a project, so none exists here (contract §2). */
function rejectScopes(query: JsonObject): void {
  const scopes = Object.keys(Object(query['query_scope'] ?? {}));
  if (scopes.length === 0) return;
  throw new ApiError(
    422,
    `Forbidden query ${scopes.length === 1 ? 'scope' : 'scopes'}: ${scopes.join(', ')}`,
  );
}

/** The entries that a request's filters leave; without one on the status only published ones. */
export function filterEntries(entries: ProjectEntry[], filters: Filter[], service: Service): ProjectEntry[] {
  const reading = service.state();
  const byTerm = filters
    .filter(({ field }) => field.startsWith('taxonomy:'))
    .flatMap((filter) => createTaxonomyTest(filter) ?? []);
  const byField = filters.filter(({ field }) => !field.startsWith('taxonomy:'));
  const asksStatus = byField.some(({ field }) => field === 'status' || field === 'published');
  const visible = asksStatus
    ? entries
    : entries.filter((entry) => statusOf(entry, reading.now) === 'published');
  const matching = filterItems(visible, byField, reading.now, (entry, field) =>
    entryValue(entry, field, reading),
  );
  return byTerm.length === 0 ? matching : matching.filter((entry) => byTerm.every((test) => test(entry)));
}
