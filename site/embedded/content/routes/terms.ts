import { Hono } from 'hono';
import type { Taxonomy, ProjectTerm } from '../project/model.ts';
import { filterItems } from '../query/filters.ts';
import { termValue } from '../query/item-values.ts';
import { paginate } from '../query/paginate.ts';
import { textParameter } from '../query/parameters.ts';
import { rankingOf, readOrders, sortItems } from '../query/sort.ts';
import { shapeTerm } from '../shape/term.ts';
import type { ApiContext } from './api-context.ts';
import { readAllowedFilters, listEntries } from './entry-list.ts';
import { respond, orNotFound, assertFound, queryOf } from './responses.ts';
import { selectKeys } from './select-keys.ts';

/** Routes for the terms of a taxonomy and the entries of a term (contract §5.3, §9). */
export function termRoutes(apiContext: ApiContext): Hono {
  const routes = new Hono({ strict: false });
  const taxonomyOf = (handle: string): Taxonomy => {
    const { project } = apiContext.state();
    const taxonomy = orNotFound(project.taxonomies.find(handle));
    assertFound(project.api.isEnabled('taxonomies', handle));
    return taxonomy;
  };
  /** Finds a term by its slug in the requested site, else in the first site in which the term exists. */
  const termOf = (taxonomy: Taxonomy, slug: string, site: string | undefined): ProjectTerm => {
    const all = apiContext.state().project.taxonomies.terms(taxonomy.handle);
    const terms =
      site === undefined ? firstOfEachKey(all) : all.filter((candidate) => candidate.site === site);
    return orNotFound(terms.find((term) => term.slug === slug) ?? terms.find((term) => term.key === slug));
  };

  routes.get('/:taxonomy/terms', (context) => {
    const taxonomy = taxonomyOf(context.req.param('taxonomy'));
    const query = queryOf(context);
    const state = apiContext.state();
    const filters = readAllowedFilters(
      query,
      state.project.api.allowedFilters('taxonomies', taxonomy.handle),
    );
    const site = textParameter(query, 'site');
    const all = state.project.taxonomies.terms(taxonomy.handle).filter((term) => !site || term.site === site);
    const filtered = filterItems(all, filters, state.now, termValue);
    const ranking = rankingOf(filtered, termValue, apiContext.compareValues());
    const sorted = sortItems(filtered, readOrders(textParameter(query, 'sort')), ranking);
    const path = `${state.serverUrl}${new URL(context.req.url).pathname}`;
    const page = paginate(sorted, path, query, state.project.api.pageSize);
    const data = page.items.map((term) => selectKeys(shapeTerm(term, state), query, apiContext));
    return context.json({ data, links: page.links, meta: page.meta });
  });

  routes.get('/:taxonomy/terms/:slug', (context) => {
    const taxonomy = taxonomyOf(context.req.param('taxonomy'));
    const query = queryOf(context);
    const term = termOf(taxonomy, context.req.param('slug'), textParameter(query, 'site'));
    return respond(context, selectKeys(shapeTerm(term, apiContext.state()), query, apiContext));
  });

  routes.get('/:taxonomy/terms/:slug/entries', (context) => {
    const taxonomy = taxonomyOf(context.req.param('taxonomy'));
    const query = queryOf(context);
    const site = textParameter(query, 'site');
    const { taxonomies, collections, api } = apiContext.state().project;
    assertFound(api.isOpen('collections'));
    const term = termOf(taxonomy, context.req.param('slug'), site);
    const listedCollections = [...collections.values()].filter(
      ({ handle, taxonomies: listed }) =>
        listed.includes(taxonomy.handle) && api.isEnabled('collections', handle),
    );
    // A filter is allowed only if all collections of the list allow it.
    const [first = [], ...others] = listedCollections.map(({ handle }) =>
      api.allowedFilters('collections', handle),
    );
    const filters = readAllowedFilters(
      query,
      first.filter((name) => others.every((names) => names.includes(name))),
    );
    const handles = new Set(listedCollections.map(({ handle }) => handle));
    const entries = taxonomies
      .entriesWith(taxonomy.handle, term.key)
      .filter((entry) => (site === undefined || entry.site === site) && handles.has(entry.collection.handle));
    return listEntries(context, apiContext, {
      name: `${taxonomy.handle}::${term.key}@${site ?? '*'}`,
      ranked: entries,
      candidates: () => entries,
      filters,
    });
  });
  return routes;
}

function firstOfEachKey(terms: ProjectTerm[]): ProjectTerm[] {
  return [...Map.groupBy(terms, ({ key }) => key).values()].flatMap(([first]) => first ?? []);
}
