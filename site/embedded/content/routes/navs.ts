import { Hono } from 'hono';
import type { Values } from '../files/value.ts';
import type { Nav } from '../project/model.ts';
import { fieldsParameter, textParameter } from '../query/parameters.ts';
import { shapeTree } from '../shape/tree.ts';
import { answer, found, foundIf, queryOf } from './answer.ts';
import { depthOf } from './entries.ts';
import type { Service } from './service.ts';

/** The navigations and their trees (contract §5.5). */
export function navRoutes(service: Service): Hono {
  const routes = new Hono({ strict: false });
  const navOf = (handle: string): Nav => {
    const { project } = service.reading();
    const nav = found(project.navs.get(handle));
    foundIf(project.api.enabled('navs', handle));
    return nav;
  };
  const summary = ({ handle, title }: Nav): Values => ({
    title,
    handle,
    api_url: `${service.reading().serverUrl}/api/navs/${handle}/tree`,
  });

  routes.get('/', (context) => {
    const { project } = service.reading();
    const navs = [...project.navs.values()].filter(({ handle }) => project.api.enabled('navs', handle));
    foundIf(project.navs.size === 0 || navs.length > 0);
    return answer(context, navs.map(summary));
  });
  routes.get('/:nav', (context) => answer(context, summary(navOf(context.req.param('nav')))));
  routes.get('/:nav/tree', (context) => {
    const nav = navOf(context.req.param('nav'));
    const reading = service.reading();
    const query = queryOf(context);
    const site = textParameter(query, 'site') ?? reading.project.sites.main.handle;
    foundIf(reading.project.sites.find(site) !== undefined);
    const request = {
      site,
      fields: fieldsParameter(query),
      maxDepth: depthOf(query),
      blueprint: nav.blueprint,
      shows: () => true,
    };
    return answer(context, shapeTree(found(nav.tree(site)), request, reading));
  });
  return routes;
}
