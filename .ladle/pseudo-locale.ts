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
/** How much longer a translation may be than what designers see. */
const LONGER = 0.4;
const SPOKEN = ['alt', 'aria-label', 'placeholder', 'title'];

/** A text as a language would have it that is two fifths longer and full of accents: `Ôpslåån ᐧᐧᐧ`. Numbers stay. */
export function pseudo(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  const accented = text.replace(/[a-z]/gi, (letter) => ACCENTS[letter] ?? letter);
  return `${accented.trimEnd()} ${'·'.repeat(Math.ceil(text.trim().length * LONGER))}`;
}

/** Speaks the pseudo-locale in all that an element shows, now and when it changes; gives what ends that, and shows it as it was. */
export function speakPseudo(root: Element): () => void {
  const before = new Map<Text | Attr, string>();
  const speak = (node: Text | Attr) => {
    const text = node.nodeValue ?? '';
    if (before.has(node) && text === pseudo(before.get(node) ?? '')) return;
    before.set(node, text);
    node.nodeValue = pseudo(text);
  };
  const speakAll = () => {
    const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      if (currentNode instanceof (root.ownerDocument.defaultView ?? window).Text) speak(currentNode);
    }
    for (const element of root.querySelectorAll(SPOKEN.map((name) => `[${name}]`).join(','))) {
      for (const name of SPOKEN) {
        const attribute = element.getAttributeNode(name);
        if (attribute) speak(attribute);
      }
    }
  };
  const observer = new MutationObserver(speakAll);
  speakAll();
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  return () => {
    observer.disconnect();
    for (const [node, text] of before) node.nodeValue = text;
  };
}
