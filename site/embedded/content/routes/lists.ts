import { Hono } from 'hono';
import type { JsonObject } from '../files/json-value.ts';
import type { Resource } from '../project/api-settings.ts';
import type { ProjectState } from '../shape/project-state.ts';
import { shapeCollection, shapeHandle, shapeNav, shapeSite } from '../shape/summaries.ts';
import type { ApiContext } from './api-context.ts';
import { respond, orNotFound, assertFound } from './responses.ts';

/** The list of all items of one resource, such as all collections, and the function that shapes an item. */
interface SummaryList<Item> {
  path: string;
  resource: Resource;
  items(state: ProjectState): Iterable<Item>;
  shape(item: Item, state: ProjectState): JsonObject;
}

/** Routes for the lists that Statamic 6.31 added (contract §1.1). */
export function listRoutes(apiContext: ApiContext): Hono {
  const routes = new Hono({ strict: false });
  routes.get('/ping', (context) => context.json({ ping: 'pong' }));
  routes.get('/sites', (context) => {
    const { sites, api } = apiContext.state().project;
    // Unlike the other resources, a list or a map does not open it (contract §1.1).
    assertFound(api.areSitesOpen);
    return respond(context, sites.all.map(shapeSite));
  });

  const addList = <Item extends { handle: string }>(list: SummaryList<Item>): void => {
    const enabledItems = (): Item[] => {
      const state = apiContext.state();
      const { api } = state.project;
      assertFound(api.isOpen(list.resource));
      return [...list.items(state)].filter(({ handle }) => api.isEnabled(list.resource, handle));
    };
    routes.get(list.path, (context) =>
      respond(
        context,
        enabledItems().map((item) => list.shape(item, apiContext.state())),
      ),
    );
    routes.get(`${list.path}/:handle`, (context) => {
      const item = enabledItems().find(({ handle }) => handle === context.req.param('handle'));
      return respond(context, list.shape(orNotFound(item), apiContext.state()));
    });
  };
  addList({
    path: '/collections',
    resource: 'collections',
    items: ({ project }) => project.collections.values(),
    shape: shapeCollection,
  });
  addList({
    path: '/taxonomies',
    resource: 'taxonomies',
    items: ({ project }) => project.taxonomies.all(),
    shape: (taxonomy, state) => shapeHandle('taxonomies', taxonomy, state),
  });
  addList({
    path: '/navs',
    resource: 'navs',
    items: ({ project }) => project.navs.values(),
    shape: shapeNav,
  });
  addList({
    path: '/asset-containers',
    resource: 'assets',
    items: ({ project }) => project.assets.containers.values(),
    shape: (container, state) => shapeHandle('asset-containers', container, state),
  });
  return routes;
}
