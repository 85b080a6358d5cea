import { reset } from '@formkit/core';
import { type FieldNode, isValues, rowsOf, type NodeValues } from '../validation/build-nodes.ts';
import { childrenOf, nodesOf } from './find.ts';

/** Adds a row to a list, at its end or at an index. */
export function addRow(list: FieldNode, values: unknown, at?: number) {
  const row = rowsOf(list)?.createRow(values);
  if (!row) return;
  // FormKit counts messages twice if a node gets the validation plugin while it joins the form.
  row.use(list.plugins);
  list.add(row);
  if (at !== undefined) row.index = at;
}

/** Removes the row at an index. Does nothing for an index without a row. */
export function removeRow(list: FieldNode, at: number) {
  const row = childrenOf(list)[at];
  if (row) list.remove(row);
}

/** Moves a row to another index. Does nothing for an index without a row. */
export function moveRow(list: FieldNode, from: number, to: number) {
  const row = childrenOf(list)[from];
  if (row && from !== to) row.index = to;
}

/** Sets the values of fields, including the rows of lists. Values without a field are ignored. */
export function restoreValues(node: FieldNode, values: NodeValues) {
  for (const child of childrenOf(node)) {
    if (!Object.hasOwn(values, child.name)) continue;
    const value = values[child.name];
    if (child.type === 'input') void child.input(value, false);
    else if (rowsOf(child)) setRows(child, Array.isArray(value) ? value : []);
    else if (isValues(value)) restoreValues(child, value);
  }
}

/** Removes errors and restores initial values (specification §4). FormKit's own reset keeps the number of rows. */
export function resetNode(node: FieldNode) {
  for (const list of nodesOf(node)) {
    const rows = rowsOf(list);
    if (rows) setRows(list, rows.initial);
  }
  reset(node);
}

function setRows(list: FieldNode, rows: readonly unknown[]) {
  for (const row of childrenOf(list)) list.remove(row);
  for (const values of rows) addRow(list, values);
}
