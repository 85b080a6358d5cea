import type { JsonValue } from '../files/json-value.ts';
import type { CompareValues } from './compare.ts';

/** One order of `sort=a,-b`. */
interface SortOrder {
  field: string;
  descending: boolean;
}

/** Parses the parameter `sort`: `a,-b` sorts by `a` ascending, then by `b` descending. */
export function readOrders(sort: string | undefined): SortOrder[] {
  const parts = (sort ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '-');
  return parts.map((part) => ({ field: part.replace(/^-/, ''), descending: part.startsWith('-') }));
}

/**
 * Sorts items by several orders. The sort is stable.
 *
 * @param ranking returns a function that returns an item's rank by one field
 */
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

/** Returns a function that ranks `items` by a field. The ranks are not cached, so it is for short lists. */
export function rankingOf<Item>(
  items: Item[],
  valueOf: (item: Item, field: string) => JsonValue,
  compareValues: CompareValues,
): (field: string) => (item: Item) => number {
  return (field) => {
    const ranks = rank(items, (item) => valueOf(item, field), compareValues);
    return (item) => ranks.get(item) ?? 0;
  };
}

/**
 * Ranks all items by one field. Equal values get the same rank. Comparing text with a collator is slow, so long lists are ranked once, and each
 * request sorts by rank.
 */
export function rank<Item>(
  items: Item[],
  valueOf: (item: Item) => JsonValue,
  compareValues: CompareValues,
): Map<Item, number> {
  const valued = items.map((item) => ({ item, value: valueOf(item) }));
  valued.sort((a, b) => compareValues(a.value, b.value));
  const ranks = new Map<Item, number>();
  let currentRank = 0;
  for (const [index, { item, value }] of valued.entries()) {
    const before = valued[index - 1];
    if (before && compareValues(before.value, value) !== 0) currentRank++;
    ranks.set(item, currentRank);
  }
  return ranks;
}
