import { type FieldNode, rowsOf } from '../validation/tree.ts';
import { childrenOf, nodesOf } from './find.ts';

/** Puts one more row into a list, at its end or at a place. */
export function addRow(list: FieldNode, values: unknown, at?: number) {
  const row = rowsOf(list)?.makeRow(values);
  if (!row) return;
  // Before it is in the list: what rules then have against it would be counted twice, as it is said and as it joins.
  row.use(list.plugins);
  list.add(row);
  if (at !== undefined) row.index = at;
}

export function removeRow(list: FieldNode, at: number) {
  const row = childrenOf(list)[at];
  if (row) list.remove(row);
}

export function moveRow(list: FieldNode, from: number, to: number) {
  const row = childrenOf(list)[from];
  if (row && from !== to) row.index = to;
}

/** Gives every list within a node the rows it had at first: the library's reset only empties those that are there. */
export function restoreRows(node: FieldNode) {
  for (const list of nodesOf(node)) {
    const rows = rowsOf(list);
    if (rows) setRows(list, rows.initial);
  }
}

export function setRows(list: FieldNode, rows: readonly unknown[]) {
  for (const row of childrenOf(list)) list.remove(row);
  for (const values of rows) addRow(list, values);
}
