import { badRequest } from '../request-error.ts';
import { compareTo, type FilterTree, isComparison, rangeOf, tagCondition, TAGS } from './filter-tree.ts';

/** A list of filters, all of which must match. An inner list matches if any of its filters matches. A text is a list with one filter. */
type FilterList = string | readonly (string | readonly string[])[];

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** Parses facet filters such as `brand:Oda`. Returns `undefined` for an empty list. Throws a `RequestError` 400 for invalid text. */
export function parseFacetFilters(list: FilterList): FilterTree | undefined {
  return combine(list, parseFacetFilter);
}

/** Parses numeric filters such as `price>=10` or `price:1 TO 5`. Returns and throws like `parseFacetFilters`. */
export function parseNumericFilters(list: FilterList): FilterTree | undefined {
  return combine(list, parseNumericFilter);
}

/** Parses tag filters such as `sale`, or `-sale` for records without the tag. Returns `undefined` for an empty list. */
export function parseTagFilters(list: FilterList): FilterTree | undefined {
  return combine(list, (tag) => negatable(tag, tagCondition));
}

/** Parses optional filters. An inner list is one filter, which matches if any of its conditions matches. */
export function parseOptionalFilters(list: FilterList): FilterTree[] {
  const entries = typeof list === 'string' ? (list === '' ? [] : [list]) : list;
  return entries.map((entry): FilterTree =>
    typeof entry === 'string'
      ? parseFacetFilter(entry)
      : { kind: 'any', filters: entry.map(parseFacetFilter) },
  );
}

/** Parses `brand:Oda`, its negation `brand:-Oda`, and `brand:\-Oda` for a value that begins with a dash. */
function parseFacetFilter(text: string): FilterTree {
  const colon = text.indexOf(':');
  if (colon <= 0) throw badRequest(`facetFilters: expected attribute:value, got ${text.slice(0, 100)}`);
  const attribute = text.slice(0, colon).trim();
  return negatable(text.slice(colon + 1).trim(), (value) =>
    attribute === TAGS ? tagCondition(value) : { kind: 'facet', attribute, value },
  );
}

function negatable(value: string, condition: (value: string) => FilterTree): FilterTree {
  if (value.startsWith('-')) return { kind: 'not', filter: condition(value.slice(1)) };
  return condition(value.startsWith('\\-') ? value.slice(1) : value);
}

function parseNumericFilter(text: string): FilterTree {
  const [start = -1, comparison = ''] = findComparison(text);
  const attribute = text.slice(0, Math.max(start, 0)).trim();
  const operand = text.slice(start + comparison.length);
  const [from = NaN, to, ...rest] = (comparison === ':' ? operand.split(' TO ') : [operand]).map(readNumber);
  if (attribute === '' || Number.isNaN(from) || Number.isNaN(to) || rest.length > 0)
    throw badRequest(`numericFilters: expected a condition such as price>=10, got ${text.slice(0, 100)}`);
  if (to !== undefined) return rangeOf(attribute, from, to);
  return compareTo(attribute, isComparison(comparison) ? comparison : '=', from);
}

/** Returns the position and the text of the first comparison operator or colon. */
function findComparison(text: string): [number, string] | [] {
  const start = text.search(/[<>=!:]/);
  if (start < 0) return [];
  const pair = text.slice(start, start + 2);
  return [start, isComparison(pair) ? pair : text.charAt(start)];
}

function readNumber(text: string): number {
  const trimmed = text.trim();
  return NUMBER.test(trimmed) ? Number(trimmed) : NaN;
}

function combine(list: FilterList, parse: (text: string) => FilterTree): FilterTree | undefined {
  const entries = typeof list === 'string' ? [list] : list;
  const filters = entries.flatMap((entry): FilterTree[] => {
    if (typeof entry === 'string') return entry.trim() === '' ? [] : [parse(entry)];
    return entry.length === 0 ? [] : [{ kind: 'any', filters: entry.map(parse) }];
  });
  return filters.length === 0 ? undefined : { kind: 'all', filters };
}
