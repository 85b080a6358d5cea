import { Hono } from 'hono';
import type { Taxonomy, ProjectTerm } from '../project/model.ts';
import { filterItems } from '../query/filters.ts';
import { termValue } from '../query/item-values.ts';
import { paginate } from '../query/paginate.ts';
import { textParameter } from '../query/parameters.ts';
import { rankingOf, readOrders, sortItems } from '../query/sort.ts';
import { shapeTerm } from '../shape/term.ts';
import { readAllowedFilters, listEntries } from './entry-list.ts';
import { respond, orNotFound, assertFound, queryOf } from './responses.ts';
import { selectKeys } from './select-keys.ts';
import type { Service } from './service.ts';

/** Terms of a taxonomy and the entries that carry one (contract §5.3, §9). */
export function termRoutes(service: Service): Hono {
  const routes = new Hono({ strict: false });
  const taxonomyOf = (handle: string): Taxonomy => {
    const { project } = service.state();
    const taxonomy = orNotFound(project.taxonomies.find(handle));
    assertFound(project.api.enabled('taxonomies', handle));
    return taxonomy;
  };
  /** By its slug in the site asked for, else in the taxonomy's first. */
  const termOf = (taxonomy: Taxonomy, slug: string, asked: string | undefined): ProjectTerm => {
    const site = asked ?? taxonomy.sites[0] ?? '';
    const terms = service
      .state()
      .project.taxonomies.terms(taxonomy.handle)
      .filter((term) => term.site === site);
    return orNotFound(terms.find((term) => term.slug === slug) ?? terms.find((term) => term.key === slug));
  };

  routes.get('/:taxonomy/terms', (context) => {
    const taxonomy = taxonomyOf(context.req.param('taxonomy'));
    const query = queryOf(context);
    const reading = service.state();
    const filters = readAllowedFilters(query, reading.project.api.filters('taxonomies', taxonomy.handle));
    const site = textParameter(query, 'site');
    const all = reading.project.taxonomies
      .terms(taxonomy.handle)
      .filter((term) => !site || term.site === site);
    const kept = filterItems(all, filters, reading.now, termValue);
    const sorted = sortItems(kept, readOrders(textParameter(query, 'sort')), rankingOf(kept, termValue));
    const path = `${reading.serverUrl}${new URL(context.req.url).pathname}`;
    const page = paginate(sorted, path, query, reading.project.api.pageSize);
    const data = page.items.map((term) => selectKeys(shapeTerm(term, reading), query, service));
    return context.json({ data, links: page.links, meta: page.meta });
  });

  routes.get('/:taxonomy/terms/:slug', (context) => {
    const taxonomy = taxonomyOf(context.req.param('taxonomy'));
    const query = queryOf(context);
    const term = termOf(taxonomy, context.req.param('slug'), textParameter(query, 'site'));
    return respond(context, selectKeys(shapeTerm(term, service.state()), query, service));
  });

  routes.get('/:taxonomy/terms/:slug/entries', (context) => {
    const taxonomy = taxonomyOf(context.req.param('taxonomy'));
    const query = queryOf(context);
    const term = termOf(taxonomy, context.req.param('slug'), textParameter(query, 'site'));
    const { taxonomies, collections, api } = service.state().project;
    const listing = [...collections.values()].filter(
      ({ handle, taxonomies: listed }) =>
        listed.includes(taxonomy.handle) && api.enabled('collections', handle),
    );
    // A filter must be allowed for every collection that the list may draw from.
    const [first = [], ...others] = listing.map(({ handle }) => api.filters('collections', handle));
    const filters = readAllowedFilters(
      query,
      first.filter((name) => others.every((names) => names.includes(name))),
    );
    const handles = new Set(listing.map(({ handle }) => handle));
    const carrying = taxonomies
      .entriesWith(taxonomy.handle, term.key)
      .filter(({ site, collection }) => site === term.site && handles.has(collection.handle));
    return listEntries(context, service, {
      name: `${taxonomy.handle}::${term.key}@${term.site}`,
      ranked: carrying,
      candidates: () => carrying,
      filters,
    });
  });
  return routes;
}
