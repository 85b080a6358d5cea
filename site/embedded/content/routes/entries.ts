import { Hono } from 'hono';
import type { Context } from 'hono';
import { toText } from '../files/json-value.ts';
import type { JsonObject } from '../files/json-value.ts';
import type { Collection, ProjectEntry } from '../project/model.ts';
import type { Filter } from '../query/filters.ts';
import { fieldsParameter, textParameter } from '../query/parameters.ts';
import { shapeTree } from '../shape/tree.ts';
import { isPreview } from './access.ts';
import { readAllowedFilters, filterEntries, listEntries } from './entry-list.ts';
import { respond, orNotFound, assertFound, queryOf } from './responses.ts';
import { selectKeys } from './select-keys.ts';
import type { Service } from './service.ts';

/** Lists, single entries and trees of collections (contract §3, §5.1, §5.5). */
export function entryRoutes(service: Service): Hono {
  const routes = new Hono({ strict: false });
  const collectionOf = (handle: string): Collection => {
    const { project } = service.state();
    const collection = orNotFound(project.collections.get(handle));
    assertFound(project.api.enabled('collections', handle));
    return collection;
  };

  routes.get('/:collection/entries', (context) => {
    const collection = collectionOf(context.req.param('collection'));
    const filters = filtersFor(context, service, collection);
    return listEntries(context, service, {
      name: collection.handle,
      ranked: service.state().project.entries.of(collection.handle),
      candidates: () => candidates(collection, filters, queryOf(context), service),
      filters,
    });
  });

  routes.get('/:collection/entries/:id', (context) => {
    const collection = collectionOf(context.req.param('collection'));
    const query = queryOf(context);
    const entry = orNotFound(
      findEntry(context.req.param('id'), collection, textParameter(query, 'site'), service),
    );
    assertFound(entry.isPublished || isPreview(context, service));
    return respond(context, selectKeys(service.shapeEntry(entry), query, service));
  });

  routes.get('/:collection/tree', (context) => {
    const collection = collectionOf(context.req.param('collection'));
    const reading = service.state();
    const query = queryOf(context);
    const filters = filtersFor(context, service, collection);
    const site = textParameter(query, 'site') ?? reading.project.sites.main.handle;
    const tree = orNotFound(reading.project.trees(collection, site));
    const request = {
      site,
      fields: fieldsParameter(query),
      maxDepth: depthOf(query),
      blueprint: null,
      shows: (entry: ProjectEntry) => filterEntries([entry], filters, service).length === 1,
    };
    return respond(context, shapeTree(tree.branches, request, reading));
  });
  return routes;
}

/** `max_depth` of a tree; without it there is no end. */
export function depthOf(query: JsonObject): number {
  const depth = Number(textParameter(query, 'max_depth') ?? 0);
  return depth > 0 ? depth : Number.POSITIVE_INFINITY;
}

/** The request's filters. @throws {Refusal} 422 for one that is not allowed, or any query scope */
function filtersFor(context: Context, service: Service, { handle }: Collection): Filter[] {
  return readAllowedFilters(queryOf(context), service.state().project.api.filters('collections', handle));
}

/** The collection's entries, of one site when the request names one: the cheapest cut comes first. */
function candidates(
  collection: Collection,
  filters: Filter[],
  query: JsonObject,
  service: Service,
): ProjectEntry[] {
  const { entries } = service.state().project;
  const site = textParameter(query, 'site');
  const filtered = filters.find(
    ({ field, condition }) => field === 'site' && (condition === '' || condition === 'is'),
  );
  // The filter disregards case, the index does not: only a site that exists can be looked up.
  const named = site ?? entriesSite(filtered?.value, service);
  return named === undefined ? entries.of(collection.handle) : entries.in(collection.handle, named);
}

function entriesSite(handle: string | undefined, service: Service): string | undefined {
  return service.state().project.sites.find(handle ?? '')?.handle;
}

/** By id, else by slug in the site asked for or the collection's first; then its translation there (contract §9). */
function findEntry(
  wanted: string,
  collection: Collection,
  site: string | undefined,
  service: Service,
): ProjectEntry | undefined {
  const { entries } = service.state().project;
  const byId = entries.find(wanted);
  if (byId?.collection.handle === collection.handle)
    return site === undefined ? byId : entries.localised(byId, site);
  const home = site ?? collection.sites[0] ?? '';
  return entries.in(collection.handle, home).find(({ slug }) => toText(slug) === wanted);
}
