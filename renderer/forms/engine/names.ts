import type { FieldNode } from '../validation/tree.ts';

/** Names for rows, and ids for controls made from them: a row that moves keeps its own, so that its focus and its labels stay. */
export function createNames(form: string) {
  const rows = new WeakMap<FieldNode, string>();
  let made = 0;
  const nameRow = (row: FieldNode) => {
    const known = rows.get(row);
    if (known !== undefined) return known;
    made += 1;
    const name = `row-${made}`;
    rows.set(row, name);
    return name;
  };
  const idOf = (node: FieldNode): string => {
    const { parent } = node;
    if (!parent) return form;
    return `${idOf(parent)}-${parent.type === 'list' ? nameRow(node) : node.name}`;
  };
  return { nameRow, idOf };
}
