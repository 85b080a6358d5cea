const ACCENTS: Readonly<Record<string, string>> = {
  a: 'å',
  c: 'ç',
  e: 'é',
  g: 'ğ',
  i: 'î',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'û',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ö',
  S: 'Š',
  U: 'Û',
  Y: 'Ý',
  Z: 'Ž',
};
/** Share of the text length that is added, because translations can be 40 % longer. */
const EXTRA_LENGTH_RATIO = 0.4;
const TEXT_ATTRIBUTES = ['alt', 'aria-label', 'placeholder', 'title'];

/**
 * Returns a text with accents and points that is at least 40 % longer: `Opslaan` → `Öpšlååñ ···`. Texts without letters are returned
 * unchanged.
 */
export function pseudoLocalise(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  const accented = text.replace(/[a-z]/gi, (letter) => ACCENTS[letter] ?? letter);
  return `${accented.trimEnd()} ${'·'.repeat(Math.ceil(text.trim().length * EXTRA_LENGTH_RATIO))}`;
}

/**
 * Pseudo-localises all texts of a story, now and after changes, also in the portals of its modals and menus. Returns a function that ends
 * this and restores the texts.
 *
 * @param root the element that contains the story
 */
export function applyPseudoLocale(root: Element): () => void {
  const { body } = root.ownerDocument;
  const originals = new Map<Text | Attr, string>();
  const apply = (node: Text | Attr) => {
    const text = node.nodeValue ?? '';
    if (originals.has(node) && text === pseudoLocalise(originals.get(node) ?? '')) return;
    originals.set(node, text);
    node.nodeValue = pseudoLocalise(text);
  };
  const applyToElement = (part: Element) => {
    const texts = root.ownerDocument.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      if (currentNode instanceof (root.ownerDocument.defaultView ?? window).Text) apply(currentNode);
    }
    for (const element of part.querySelectorAll(TEXT_ATTRIBUTES.map((name) => `[${name}]`).join(','))) {
      for (const name of TEXT_ATTRIBUTES) {
        const attribute = element.getAttributeNode(name);
        if (attribute) apply(attribute);
      }
    }
  };
  // Portals are elements of the body, beside the element that contains the story and the workbench.
  const applyToAll = () =>
    [root, ...body.children]
      .filter((part) => part === root || !(part.contains(root) || part.matches('script, style')))
      .forEach(applyToElement);
  const observer = new MutationObserver(applyToAll);
  applyToAll();
  observer.observe(body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: TEXT_ATTRIBUTES,
  });
  return () => {
    observer.disconnect();
    for (const [node, text] of originals) node.nodeValue = text;
  };
}
