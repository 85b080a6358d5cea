import type { JsonValue } from '../files/json-value.ts';
import { createConditionTest } from './conditions.ts';
import type { ValueTest } from './conditions.ts';

/** One `filter[…]` of a request, split into its field and condition. */
export interface Filter {
  field: string;
  condition: string;
  value: string;
}

/** @param pairs as in the query: `title:contains` → field `title`, condition `contains`; `taxonomy:tags:all` keeps its first colon */
export function readFilters(pairs: [key: string, value: string][]): Filter[] {
  return pairs.map(([key, value]) => {
    const [, field = key, condition = ''] = /^(taxonomy:[^:]*|[^:]*)(?::(.*))?$/s.exec(key) ?? [];
    return { field, condition, value };
  });
}

/** The sentence of a refusal (contract §2), or null when every filter is allowed. */
export function forbiddenFiltersMessage(filters: Filter[], allowed: string[]): string | null {
  const forbidden = [
    ...new Set(filters.map(({ field }) => field).filter((field) => !allowed.includes(field))),
  ];
  if (forbidden.length === 0) return null;
  return `Forbidden ${forbidden.length === 1 ? 'filter' : 'filters'}: ${forbidden.join(', ')}`;
}

/** Tests for the fields of an item; a condition that does not exist is left out. */
export function fieldTests(filters: Filter[], now: number): { field: string; test: ValueTest }[] {
  return filters.flatMap(({ field, condition, value }) => {
    const test = createConditionTest(condition === '' ? 'is' : condition, value, now);
    return test ? [{ field, test }] : [];
  });
}

/** Keeps the items that pass every test. @param valueOf the stored value of an item's field */
export function filterItems<Item>(
  items: Item[],
  filters: Filter[],
  now: number,
  valueOf: (item: Item, field: string) => JsonValue,
): Item[] {
  const tests = fieldTests(filters, now);
  if (tests.length === 0) return items;
  return items.filter((item) => tests.every(({ field, test }) => test(valueOf(item, field))));
}
