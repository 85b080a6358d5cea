import type { JsonValue } from '../files/json-value.ts';
import { compareValues } from './compare.ts';

/** One part of `sort=a,-b`. */
export interface SortOrder {
  field: string;
  descending: boolean;
}

export function readOrders(sort: string | undefined): SortOrder[] {
  const parts = (sort ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '-');
  return parts.map((part) => ({ field: part.replace(/^-/, ''), descending: part.startsWith('-') }));
}

/** Sorted by each order in turn; equal items keep their places. @param ranking an item's place by one field */
export function sortItems<Item>(
  items: Item[],
  orders: SortOrder[],
  ranking: (field: string) => (item: Item) => number,
): Item[] {
  if (orders.length === 0) return items;
  const ranked = orders.map(({ field, descending }) => ({
    rankOf: ranking(field),
    sign: descending ? -1 : 1,
  }));
  return items.toSorted((a, b) => {
    for (const { rankOf, sign } of ranked) {
      const difference = rankOf(a) - rankOf(b);
      if (difference !== 0) return difference * sign;
    }
    return 0;
  });
}

/** A ranking of a short list, made for one request. */
export function rankingOf<Item>(
  items: Item[],
  valueOf: (item: Item, field: string) => JsonValue,
): (field: string) => (item: Item) => number {
  return (field) => {
    const ranks = rank(items, (item) => valueOf(item, field));
    return (item) => ranks.get(item) ?? 0;
  };
}

/**
 * Places of all items by one field, equal values in one place. Comparing text by language is slow, so lists of thousands of items
 * are ranked once and then sorted by number.
 */
export function rank<Item>(items: Item[], valueOf: (item: Item) => JsonValue): Map<Item, number> {
  const valued = items.map((item) => ({ item, value: valueOf(item) }));
  valued.sort((a, b) => compareValues(a.value, b.value));
  const ranks = new Map<Item, number>();
  let place = 0;
  for (const [index, { item, value }] of valued.entries()) {
    const before = valued[index - 1];
    if (before && compareValues(before.value, value) !== 0) place++;
    ranks.set(item, place);
  }
  return ranks;
}
