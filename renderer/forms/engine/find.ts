import { isNode } from '@formkit/core';
import type { FieldNode } from '../validation/tree.ts';

/** A node's own children, by which a look-up goes: the library's `at` begins among a node's neighbours. */
export function childrenOf({ children }: FieldNode): FieldNode[] {
  return children.filter(isNode);
}

/** The node of a path as names make it, `guests.0.name`; `undefined` where there is none. */
export function findNode(form: FieldNode, path: string): FieldNode | undefined {
  let found: FieldNode | undefined = form;
  for (const name of path.split('.'))
    found = found && childrenOf(found).find((child) => String(child.name) === name);
  return found;
}

/** A node and all within it, in the order of the form. */
export function nodesOf(node: FieldNode): FieldNode[] {
  return [node, ...childrenOf(node).flatMap(nodesOf)];
}
