import { Hono } from 'hono';
import type { AssetContainer } from '../project/model.ts';
import { filterItems } from '../query/filters.ts';
import { assetValue } from '../query/item-values.ts';
import { paginate } from '../query/paginate.ts';
import { textParameter } from '../query/parameters.ts';
import { rankingOf, readOrders, sortItems } from '../query/sort.ts';
import { shapeAsset } from '../shape/asset.ts';
import type { ApiContext } from './api-context.ts';
import { readAllowedFilters } from './entry-list.ts';
import { respond, orNotFound, assertFound, queryOf } from './responses.ts';
import { selectKeys } from './select-keys.ts';

/** Routes for the assets of a container, with their dimensions (contract §5.6). */
export function assetRoutes(apiContext: ApiContext): Hono {
  const routes = new Hono({ strict: false });
  const containerOf = (handle: string): AssetContainer => {
    const { project } = apiContext.state();
    const container = orNotFound(project.assets.containers.get(handle));
    assertFound(project.api.isEnabled('assets', handle));
    return container;
  };

  routes.get('/:container', async (context) => {
    const { handle } = containerOf(context.req.param('container'));
    const state = apiContext.state();
    const query = queryOf(context);
    const { api, assets } = state.project;
    const filters = readAllowedFilters(query, api.allowedFilters('assets', handle));
    const filtered = filterItems(assets.of(handle), filters, state.now, assetValue);
    const ranking = rankingOf(filtered, assetValue, apiContext.compareValues());
    const sorted = sortItems(filtered, readOrders(textParameter(query, 'sort')), ranking);
    const path = `${state.serverUrl}${new URL(context.req.url).pathname}`;
    const page = paginate(sorted, path, query, api.pageSize);
    const shaped = await Promise.all(
      page.items.map((asset) => shapeAsset(asset, state, apiContext.directory)),
    );
    const data = shaped.map((asset) => selectKeys(asset, query, apiContext));
    return context.json({ data, links: page.links, meta: page.meta });
  });

  routes.get('/:container/:path{.+}', async (context) => {
    const { handle } = containerOf(context.req.param('container'));
    const state = apiContext.state();
    const asset = orNotFound(state.project.assets.find(handle, context.req.param('path')));
    const shaped = await shapeAsset(asset, state, apiContext.directory);
    return respond(context, selectKeys(shaped, queryOf(context), apiContext));
  });
  return routes;
}
