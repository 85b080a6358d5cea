import * as v from 'valibot';
import type { ShopContext } from '../graphql/context.ts';
import { createConditions, type ProductFilters } from './list-conditions.ts';
import { createOrder, type ProductSort } from './list-sort.ts';
import { createSearchExpression } from './search-words.ts';

export type ListArguments = {
  readonly search?: string | null;
  readonly filter?: ProductFilters | null;
  readonly sort?: ProductSort | null;
};

/** All products of a list in order: as JSON for further queries, and as ids. */
export type FoundProducts = { readonly json: string; readonly ids: readonly number[] };

const nothing: FoundProducts = { json: '[]', ids: [] };

/** Finds the products that match a search and all filters. Variants are never listed (contract A5). */
export function findProducts({ search, filter, sort }: ListArguments, context: ShopContext): FoundProducts {
  const { shop, view } = context;
  const filters = filter ?? {};
  const hasSearch = typeof search === 'string' && search.trim() !== '';
  const expression = hasSearch ? createSearchExpression(search, view, true) : undefined;
  if (hasSearch && expression === undefined) return nothing;
  const attributes = context.attributes();
  const conditions = createConditions(filters, { view, attributes, categories: context.categories() });
  const order = createOrder(sort, filters, hasSearch, attributes);
  const sql = `
    ${hasSearch ? SEARCH : ''}
    SELECT json_group_array(product.id ORDER BY ${order}) AS ids
    FROM list_index AS listed
    CROSS JOIN product ON product.id = listed.product_id
    JOIN product_text AS text ON text.store = ? AND text.product_id = product.id
    ${hasSearch ? 'JOIN found ON found.product_id = product.id' : ''}
    WHERE listed.website = ? ${conditions.map((condition) => `AND ${condition.sql}`).join(' ')}`;
  const values = [
    ...(expression === undefined ? [] : [expression]),
    view.code,
    view.website,
    ...conditions.flatMap((condition) => condition.values),
  ];
  const row = shop.database.first(v.object({ ids: v.string() }), sql, ...values);
  const json = row?.ids ?? '[]';
  return { json, ids: v.parse(v.array(v.number()), JSON.parse(json)) };
}

/** The matches of a search with their score. The weights are those of store, name, SKU, search terms, short and long description. */
const SEARCH = `WITH found AS MATERIALIZED (
  SELECT product_id, bm25(product_search, 0, 10, 8, 5, 3, 1) AS score FROM product_search
  WHERE product_search MATCH ?)`;
