/** The result of a check of these elements depends on other elements: the previous heading, or the elements with the ids of an attribute. */
const DEPENDENT =
  'h1, h2, h3, h4, h5, h6, [role=heading], [for], [aria-labelledby], [aria-describedby], [aria-controls], [aria-owns]';

/** `id` is the same for equal elements. `size` is the number of the element and its descendants. */
type Identity = { readonly id: number; readonly size: number };

/**
 * Returns a function that finds the elements which a check can skip, because an earlier call had an equal element: equal attributes and
 * content, and ancestors with equal tags. It never returns an element that contains a heading or a reference to an id, nor the descendants
 * of a returned element.
 *
 * @param minSize number of elements below which skipping an element takes longer than checking it
 */
export function createRepeatedElementsFinder(minSize: number): (root: Element) => Element[] {
  const ids = new Map<string, number>();
  const known = new Set<number>();

  /** Adds the identities of the element and its descendants to `found`. */
  function identify(element: Element, ancestors: string, found: Map<Element, Identity>): Identity {
    const path = `${ancestors}>${element.tagName}`;
    const attributes = [...element.attributes].map(({ name, value }) => `${name}=${JSON.stringify(value)}`);
    let size = 1;
    const content = [...element.childNodes].map((child) => {
      if (!(child instanceof Element)) return JSON.stringify(child.nodeValue);
      const identity = identify(child, path, found);
      size += identity.size;
      return identity.id;
    });
    const key = `${path} ${attributes.join(' ')} ${content.join(' ')}`;
    const id = ids.get(key) ?? ids.size;
    ids.set(key, id);
    const identity = { id, size };
    found.set(element, identity);
    return identity;
  }

  return (root) => {
    const found = new Map<Element, Identity>();
    identify(root, '', found);
    const dependent = new Set<Element>();
    for (const element of root.querySelectorAll(DEPENDENT))
      for (let above: Element | null = element; above && !dependent.has(above); above = above.parentElement)
        dependent.add(above);

    const isRepeated = (element: Element) => {
      const identity = found.get(element);
      return identity && identity.size >= minSize && known.has(identity.id) && !dependent.has(element);
    };
    const findIn = (element: Element): Element[] =>
      [...element.children].flatMap((child) => (isRepeated(child) ? [child] : findIn(child)));
    const repeated = findIn(root);
    for (const { id } of found.values()) known.add(id);
    return repeated;
  };
}
