import { Hono } from 'hono';
import type { JsonObject } from '../files/json-value.ts';
import { fieldsParameter, textParameter } from '../query/parameters.ts';
import { excludeKeys } from '../shape/exclude-keys.ts';
import { shapeGlobal } from '../shape/global.ts';
import type { ProjectState } from '../shape/project-state.ts';
import { pick } from '../shape/tree.ts';
import type { ApiContext } from './api-context.ts';
import { respond, orNotFound, assertFound, queryOf } from './responses.ts';

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
      shaped.map((set) => selectSetKeys(set, query, state)),
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
    return respond(context, selectSetKeys(shaped, query, state));
  });
  return routes;
}

/** Returns a set with the requested `fields` and without excluded keys, except `handle` and `api_url`, which are never excluded. */
function selectSetKeys(set: JsonObject, query: JsonObject, state: ProjectState): JsonObject {
  const { handle = null, api_url = null, ...values } = set;
  const visible = { ...excludeKeys(values, state), handle, api_url };
  const fields = fieldsParameter(query)?.filter(
    (key) => Object.hasOwn(visible, key) || !state.project.api.excludedKeys.has(key),
  );
  return fields ? pick(visible, fields) : visible;
}
