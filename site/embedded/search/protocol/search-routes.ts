import type { Hono } from 'hono';
import { searchFacetValues } from '../query/search-facet-values.ts';
import { search } from '../query/search.ts';
import { badRequest } from '../request-error.ts';
import { parseParameters } from '../settings/wire-parameters.ts';
import { requireKey } from './access.ts';
import { readObject } from './read-body.ts';
import type { SearchContext } from './search-context.ts';
import { type IndexQuery, parseFacetQuery, parseMultiQuery } from './wire-requests.ts';

const ALL_INDEXES = '*';

/** Adds the routes that search: many queries, one query, values of a facet. */
export function addSearchRoutes(app: Hono, { indexes, keys }: SearchContext): void {
  const maySearch = requireKey(keys, 'search');

  app.post('/1/indexes/:index/queries', maySearch, async ({ req, json }) => {
    if (req.param('index') !== ALL_INDEXES) throw badRequest('Send several queries to /1/indexes/*/queries');
    const { requests, stopsIfEnough } = parseMultiQuery(await readObject(req.raw));
    // One missing index refuses the whole call, so all indexes are looked up before the first search.
    for (const { indexName } of requests) indexes.get(indexName);
    let hasEnough = false;
    const results = requests.map((request) => {
      const result = runQuery(request, hasEnough);
      hasEnough ||= stopsIfEnough && isEnough(request, result);
      return result;
    });
    return json({ results });
  });

  app.post('/1/indexes/:index/query', maySearch, async ({ req, json }) => {
    const parameters = parseParameters(await readObject(req.raw));
    return json(search(indexes.get(req.param('index')), parameters));
  });

  app.post('/1/indexes/:index/facets/:facet/query', maySearch, async ({ req, json }) => {
    const query = parseFacetQuery(await readObject(req.raw));
    return json(searchFacetValues(indexes.get(req.param('index')), { facet: req.param('facet'), ...query }));
  });

  /** @param isSkipped whether an earlier query found enough records, so this result contains none */
  function runQuery(request: IndexQuery, isSkipped: boolean): Record<string, unknown> {
    const index = indexes.get(request.indexName);
    if (request.kind === 'facet')
      return { ...searchFacetValues(index, request), ...(isSkipped && { facetHits: [] }) };
    if (!isSkipped) return search(index, request.parameters);
    return { ...search(index, request.parameters), hits: [], nbHits: 0, nbPages: 0 };
  }

  function isEnough(request: IndexQuery, result: Record<string, unknown>): boolean {
    if (request.kind === 'facet') return false;
    const wanted = request.parameters.hitsPerPage ?? indexes.get(request.indexName).settings.hitsPerPage;
    return typeof result['nbHits'] === 'number' && result['nbHits'] >= wanted;
  }
}
