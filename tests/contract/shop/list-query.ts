import * as v from 'valibot';
import { ask, type QueryOptions } from './shop-system.ts';

const option = v.object({ label: v.string(), value: v.string(), count: v.number() });
const aggregation = v.object({
  attribute_code: v.string(),
  label: v.string(),
  count: v.number(),
  position: v.nullable(v.number()),
  options: v.array(option),
});
const list = v.object({
  products: v.object({
    total_count: v.number(),
    page_info: v.object({ current_page: v.number(), page_size: v.number(), total_pages: v.number() }),
    items: v.array(v.object({ sku: v.string(), __typename: v.string() })),
    aggregations: v.array(aggregation),
  }),
});

/** Lists products by the arguments of `products`, written in GraphQL. */
export async function listProducts(listArguments: string, options?: QueryOptions) {
  const { products } = await ask(
    list,
    `{ products(${listArguments}) { total_count page_info { current_page page_size total_pages }
      items { sku __typename } aggregations { attribute_code label count position options { label value count } } } }`,
    options,
  );
  return { ...products, skus: products.items.map(({ sku }) => sku) };
}
