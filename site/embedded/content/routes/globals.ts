import { Hono } from 'hono';
import { textParameter } from '../query/parameters.ts';
import { shapeGlobal } from '../shape/global.ts';
import { respond, orNotFound, assertFound, queryOf } from './responses.ts';
import { selectKeys } from './select-keys.ts';
import type { Service } from './service.ts';

/** The global sets of a site; in the list, sets that the site does not have are left out (contract §2, §5.4). */
export function globalRoutes(service: Service): Hono {
  const routes = new Hono({ strict: false });
  routes.get('/', (context) => {
    const reading = service.state();
    const { project } = reading;
    const sets = [...project.globals.values()].filter(({ handle }) => project.api.enabled('globals', handle));
    assertFound(project.globals.size === 0 || sets.length > 0);
    const query = queryOf(context);
    const site = orNotFound(project.sites.find(textParameter(query, 'site') ?? project.sites.main.handle));
    const shaped = sets.map((set) => shapeGlobal(set, site.handle, reading)).filter((set) => set !== null);
    return respond(
      context,
      shaped.map((set) => selectKeys(set, query, service)),
    );
  });
  routes.get('/:handle', (context) => {
    const reading = service.state();
    const { project } = reading;
    const query = queryOf(context);
    const set = orNotFound(project.globals.get(context.req.param('handle')));
    assertFound(project.api.enabled('globals', set.handle));
    const site = textParameter(query, 'site') ?? project.sites.main.handle;
    const shaped = orNotFound(shapeGlobal(set, site, reading));
    return respond(context, selectKeys(shaped, query, service));
  });
  return routes;
}
