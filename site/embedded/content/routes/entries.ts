import { Hono } from 'hono';
import type { Context } from 'hono';
import { textOf } from '../files/value.ts';
import type { Values } from '../files/value.ts';
import type { Collection, Entry } from '../project/model.ts';
import { statusOf } from '../project/status.ts';
import { entryValue } from '../query/entry-value.ts';
import { filterItems, readFilters, refusal } from '../query/filters.ts';
import type { Filter } from '../query/filters.ts';
import { paginate } from '../query/paginate.ts';
import { fieldsParameter, filterParameters, textParameter } from '../query/parameters.ts';
import { readOrders, sortItems } from '../query/sort.ts';
import { taxonomyTest } from '../query/taxonomy-filter.ts';
import { pick, shapeTree } from '../shape/tree.ts';
import { isPreview } from './access.ts';
import { answer, found, foundIf, queryOf, Refusal } from './answer.ts';
import type { Service } from './service.ts';

const STATUSES = ['published', 'draft', 'scheduled', 'expired'];

/** Lists, single entries and trees of collections (contract §3, §5.1, §5.5). */
export function entryRoutes(service: Service): Hono {
  const routes = new Hono({ strict: false });
  const collectionOf = (handle: string): Collection => {
    const { project } = service.reading();
    const collection = found(project.collections.get(handle));
    foundIf(project.api.enabled('collections', handle));
    return collection;
  };

  routes.get('/:collection/entries', (context) => {
    const collection = collectionOf(context.req.param('collection'));
    const filters = filtersFor(context, service, collection);
    return listEntries(context, service, {
      name: collection.handle,
      ranked: service.reading().project.entries.of(collection.handle),
      among: () => candidates(collection, filters, queryOf(context), service),
      filters,
    });
  });

  routes.get('/:collection/entries/:id', (context) => {
    const collection = collectionOf(context.req.param('collection'));
    const query = queryOf(context);
    const entry = found(findEntry(context.req.param('id'), collection, textParameter(query, 'site'), service));
    foundIf(entry.published || isPreview(context, service));
    return answer(context, pickEntry(entry, query, service));
  });

  routes.get('/:collection/tree', (context) => {
    const collection = collectionOf(context.req.param('collection'));
    const reading = service.reading();
    const query = queryOf(context);
    const filters = filtersFor(context, service, collection);
    const site = textParameter(query, 'site') ?? reading.project.sites.main.handle;
    const tree = found(reading.project.trees(collection, site));
    const request = {
      site,
      fields: fieldsParameter(query),
      maxDepth: depthOf(query),
      blueprint: null,
      shows: (entry: Entry) => keepEntries([entry], filters, service).length === 1,
    };
    return answer(context, shapeTree(tree.branches, request, reading));
  });
  return routes;
}

/** `max_depth` of a tree; without it there is no end. */
export function depthOf(query: Values): number {
  const depth = Number(textParameter(query, 'max_depth') ?? 0);
  return depth > 0 ? depth : Number.POSITIVE_INFINITY;
}

/** What a list of entries is made from. `name` tells it from other lists; `ranked` holds at least all of `among`. */
export interface EntryList {
  name: string;
  ranked: Entry[];
  among(): Entry[];
  filters: Filter[];
}

/** A page of entries: by default only published ones (contract §3). */
export function listEntries(context: Context, service: Service, { name, ranked, among, filters }: EntryList): Response {
  const query = queryOf(context);
  const reading = service.reading();
  const sort = textParameter(query, 'sort');
  const make = (): Entry[] =>
    sortItems(keepEntries(among(), filters, service), readOrders(sort), (field) => {
      const ranks = service.ranks(`${name}|${field}`, ranked, (entry) => entryValue(entry, field, reading));
      return (entry) => ranks.get(entry) ?? 0;
    });
  // Some conditions compare with the clock, so their lists are never the same for long.
  const lasting = !filters.some(({ condition }) => /^is_(?:after|before|future|past)$/.test(condition));
  const key = JSON.stringify([name, filters, sort, textParameter(query, 'site')]);
  const sorted = lasting ? service.listed(key, make) : make();
  const path = `${reading.serverUrl}${new URL(context.req.url).pathname}`;
  const page = paginate(sorted, path, query, reading.project.api.pageSize);
  return context.json({
    data: page.items.map((entry) => pickEntry(entry, query, service)),
    links: page.links,
    meta: page.meta,
  });
}

export function pickEntry(entry: Entry, query: Values, service: Service): Values {
  const { excludedKeys } = service.reading().project.api;
  const fields = fieldsParameter(query);
  const shaped = service.shaped(entry);
  const kept =
    excludedKeys.length === 0
      ? shaped
      : Object.fromEntries(Object.entries(shaped).filter(([key]) => !excludedKeys.includes(key)));
  return fields ? pick(kept, fields) : kept;
}

/** The request's filters. @throws {Refusal} 422 for one that is not allowed, or any query scope */
function filtersFor(context: Context, service: Service, { handle }: Collection): Filter[] {
  return allowedFilters(queryOf(context), service.reading().project.api.filters('collections', handle));
}

/** @throws {Refusal} 422 for a filter that is not allowed, or any query scope */
export function allowedFilters(query: Values, allowed: string[]): Filter[] {
  const filters = readFilters(filterParameters(query));
  const message = refusal(filters, allowed);
  if (message) throw new Refusal(422, message);
  if (filters.some(({ field, value }) => field === 'status' && !STATUSES.includes(value))) {
    throw new Refusal(500, 'Server Error');
  }
  refuseScopes(query);
  return filters;
}

/** Query scopes are PHP classes of a project, so none exists here (contract §2). */
function refuseScopes(query: Values): void {
  const scopes = Object.keys(Object(query['query_scope'] ?? {}));
  if (scopes.length === 0) return;
  throw new Refusal(422, `Forbidden query ${scopes.length === 1 ? 'scope' : 'scopes'}: ${scopes.join(', ')}`);
}

/** The collection's entries, of one site when the request names one: the cheapest cut comes first. */
function candidates(collection: Collection, filters: Filter[], query: Values, service: Service): Entry[] {
  const { entries } = service.reading().project;
  const site = textParameter(query, 'site');
  const filtered = filters.find(({ field, condition }) => field === 'site' && (condition === '' || condition === 'is'));
  const named = site ?? filtered?.value;
  return named === undefined ? entries.of(collection.handle) : entries.in(collection.handle, named);
}

function keepEntries(entries: Entry[], filters: Filter[], service: Service): Entry[] {
  const reading = service.reading();
  const byTerm = filters.filter(({ field }) => field.startsWith('taxonomy:')).flatMap((filter) => taxonomyTest(filter) ?? []);
  const byField = filters.filter(({ field }) => !field.startsWith('taxonomy:'));
  const asksStatus = byField.some(({ field }) => field === 'status' || field === 'published');
  const visible = asksStatus ? entries : entries.filter((entry) => statusOf(entry, reading.now) === 'published');
  const matching = filterItems(visible, byField, reading.now, (entry, field) => entryValue(entry, field, reading));
  return byTerm.length === 0 ? matching : matching.filter((entry) => byTerm.every((test) => test(entry)));
}

/** By id, else by slug in the site asked for or the collection's first; then its translation there (contract §9). */
function findEntry(wanted: string, collection: Collection, site: string | undefined, service: Service): Entry | undefined {
  const { entries } = service.reading().project;
  const byId = entries.find(wanted);
  if (byId?.collection.handle === collection.handle) return site === undefined ? byId : entries.localised(byId, site);
  const home = site ?? collection.sites[0] ?? '';
  return entries.in(collection.handle, home).find(({ slug }) => textOf(slug) === wanted);
}
