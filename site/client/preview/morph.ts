/** Attributes that a visitor changes: an opened `details` stays open. */
const STATE_ATTRIBUTES: ReadonlySet<string> = new Set(['open']);

/**
 * Changes an element until its HTML equals that of another one. Equal nodes stay, so they keep focus, selection, scroll position and
 * loaded pictures. Values of controls stay too.
 *
 * @param next an element with the same name. Its nodes can be moved to `current`
 */
export function morph(current: Element, next: Element): void {
  copyAttributes(current, next);
  const before = [...current.childNodes];
  const after = [...next.childNodes];
  let end: ChildNode | null = null;
  while (before.length > 0 && after.length > 0 && isEqual(before[0], after[0])) {
    before.shift();
    after.shift();
  }
  while (before.length > 0 && after.length > 0 && isEqual(before.at(-1), after.at(-1))) {
    end = before.pop() ?? null;
    after.pop();
  }
  for (const [at, node] of after.entries()) {
    const shown = before[at];
    if (!shown) current.insertBefore(node, end);
    else if (shown instanceof Element && node instanceof Element && shown.nodeName === node.nodeName)
      morph(shown, node);
    else if (shown instanceof Text && node instanceof Text) changeText(shown, node.data);
    else shown.replaceWith(node);
  }
  for (const node of before.slice(after.length)) node.remove();
}

function isEqual(one: Node | undefined, other: Node | undefined): boolean {
  return one !== undefined && other !== undefined && one.isEqualNode(other);
}

function copyAttributes(current: Element, next: Element) {
  for (const name of current.getAttributeNames())
    if (!next.hasAttribute(name) && !STATE_ATTRIBUTES.has(name)) current.removeAttribute(name);
  for (const { name, value } of next.attributes)
    // An assignment of the same `src` loads a video again.
    if (current.getAttribute(name) !== value) current.setAttribute(name, value);
}

/** Replaces only the part that differs, so that a selection in the rest of the text stays. */
function changeText(node: Text, text: string) {
  const { data } = node;
  const shorter = Math.min(data.length, text.length);
  let start = 0;
  while (start < shorter && data[start] === text[start]) start += 1;
  let end = 0;
  while (end < shorter - start && data.at(-1 - end) === text.at(-1 - end)) end += 1;
  node.replaceData(start, data.length - end - start, text.slice(start, text.length - end));
}
