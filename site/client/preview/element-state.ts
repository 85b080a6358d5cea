import type { InputControl } from '../copy-input.ts';

/** The path from an element to a node in it: at each level, the index of the node among the children of its parent. */
type NodePath = readonly number[];

/** Identifies an element, by its key if it has one. The path is a fallback, because hydration can change the elements around it. */
type ElementReference = { readonly key: string | undefined; readonly path: NodePath };

/** The state that the visitor has caused in a section, read before another element replaces it. */
type ElementState = {
  /** The controls of the element, which keep the visitor's input. */
  readonly controls: readonly { readonly reference: ElementReference; readonly control: InputControl }[];
  readonly focus: ElementReference | undefined;
  /** The selected characters of the focused control. */
  readonly selectedText: readonly [number, number] | undefined;
  readonly selection: readonly { readonly path: NodePath; readonly offset: number }[];
  readonly scrolled: readonly { readonly path: NodePath; readonly left: number; readonly top: number }[];
  readonly opened: readonly NodePath[];
};

/** Reads focus, selection, input, scroll positions and opened details of an element. */
export function readState(element: HTMLElement): ElementState {
  const { activeElement } = document;
  const selection = document.getSelection();
  const focused = activeElement && element.contains(activeElement) ? activeElement : undefined;
  const inner = [...element.querySelectorAll('*')];
  return {
    controls: inner.flatMap((each) =>
      isControl(each) ? [{ reference: referenceOf(each, element), control: each }] : [],
    ),
    focus: focused && referenceOf(focused, element),
    selectedText: focused && selectedTextOf(focused),
    selection:
      selection && !selection.isCollapsed
        ? [
            { node: selection.anchorNode, offset: selection.anchorOffset },
            { node: selection.focusNode, offset: selection.focusOffset },
          ].flatMap(({ node, offset }) =>
            node && element.contains(node) ? [{ path: pathOf(node, element), offset }] : [],
          )
        : [],
    scrolled: inner.flatMap((each) => {
      const { scrollLeft: left, scrollTop: top } = each;
      return left === 0 && top === 0 ? [] : [{ path: pathOf(each, element), left, top }];
    }),
    opened: inner.flatMap((each) =>
      each instanceof HTMLDetailsElement && each.open ? [pathOf(each, element)] : [],
    ),
  };
}

/** Restores the state in the new element of a section. State of nodes that no longer exist is ignored. */
export function restoreState(element: HTMLElement, state: ElementState): void {
  for (const { reference, control } of state.controls) {
    const next = find(reference, element);
    if (isControl(next) && next.name === control.name && next.type === control.type) copyValue(control, next);
  }
  for (const path of state.opened) {
    const details = follow(path, element);
    if (details instanceof HTMLDetailsElement) details.open = true;
  }
  for (const { path, left, top } of state.scrolled) {
    const scroller = follow(path, element);
    if (scroller instanceof Element) scroller.scrollTo({ left, top, behavior: 'instant' });
  }
  const focused = state.focus && find(state.focus, element);
  if (focused instanceof HTMLElement) {
    focused.focus({ preventScroll: true });
    if (state.selectedText && isTextControl(focused)) focused.setSelectionRange(...state.selectedText);
  }
  const [anchor, focus] = state.selection.map(({ path, offset }) => {
    const node = follow(path, element);
    return node && { node, offset: Math.min(offset, lengthOf(node)) };
  });
  if (anchor && focus)
    document.getSelection()?.setBaseAndExtent(anchor.node, anchor.offset, focus.node, focus.offset);
}

/** Copies the visitor's input. Hidden controls keep the server's values. */
function copyValue(control: InputControl, next: InputControl) {
  if (next.type === 'hidden') return;
  if (!(control instanceof HTMLInputElement) || !(next instanceof HTMLInputElement))
    next.value = control.value;
  else if (next.type === 'checkbox' || next.type === 'radio') next.checked = control.checked;
  else if (next.type === 'file') next.files = control.files;
  else next.value = control.value;
}

function isControl(node: Node | null | undefined): node is InputControl {
  return (
    node instanceof HTMLInputElement ||
    node instanceof HTMLTextAreaElement ||
    node instanceof HTMLSelectElement
  );
}

function selectedTextOf(focused: Element): readonly [number, number] | undefined {
  if (!isTextControl(focused)) return undefined;
  // Controls of other types, such as `email`, have no selection.
  const { selectionStart, selectionEnd } = focused;
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];
}

function isTextControl(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function referenceOf(element: Element, root: Element): ElementReference {
  return { key: keyOf(element), path: pathOf(element, root) };
}

function find({ key, path }: ElementReference, root: Element): Node | undefined {
  const named =
    key === undefined ? [] : [...root.querySelectorAll('*')].filter((each) => keyOf(each) === key);
  return named[0] ?? follow(path, root);
}

/** Returns the name of a control, with the value that distinguishes the options of a choice, or else the id of the element. */
function keyOf(element: Element): string | undefined {
  if (!isControl(element) || element.name === '') return element.id === '' ? undefined : `#${element.id}`;
  const isChoice = element.type === 'checkbox' || element.type === 'radio';
  return isChoice ? `${element.name}=${element.value}` : element.name;
}

function pathOf(node: Node, root: Node): number[] {
  const parent = node.parentNode;
  if (node === root || !parent) return [];
  return [...pathOf(parent, root), [...parent.childNodes].findIndex((each) => each === node)];
}

function follow(path: NodePath, root: Node): Node | undefined {
  return path.reduce<Node | undefined>((node, at) => node?.childNodes[at], root);
}

function lengthOf(node: Node): number {
  return node instanceof Text ? node.length : node.childNodes.length;
}
