import type { SQLInputValue } from 'node:sqlite';
import type { ProductAttribute } from '../attributes/attributes.ts';
import { IN_STOCK } from '../attributes/shop-attributes.ts';
import type { CategoryTree } from '../categories/categories.ts';
import { inputError } from '../graphql/errors.ts';
import { type EqualFilter, idsOf, valuesOf } from '../graphql/filters.ts';
import type { StoreView } from '../stores/store-view.ts';
import { MATCHING_PRODUCTS, searchRowsOf } from './search-rows.ts';
import { createSearchExpression, type SearchColumn } from './search-words.ts';

type MatchFilter = { readonly match?: string | null; readonly match_type?: 'FULL' | 'PARTIAL' | null };
export type RangeFilter = { readonly from?: string | null; readonly to?: string | null };

/** The input `ProductAttributeFilterInput`. Keys beyond the named ones are codes of filterable attributes. */
export type ProductFilters = {
  readonly category_id?: EqualFilter | null;
  readonly category_uid?: EqualFilter | null;
  readonly category_url_path?: EqualFilter | null;
  readonly name?: MatchFilter | null;
  readonly description?: MatchFilter | null;
  readonly short_description?: MatchFilter | null;
  readonly price?: RangeFilter | null;
  readonly sku?: EqualFilter | null;
  readonly url_key?: EqualFilter | null;
  readonly [attributeCode: string]: EqualFilter | MatchFilter | RangeFilter | null | undefined;
};

/** A condition of the list query, with the values of its placeholders. */
type ListCondition = {
  readonly sql: string;
  readonly values: readonly SQLInputValue[];
  /** Whether the condition reads columns of `product_text`. */
  readonly needsText?: true;
};

/** `EXISTS` is faster here than `IN`, because a common option has more products than the list that the condition filters. */
const HAS_OPTION = `EXISTS (SELECT 1 FROM json_each(?) CROSS JOIN product_option AS chosen
  WHERE chosen.option_id = value AND chosen.product_id = listed.product_id)`;

type ConditionContext = {
  readonly view: StoreView;
  readonly attributes: readonly ProductAttribute[];
  readonly categories: CategoryTree;
};

/** Returns one condition for each filter. Lists of values are JSON, so that the text of the query does not depend on their number. */
export function createConditions(filters: ProductFilters, context: ConditionContext): ListCondition[] {
  const { view, attributes } = context;
  const categoryIds = categoryIdsOf(filters, context.categories);
  const conditions: ListCondition[] = categoryIds.map((ids) =>
    among('listed.product_id IN (SELECT product_id FROM category_product WHERE category_id IN (?))', ids),
  );
  for (const column of ['name', 'description', 'short_description'] as const) {
    const condition = matchCondition(filters[column], column, view);
    if (condition) conditions.push(condition);
  }
  conditions.push(...priceConditions(filters.price));
  const skus = valuesOf(filters.sku);
  // The SKU of a variant matches its configurable product, because variants are not listed. SKUs match in any letter case.
  if (skus)
    conditions.push(
      among(
        'listed.product_id IN (SELECT coalesce(parent_id, id) FROM product WHERE sku COLLATE NOCASE IN (?))',
        skus,
      ),
    );
  const urlKeys = valuesOf(filters.url_key);
  if (urlKeys) conditions.push({ ...among('text.url_key IN (?)', urlKeys), needsText: true });
  for (const { code, options } of attributes) {
    const values = valuesOf(attributeFilter(filters[code]))?.map(Number);
    if (!values) continue;
    const optionIds = options.map(({ id }) => id).filter((id) => values.includes(id));
    conditions.push(
      code === IN_STOCK
        ? among('listed.is_in_stock IN (?)', values)
        : { sql: HAS_OPTION, values: [JSON.stringify(optionIds)] },
    );
  }
  return conditions;
}

/** Returns a list of category ids for each category filter of the request: by id, by uid and by path. */
function categoryIdsOf(filters: ProductFilters, categories: CategoryTree): (readonly number[])[] {
  const paths = valuesOf(filters.category_url_path);
  return [
    valuesOf(filters.category_id)?.map(Number),
    idsOf(filters.category_uid),
    paths && categories.all.filter((category) => paths.includes(category.url_path ?? '')).map(({ id }) => id),
  ].filter((ids) => ids !== undefined);
}

function among(sql: string, values: readonly (string | number)[]): ListCondition {
  return { sql: sql.replace('(?)', '(SELECT value FROM json_each(?))'), values: [JSON.stringify(values)] };
}

function matchCondition(
  filter: MatchFilter | null | undefined,
  column: SearchColumn,
  view: StoreView,
): ListCondition | undefined {
  if (typeof filter?.match !== 'string') return undefined;
  const expression = createSearchExpression(filter.match, filter.match_type === 'PARTIAL', [column]);
  if (expression === undefined) return { sql: 'FALSE', values: [] };
  return {
    sql: `listed.product_id IN (${MATCHING_PRODUCTS})`,
    values: [expression, ...searchRowsOf(view)],
  };
}

function priceConditions(filter: RangeFilter | null | undefined): ListCondition[] {
  const bound = (text: string | null | undefined, operator: '<=' | '>='): ListCondition[] => {
    if (text === null || text === undefined || text === '') return [];
    const amount = Number(text);
    if (!Number.isFinite(amount)) throw inputError(`Invalid price filter: "${text}" is not a number.`);
    return [{ sql: `listed.price ${operator} ?`, values: [Math.round(amount * 100)] }];
  };
  return [...bound(filter?.from, '>='), ...bound(filter?.to, '<=')];
}

function attributeFilter(filter: ProductFilters[string]): EqualFilter | undefined {
  return filter && ('eq' in filter || 'in' in filter) ? filter : undefined;
}
