import { PRICE } from './merge-facets.ts';
import type { ListFilter, ListSort } from './model.ts';

type WireFilter = { readonly in?: string[]; readonly from?: string; readonly to?: string };

/** Filters of the shop that are not facets. With them, a URL could select another category or search the shop. */
const RESERVED_CODES = [
  'category_id',
  'category_uid',
  'category_url_path',
  'name',
  'description',
  'short_description',
  'sku',
  'url_key',
];

/** Returns whether a visitor may filter a list by the values of an attribute. Pages show categories as links. */
export function isFacetCode(code: string): boolean {
  return !RESERVED_CODES.includes(code);
}

/**
 * Returns the filter of a list of products in a category. Only the shop knows its attributes, so the shop refuses unknown codes.
 *
 * @param uid UID of the category
 */
export function toWireFilter(uid: string, filters: readonly ListFilter[]): Record<string, WireFilter> {
  return {
    ...Object.fromEntries(filters.map(({ code, values }) => [code, toCondition(code, values)])),
    category_uid: { in: [uid] },
  };
}

/** Returns the sort order of a list. */
export function toWireSort(sort: ListSort | undefined): Record<string, 'ASC' | 'DESC'> | undefined {
  return sort && { [sort.field]: sort.direction === 'asc' ? 'ASC' : 'DESC' };
}

function toCondition(code: string, values: readonly string[]): WireFilter {
  if (code !== PRICE) return { in: [...values] };
  const [from, to] = (values[0] ?? '').split('_');
  return { ...bound('from', from), ...bound('to', to) };
}

/** An open bound of a range is `*`. */
function bound(name: 'from' | 'to', value: string | undefined): WireFilter {
  return value === undefined || value === '' || value === '*' ? {} : { [name]: value };
}
