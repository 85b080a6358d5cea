import { Hono } from 'hono';
import type { Container } from '../project/model.ts';
import { assetValue } from '../query/entry-value.ts';
import { filterItems } from '../query/filters.ts';
import { paginate } from '../query/paginate.ts';
import { textParameter } from '../query/parameters.ts';
import { rankingOf, readOrders, sortItems } from '../query/sort.ts';
import { shapeAsset } from '../shape/asset.ts';
import { answer, found, foundIf, queryOf } from './answer.ts';
import { chosenKeys } from './chosen-keys.ts';
import { allowedFilters } from './entry-list.ts';
import type { Service } from './service.ts';

/** Assets of a container with their measurements (contract §5.6). */
export function assetRoutes(service: Service): Hono {
  const routes = new Hono({ strict: false });
  const containerOf = (handle: string): Container => {
    const { project } = service.reading();
    const container = found(project.assets.containers.get(handle));
    foundIf(project.api.enabled('assets', handle));
    return container;
  };

  routes.get('/:container', async (context) => {
    const { handle } = containerOf(context.req.param('container'));
    const reading = service.reading();
    const query = queryOf(context);
    const { api, assets } = reading.project;
    const filters = allowedFilters(query, api.filters('assets', handle));
    const kept = filterItems(assets.of(handle), filters, reading.now, assetValue);
    const sorted = sortItems(kept, readOrders(textParameter(query, 'sort')), rankingOf(kept, assetValue));
    const path = `${reading.serverUrl}${new URL(context.req.url).pathname}`;
    const page = paginate(sorted, path, query, api.pageSize);
    const shaped = await Promise.all(
      page.items.map((asset) => shapeAsset(asset, reading, service.directory)),
    );
    const data = shaped.map((asset) => chosenKeys(asset, query, service));
    return context.json({ data, links: page.links, meta: page.meta });
  });

  routes.get('/:container/:path{.+}', async (context) => {
    const { handle } = containerOf(context.req.param('container'));
    const reading = service.reading();
    const asset = found(reading.project.assets.find(handle, context.req.param('path')));
    const shaped = await shapeAsset(asset, reading, service.directory);
    return answer(context, chosenKeys(shaped, queryOf(context), service));
  });
  return routes;
}
