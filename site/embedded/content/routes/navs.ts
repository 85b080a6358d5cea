import { Hono } from 'hono';
import type { JsonObject } from '../files/json-value.ts';
import type { Nav } from '../project/model.ts';
import { fieldsParameter, maxDepthParameter, textParameter } from '../query/parameters.ts';
import { shapeTree } from '../shape/tree.ts';
import type { ApiContext } from './api-context.ts';
import { respond, orNotFound, assertFound, queryOf } from './responses.ts';

/** Routes for navigations and their trees (contract §5.5). */
export function navRoutes(apiContext: ApiContext): Hono {
  const routes = new Hono({ strict: false });
  const navOf = (handle: string): Nav => {
    const { project } = apiContext.state();
    const nav = orNotFound(project.navs.get(handle));
    assertFound(project.api.isEnabled('navs', handle));
    return nav;
  };
  const summary = ({ handle, title }: Nav): JsonObject => ({
    title,
    handle,
    api_url: `${apiContext.state().serverUrl}/api/navs/${handle}/tree`,
  });

  routes.get('/', (context) => {
    const { project } = apiContext.state();
    const navs = [...project.navs.values()].filter(({ handle }) => project.api.isEnabled('navs', handle));
    assertFound(project.navs.size === 0 || navs.length > 0);
    return respond(context, navs.map(summary));
  });
  routes.get('/:nav', (context) => respond(context, summary(navOf(context.req.param('nav')))));
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
      includes: () => true,
    };
    return respond(context, shapeTree(orNotFound(nav.tree(site)), request, state));
  });
  return routes;
}
