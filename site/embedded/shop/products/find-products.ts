import * as v from 'valibot';
import type { ShopContext } from '../context/context.ts';
import { createConditions, type ProductFilters } from './list-conditions.ts';
import { createOrder, type ProductSort } from './list-sort.ts';
import { MATCHING_PRODUCTS, searchRowsOf } from './search-rows.ts';
import { ALL_COLUMNS, createSearchExpression } from './search-words.ts';

export type ListArguments = {
  readonly search?: string | null;
  readonly filter?: ProductFilters | null;
  readonly sort?: ProductSort | null;
};

/** The sorted ids of all products of a list: as JSON, which further queries use as a value, and as numbers. */
export type FoundProducts = { readonly json: string; readonly ids: readonly number[] };

const nothing: FoundProducts = { json: '[]', ids: [] };

/** Finds the products that match a search and all filters. Variants are never listed (contract A5). */
export function findProducts({ search, filter, sort }: ListArguments, context: ShopContext): FoundProducts {
  const { shop, view } = context;
  const filters = filter ?? {};
  const hasSearch = typeof search === 'string' && search.trim() !== '';
  const tiers = hasSearch ? createTiers(search) : undefined;
  if (hasSearch && tiers === undefined) return nothing;
  const attributes = context.attributes();
  const conditions = createConditions(filters, { view, attributes, categories: context.categories() });
  const order = createOrder(sort, filters, hasSearch, attributes);
  const where = conditions.map((condition) => `AND ${condition.sql}`).join(' ');
  // Rows of `product_text` are large, so they are read only if the list is sorted or filtered by their columns.
  const needsText = order.needsText || conditions.some((condition) => condition.needsText);
  const sql = `
    ${hasSearch ? SEARCH : ''}
    SELECT json_group_array(product.id ORDER BY ${order.sql}) AS ids
    FROM ${hasSearch ? 'found CROSS JOIN list_index AS listed ON listed.product_id = found.product_id' : 'list_index AS listed'}
    JOIN product ON product.id = listed.product_id
    ${needsText ? 'JOIN product_text AS text ON text.store = ? AND text.product_id = product.id' : ''}
    WHERE listed.website = ? ${where}`;
  const values = [
    ...(tiers ?? []).flatMap((tier) => [tier, ...searchRowsOf(view)]),
    ...(needsText ? [view.code] : []),
    view.website,
    ...conditions.flatMap((condition) => condition.values),
  ];
  const row = shop.database.first(v.object({ ids: v.string() }), sql, ...values);
  const json = row?.ids ?? '[]';
  return { json, ids: v.parse(v.array(v.number()), JSON.parse(json)) };
}

/** The columns that each tier of a search matches. A match in an earlier tier is better. */
const TIERS = [['name', 'sku'], ['terms'], ALL_COLUMNS] as const;

/** SQL of the matches of a search with their best tier. SQLite's ranking counts the matches of all store views, which takes about a second. */
const SEARCH = `WITH found AS MATERIALIZED (
  SELECT product_id, min(tier) AS tier FROM (${TIERS.map(
    (_, tier) => `SELECT product_id, ${tier} AS tier FROM (${MATCHING_PRODUCTS})`,
  ).join(' UNION ALL ')}) GROUP BY product_id)`;

/** Returns the search expression of each tier; `undefined` for a text without words. */
function createTiers(search: string): string[] | undefined {
  const expressions = TIERS.flatMap((columns) => createSearchExpression(search, true, columns) ?? []);
  return expressions.length === 0 ? undefined : expressions;
}
