import type { FieldNode } from '../validation/build-nodes.ts';
import { childrenOf, findNode } from './find.ts';
import { revalidate } from './validation.ts';

/**
 * Removes hidden fields from a form and puts them back when they become visible. A hidden field is neither validated nor submitted,
 * and keeps its value.
 */
export function createVisibility(form: FieldNode) {
  /** Hidden nodes with their parents. Paths cannot be keys, because a path changes when a row moves or is removed. */
  const hidden = new Map<FieldNode, FieldNode>();
  /** The order of a parent's children when all are visible. */
  const order = new Map<FieldNode, readonly FieldNode[]>();

  const show = (node: FieldNode, parent: FieldNode) => {
    hidden.delete(node);
    // FormKit counts messages twice if a node gets the validation plugin while it joins the form.
    node.use(parent.plugins);
    parent.add(node);
    const siblings = order.get(parent) ?? [];
    const before = siblings.slice(0, siblings.indexOf(node));
    node.index = childrenOf(parent).filter((child) => before.includes(child)).length;
  };
  const hide = (node: FieldNode) => {
    const { parent } = node;
    if (!parent) return;
    if (!order.has(parent)) order.set(parent, childrenOf(parent));
    hidden.set(node, parent);
    parent.remove(node);
  };
  const isInForm = ({ root }: FieldNode) => root === form;
  const findHidden = (path: string) =>
    [...hidden].find(
      ([node, parent]) => isInForm(parent) && [...parent.address.slice(1), node.name].join('.') === path,
    )?.[0];

  return {
    find: (path: string) => findNode(form, path) ?? findHidden(path),
    setVisible: (path: string, isVisible: boolean) => {
      const visibleNode = findNode(form, path);
      const hiddenNode = findHidden(path);
      const parent = hiddenNode && hidden.get(hiddenNode);
      if (isVisible && hiddenNode && parent) show(hiddenNode, parent);
      else if (!isVisible && visibleNode) hide(visibleNode);
      else return;
      revalidate(form);
    },
    /** Runs a function while all fields are in the form. */
    withAllFields: (act: () => void) => {
      const before = [...hidden];
      for (const [node, parent] of before) show(node, parent);
      act();
      for (const [node] of before) if (isInForm(node)) hide(node);
    },
  };
}
