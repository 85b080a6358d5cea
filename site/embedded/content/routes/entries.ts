import { Hono } from 'hono';
import type { Context } from 'hono';
import type { JsonObject } from '../files/json-value.ts';
import type { Collection, ProjectEntry } from '../project/model.ts';
import type { Filter } from '../query/filters.ts';
import { fieldsParameter, maxDepthParameter, textParameter } from '../query/parameters.ts';
import { shapeTree } from '../shape/tree.ts';
import { canShowDraft, previewOf, shapePreviewed } from './access.ts';
import type { ApiContext } from './api-context.ts';
import { readAllowedFilters, filterEntries, listEntries } from './entry-list.ts';
import { respond, orNotFound, assertFound, queryOf } from './responses.ts';
import { selectKeys } from './select-keys.ts';

/** Routes for lists, single entries and trees of collections (contract §3, §5.1, §5.5). */
export function entryRoutes(apiContext: ApiContext): Hono {
  const routes = new Hono({ strict: false });
  const collectionOf = (handle: string): Collection => {
    const { project } = apiContext.state();
    const collection = orNotFound(project.collections.get(handle));
    assertFound(project.api.isEnabled('collections', handle));
    return collection;
  };

  routes.get('/:collection/entries', (context) => {
    const collection = collectionOf(context.req.param('collection'));
    const filters = filtersFor(context, apiContext, collection);
    return listEntries(context, apiContext, {
      name: collection.handle,
      ranked: apiContext.state().project.entries.of(collection.handle),
      candidates: () => candidates(collection, filters, queryOf(context), apiContext),
      filters,
    });
  });

  routes.get('/:collection/entries/:id', (context) => {
    const collection = collectionOf(context.req.param('collection'));
    const query = queryOf(context);
    const entry = orNotFound(
      findEntry(context.req.param('id'), collection, textParameter(query, 'site'), apiContext),
    );
    const preview = previewOf(context, apiContext);
    assertFound(entry.isPublished || canShowDraft(preview, entry));
    return respond(context, selectKeys(shapePreviewed(preview, entry, apiContext), query, apiContext));
  });

  routes.get('/:collection/tree', (context) => {
    const collection = collectionOf(context.req.param('collection'));
    const state = apiContext.state();
    const query = queryOf(context);
    const filters = filtersFor(context, apiContext, collection);
    const site = textParameter(query, 'site') ?? state.project.sites.main.handle;
    const tree = orNotFound(state.project.trees(collection, site));
    // The entries are filtered in one call, because the patterns of each call have their own limit of steps.
    const visible = new Set(
      filterEntries(state.project.entries.in(collection.handle, site), filters, apiContext),
    );
    const request = {
      site,
      fields: fieldsParameter(query),
      maxDepth: maxDepthParameter(query),
      blueprint: null,
      includes: (entry: ProjectEntry) => visible.has(entry),
    };
    return respond(context, shapeTree(tree.branches, request, state));
  });
  return routes;
}

/**
 * Returns the filters of the request.
 *
 * @throws the errors of `readAllowedFilters`
 */
function filtersFor(context: Context, apiContext: ApiContext, { handle }: Collection): Filter[] {
  return readAllowedFilters(
    queryOf(context),
    apiContext.state().project.api.allowedFilters('collections', handle),
  );
}

/** Returns the entries that the filters have to test. If the request has a site, these are the entries of that site, which an index finds. */
function candidates(
  collection: Collection,
  filters: Filter[],
  query: JsonObject,
  apiContext: ApiContext,
): ProjectEntry[] {
  const { entries } = apiContext.state().project;
  const site = textParameter(query, 'site');
  const siteFilter = filters.find(
    ({ field, condition }) => field === 'site' && (condition === '' || condition === 'is'),
  );
  // The filter ignores letter case, but the index does not. So the index is used only for the exact handle of a site.
  const siteHandle = site ?? existingSite(siteFilter?.value, apiContext);
  return siteHandle === undefined ? entries.of(collection.handle) : entries.in(collection.handle, siteHandle);
}

function existingSite(handle: string | undefined, apiContext: ApiContext): string | undefined {
  return apiContext.state().project.sites.find(handle ?? '')?.handle;
}

/** Finds an entry by id, else by slug in the requested site or the collection's first site; returns its localisation (contract §9). */
function findEntry(
  idOrSlug: string,
  collection: Collection,
  site: string | undefined,
  apiContext: ApiContext,
): ProjectEntry | undefined {
  const { entries } = apiContext.state().project;
  const byId = entries.find(idOrSlug);
  if (byId?.collection.handle === collection.handle)
    return site === undefined ? byId : entries.localised(byId, site);
  const slugSite = site ?? collection.sites[0] ?? '';
  return entries.in(collection.handle, slugSite).find(({ slug }) => slug === idOrSlug);
}
