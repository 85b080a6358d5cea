import { isValues, type Values } from '../validation/description.ts';
import { type FieldNode, rowsOf } from '../validation/tree.ts';
import { childrenOf } from './find.ts';
import { setRows } from './rows.ts';

/** Puts answers into the fields they belong to, rows of lists among them; what no field is asked for is passed over. */
export function restore(node: FieldNode, values: Values) {
  for (const child of childrenOf(node)) {
    if (!Object.hasOwn(values, child.name)) continue;
    const value = values[child.name];
    if (child.type === 'input') void child.input(value, false);
    else if (rowsOf(child)) setRows(child, Array.isArray(value) ? value : []);
    else if (isValues(value)) restore(child, value);
  }
}
