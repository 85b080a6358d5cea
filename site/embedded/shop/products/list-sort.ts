import type { ProductAttribute } from '../attributes/attributes.ts';
import { idsOf, valuesOf } from '../graphql/filters.ts';
import type { ProductFilters } from './list-conditions.ts';

type SortDirection = 'ASC' | 'DESC';

/** The input `ProductAttributeSortInput`. Keys beyond the named ones are codes of sortable attributes. */
export type ProductSort = { readonly [field: string]: SortDirection | null | undefined };

/** An expression of the list query, and its direction. */
type SortTerm = {
  readonly sql: string;
  readonly direction: SortDirection;
  /** Whether the expression reads columns of `product_text`. */
  readonly needsText?: true;
};

/**
 * Returns the ORDER BY terms of a list (contract A5), and whether they read columns of `product_text`. Products are sorted as requested, else
 * by relevance for a search, by position for one category, else by id. The id breaks ties in the direction of the last term. After position
 * or relevance, and without any term, the highest id comes first.
 */
export function createOrder(
  sort: ProductSort | null | undefined,
  filters: ProductFilters,
  hasSearch: boolean,
  attributes: readonly ProductAttribute[],
): { readonly sql: string; readonly needsText: boolean } {
  const terms = Object.entries(sort ?? defaultSort(filters, hasSearch)).flatMap(([field, direction]) =>
    direction ? sortTerms(field, direction, filters, hasSearch, attributes) : [],
  );
  const last = terms.at(-1);
  const idDirection = last && last.sql !== POSITION && last.sql !== RELEVANCE ? last.direction : 'DESC';
  return {
    sql: [...terms, { sql: 'product.id', direction: idDirection }]
      .map(({ sql, direction }) => `${sql} ${direction}`)
      .join(', '),
    needsText: terms.some(({ needsText }) => needsText),
  };
}

const POSITION = 'product.position';
/** A better match has a lower number. Equally good matches are sorted by popularity. */
const RELEVANCE = '(found.tier * 1000 + product.position)';

function defaultSort(filters: ProductFilters, hasSearch: boolean): ProductSort {
  if (hasSearch) return { relevance: 'DESC' };
  return hasCategory(filters) ? { position: 'ASC' } : {};
}

function sortTerms(
  field: string,
  direction: SortDirection,
  filters: ProductFilters,
  hasSearch: boolean,
  attributes: readonly ProductAttribute[],
): SortTerm[] {
  if (field === 'name') return [{ sql: 'text.name_rank', direction, needsText: true }];
  if (field === 'price') return [{ sql: 'listed.price', direction }];
  if (field === 'position') return hasCategory(filters) ? [{ sql: POSITION, direction }] : [];
  if (field === 'relevance')
    return hasSearch ? [{ sql: RELEVANCE, direction: direction === 'DESC' ? 'ASC' : 'DESC' }] : [];
  const attribute = attributes.find(({ code, isSortable }) => isSortable && code === field);
  if (!attribute) return [];
  const value = `(SELECT value FROM product_number WHERE product_id = product.id AND attribute_id = ${attribute.id})`;
  return [
    { sql: `${value} IS NULL`, direction: 'ASC' },
    { sql: value, direction },
  ];
}

/** Returns whether the filters select exactly one category. In Magento, only products of a category have a position. */
function hasCategory(filters: ProductFilters): boolean {
  const ids =
    idsOf(filters.category_uid) ?? valuesOf(filters.category_id) ?? valuesOf(filters.category_url_path);
  return ids?.length === 1;
}
