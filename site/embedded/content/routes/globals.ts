import { Hono } from 'hono';
import { textParameter } from '../query/parameters.ts';
import { shapeGlobal } from '../shape/global.ts';
import type { ApiContext } from './api-context.ts';
import { respond, orNotFound, assertFound, queryOf } from './responses.ts';
import { selectKeys } from './select-keys.ts';

/** Routes for the global sets of a site. The list omits sets that the site does not have (contract §2, §5.4). */
export function globalRoutes(apiContext: ApiContext): Hono {
  const routes = new Hono({ strict: false });
  routes.get('/', (context) => {
    const state = apiContext.state();
    const { project } = state;
    const sets = [...project.globals.values()].filter(({ handle }) =>
      project.api.isEnabled('globals', handle),
    );
    assertFound(project.api.isOpen('globals'));
    const query = queryOf(context);
    const site = orNotFound(project.sites.find(textParameter(query, 'site') ?? project.sites.main.handle));
    const shaped = sets.map((set) => shapeGlobal(set, site.handle, state)).filter((set) => set !== null);
    return respond(
      context,
      shaped.map((set) => selectKeys(set, query, apiContext)),
    );
  });
  routes.get('/:handle', (context) => {
    const state = apiContext.state();
    const { project } = state;
    const query = queryOf(context);
    const set = orNotFound(project.globals.get(context.req.param('handle')));
    assertFound(project.api.isEnabled('globals', set.handle));
    const site = textParameter(query, 'site') ?? project.sites.main.handle;
    const shaped = orNotFound(shapeGlobal(set, site, state));
    return respond(context, selectKeys(shaped, query, apiContext));
  });
  return routes;
}
