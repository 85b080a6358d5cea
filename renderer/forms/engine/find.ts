import { isNode } from '@formkit/core';
import type { FieldNode } from '../validation/build-nodes.ts';

/** Returns a node's children. FormKit's `at` is not used, because it starts at a node's siblings. */
export function childrenOf({ children }: FieldNode): FieldNode[] {
  return children.filter(isNode);
}

/** Finds a node by its path, `guests.0.name`. */
export function findNode(form: FieldNode, path: string): FieldNode | undefined {
  let found: FieldNode | undefined = form;
  for (const name of path.split('.'))
    found = found && childrenOf(found).find((child) => String(child.name) === name);
  return found;
}

/** Returns a node and all its descendants in the order of the form. */
export function nodesOf(node: FieldNode): FieldNode[] {
  return [node, ...childrenOf(node).flatMap(nodesOf)];
}
