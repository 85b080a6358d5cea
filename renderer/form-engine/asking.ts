import type { FieldNode } from '../validation/tree.ts';
import { childrenOf, findNode } from './find.ts';
import { judgeAnew } from './judgement.ts';

type LeftOut = { readonly node: FieldNode; readonly parent: FieldNode };

/**
 * Keeps apart the fields that are not asked now. They have no say in whether the form may be sent, are not sent themselves, and keep
 * their answers for when they are asked again.
 */
export function createAsking(form: FieldNode) {
  const leftOut = new Map<string, LeftOut>();
  /** Where each field stands among its neighbours when all are asked. */
  const order = new Map<FieldNode, readonly FieldNode[]>();

  const takeIn = (path: string, { node, parent }: LeftOut) => {
    leftOut.delete(path);
    // It may have been away since before rules judge; what they have against it would be counted as it is said and as it joins.
    node.use(parent.plugins);
    parent.add(node);
    const neighbours = order.get(parent) ?? [];
    const before = neighbours.slice(0, neighbours.indexOf(node));
    node.index = childrenOf(parent).filter((child) => before.includes(child)).length;
  };
  const leave = (path: string, node: FieldNode) => {
    const { parent } = node;
    if (!parent) return;
    if (!order.has(parent)) order.set(parent, childrenOf(parent));
    leftOut.set(path, { node, parent });
    parent.remove(node);
  };

  return {
    find: (path: string) => leftOut.get(path)?.node ?? findNode(form, path),
    ask: (path: string, asked: boolean) => {
      const away = leftOut.get(path);
      const node = findNode(form, path);
      if (asked && away) takeIn(path, away);
      else if (!asked && node) leave(path, node);
      else return;
      judgeAnew(form);
    },
    /** Does something to all fields, asked or not. */
    withAll: (act: () => void) => {
      const away = [...leftOut];
      for (const [path, field] of away) takeIn(path, field);
      act();
      for (const [path, { node }] of away) leave(path, node);
    },
  };
}
