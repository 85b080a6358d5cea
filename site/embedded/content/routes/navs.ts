import { Hono } from 'hono';
import type { Nav, ProjectEntry } from '../project/model.ts';
import { statusOf } from '../project/status.ts';
import { fieldsParameter, maxDepthParameter, textParameter } from '../query/parameters.ts';
import { shapeTree } from '../shape/tree.ts';
import type { ApiContext } from './api-context.ts';
import { respond, orNotFound, assertFound, queryOf } from './responses.ts';

/** Route for the trees of navigations (contract §5.5). */
export function navRoutes(apiContext: ApiContext): Hono {
  const routes = new Hono({ strict: false });
  const navOf = (handle: string): Nav => {
    const { project } = apiContext.state();
    const nav = orNotFound(project.navs.get(handle));
    assertFound(project.api.isEnabled('navs', handle));
    return nav;
  };
  routes.get('/:nav/tree', (context) => {
    const nav = navOf(context.req.param('nav'));
    const state = apiContext.state();
    const query = queryOf(context);
    const site = textParameter(query, 'site') ?? state.project.sites.main.handle;
    assertFound(state.project.sites.find(site) !== undefined);
    const request = {
      site,
      fields: fieldsParameter(query),
      maxDepth: maxDepthParameter(query),
      blueprint: nav.blueprint,
      includes: (entry: ProjectEntry) => statusOf(entry, state.now) === 'published',
    };
    return respond(context, shapeTree(orNotFound(nav.tree(site)), request, state));
  });
  return routes;
}
