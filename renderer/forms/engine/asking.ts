import type { FieldNode } from '../validation/tree.ts';
import { childrenOf, findNode } from './find.ts';
import { judgeAnew } from './judgement.ts';

/**
 * Keeps apart the fields that are not asked now. They have no say in whether the form may be sent, are not sent themselves, and keep
 * their answers for when they are asked again.
 */
export function createAsking(form: FieldNode) {
  /** Each field that is left out, and what it belongs to. A path would not do: a row may move meanwhile, or go. */
  const leftOut = new Map<FieldNode, FieldNode>();
  /** Where each field stands among its neighbours when all are asked. */
  const order = new Map<FieldNode, readonly FieldNode[]>();

  const takeIn = (node: FieldNode, parent: FieldNode) => {
    leftOut.delete(node);
    // It may have been away since before rules judge; what they have against it would be counted as it is said and as it joins.
    node.use(parent.plugins);
    parent.add(node);
    const neighbours = order.get(parent) ?? [];
    const before = neighbours.slice(0, neighbours.indexOf(node));
    node.index = childrenOf(parent).filter((child) => before.includes(child)).length;
  };
  const leave = (node: FieldNode) => {
    const { parent } = node;
    if (!parent) return;
    if (!order.has(parent)) order.set(parent, childrenOf(parent));
    leftOut.set(node, parent);
    parent.remove(node);
  };
  const isInForm = ({ root }: FieldNode) => root === form;
  const findLeftOut = (path: string) =>
    [...leftOut].find(
      ([node, parent]) => isInForm(parent) && [...parent.address.slice(1), node.name].join('.') === path,
    )?.[0];

  return {
    find: (path: string) => findNode(form, path) ?? findLeftOut(path),
    ask: (path: string, asked: boolean) => {
      const node = findNode(form, path);
      const away = findLeftOut(path);
      const parent = away && leftOut.get(away);
      if (asked && away && parent) takeIn(away, parent);
      else if (!asked && node) leave(node);
      else return;
      judgeAnew(form);
    },
    /** Does something to all fields, asked or not. */
    withAll: (act: () => void) => {
      const away = [...leftOut];
      for (const [node, parent] of away) takeIn(node, parent);
      act();
      for (const [node] of away) if (isInForm(node)) leave(node);
    },
  };
}
