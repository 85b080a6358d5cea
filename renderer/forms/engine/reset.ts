import { reset } from '@formkit/core';
import type { FieldNode } from '../validation/tree.ts';
import { restoreRows } from './rows.ts';

/** Clears errors and restores initial values (specification §4), lists' rows among them. */
export function resetNode(node: FieldNode) {
  restoreRows(node);
  reset(node);
}
