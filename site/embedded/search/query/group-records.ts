import type { RecordStore } from '../indexing/record-store.ts';
import type { ScalarValue } from '../indexing/record-values.ts';

/**
 * Groups ranked records by an attribute and returns the first `size` of each group. A record without the attribute is a separate group.
 */
export function groupRecords(
  ranked: readonly number[],
  attribute: string,
  size: number,
  store: RecordStore,
): number[][] {
  const column = store.column(attribute);
  const groups = new Map<ScalarValue | symbol, number[]>();
  for (const ordinal of ranked) {
    const key = column.first(ordinal) ?? Symbol('record without the attribute');
    const group = groups.get(key);
    if (!group) groups.set(key, [ordinal]);
    else if (group.length < size) group.push(ordinal);
  }
  return [...groups.values()];
}
