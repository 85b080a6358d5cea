import { Hono } from 'hono';
import type { Context } from 'hono';
import { textOf } from '../files/value.ts';
import type { Values } from '../files/value.ts';
import type { Collection, Entry } from '../project/model.ts';
import type { Filter } from '../query/filters.ts';
import { fieldsParameter, textParameter } from '../query/parameters.ts';
import { shapeTree } from '../shape/tree.ts';
import { isPreview } from './access.ts';
import { answer, found, foundIf, queryOf } from './answer.ts';
import { chosenKeys } from './chosen-keys.ts';
import { allowedFilters, keepEntries, listEntries } from './entry-list.ts';
import type { Service } from './service.ts';

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
    const entry = found(
      findEntry(context.req.param('id'), collection, textParameter(query, 'site'), service),
    );
    foundIf(entry.published || isPreview(context, service));
    return answer(context, chosenKeys(service.shaped(entry), query, service));
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

/** The request's filters. @throws {Refusal} 422 for one that is not allowed, or any query scope */
function filtersFor(context: Context, service: Service, { handle }: Collection): Filter[] {
  return allowedFilters(queryOf(context), service.reading().project.api.filters('collections', handle));
}

/** The collection's entries, of one site when the request names one: the cheapest cut comes first. */
function candidates(collection: Collection, filters: Filter[], query: Values, service: Service): Entry[] {
  const { entries } = service.reading().project;
  const site = textParameter(query, 'site');
  const filtered = filters.find(
    ({ field, condition }) => field === 'site' && (condition === '' || condition === 'is'),
  );
  // The filter disregards case, the index does not: only a site that exists can be looked up.
  const named = site ?? entriesSite(filtered?.value, service);
  return named === undefined ? entries.of(collection.handle) : entries.in(collection.handle, named);
}

function entriesSite(handle: string | undefined, service: Service): string | undefined {
  return service.reading().project.sites.find(handle ?? '')?.handle;
}

/** By id, else by slug in the site asked for or the collection's first; then its translation there (contract §9). */
function findEntry(
  wanted: string,
  collection: Collection,
  site: string | undefined,
  service: Service,
): Entry | undefined {
  const { entries } = service.reading().project;
  const byId = entries.find(wanted);
  if (byId?.collection.handle === collection.handle)
    return site === undefined ? byId : entries.localised(byId, site);
  const home = site ?? collection.sites[0] ?? '';
  return entries.in(collection.handle, home).find(({ slug }) => textOf(slug) === wanted);
}
