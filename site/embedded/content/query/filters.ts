import type { JsonValue } from '../files/json-value.ts';
import { createConditionTest } from './conditions.ts';
import { createStepBudget } from './php-pattern.ts';
import type { ValueTest } from './value-tests.ts';

/** One `filter[…]` of a request, split into field and condition. */
export interface Filter {
  field: string;
  condition: string;
  value: string;
}

/**
 * Splits filter keys into field and condition: `title:contains` is the field `title` and the condition `contains`. `taxonomy:tags:all` is
 * the field `taxonomy:tags` and the condition `all`.
 */
export function readFilters(pairs: [key: string, value: string][]): Filter[] {
  return pairs.map(([key, value]) => {
    const [, field = key, condition = ''] = /^(taxonomy:[^:]*|[^:]*)(?::(.*))?$/s.exec(key) ?? [];
    return { field, condition, value };
  });
}

/** Returns the error message for filters that are not allowed (contract §2); null if all are allowed. */
export function forbiddenFiltersMessage(filters: Filter[], allowed: string[]): string | null {
  const forbidden = [
    ...new Set(filters.map(({ field }) => field).filter((field) => !allowed.includes(field))),
  ];
  if (forbidden.length === 0) return null;
  return `Forbidden ${forbidden.length === 1 ? 'filter' : 'filters'}: ${forbidden.join(', ')}`;
}

/** Creates the tests for the fields of an item. Unknown conditions are ignored. */
function fieldTests(filters: Filter[], now: number): { field: string; test: ValueTest }[] {
  const budget = createStepBudget();
  return filters.flatMap(({ field, condition, value }) => {
    const test = createConditionTest(condition === '' ? 'is' : condition, value, now, budget);
    return test ? [{ field, test }] : [];
  });
}

/**
 * Returns the items that pass every filter.
 *
 * @param valueOf returns the stored value of an item's field
 */
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
