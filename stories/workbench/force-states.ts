/** What a gallery can show without a pointer or a keyboard, as `data-force` names it. */
export type Forced = 'hover' | 'focus-visible' | 'active';

/** What else has to hold for an element to be in that state, as a browser would have it. */
const MARKS: Readonly<Record<string, readonly string[]>> = {
  // Whoever points at an element points at what it stands in too.
  hover: ['[data-force~=hover]', ':has([data-force~=hover])'],
  active: ['[data-force~=active]', ':has([data-force~=active])'],
  'focus-visible': ['[data-force~=focus-visible]'],
  focus: ['[data-force~=focus-visible]'],
  'focus-within': ['[data-force~=focus-visible]', ':has([data-force~=focus-visible])'],
};
/** A state, outside of quoted texts, attributes and escaped names. */
const STATE =
  /"[^"]*"|'[^']*'|\[[^\]]*\]|\\.|(?<!:):(hover|active|focus-visible|focus-within|focus)(?![\w-])/g;

/**
 * A selector that matches what it matched, and elements marked with `data-force` as if they were in that state. A state and its mark
 * weigh the same, so the order of rules stays.
 */
export function forcedSelector(selector: string): string {
  return selector.replace(STATE, (found: string, state: string | undefined) => {
    const marks = state === undefined ? undefined : MARKS[state];
    return marks ? `:is(${[found, ...marks].join(', ')})` : found;
  });
}

/** Rules that have been rewritten; a rule says the same to every gallery, so nobody undoes it. */
const rewritten = new WeakSet<CSSRule>();

/** Rewrites all rules of a document, those in layers, queries and other rules too. Rules it has met before stay as they are. */
export function forceStates({ styleSheets }: Document): void {
  for (const sheet of styleSheets) for (const rule of sheet.cssRules) rewrite(rule);
}

/** The same, and again whenever a style sheet comes; gives what ends that. */
export function keepForcingStates(document: Document): () => void {
  const again = () => forceStates(document);
  const sheets = new MutationObserver(again);
  again();
  sheets.observe(document.head, { childList: true });
  // A sheet's own event, which does not bubble: it is there now.
  document.addEventListener('load', again, { capture: true });
  return () => {
    sheets.disconnect();
    document.removeEventListener('load', again, { capture: true });
  };
}

/** Marks all elements that a selector finds below a place, those too that come later; gives what ends that. */
export function keepMarked(place: Element, selector: string, forced: readonly Forced[]): () => void {
  const mark = () => {
    for (const element of place.querySelectorAll(selector))
      element.setAttribute('data-force', forced.join(' '));
  };
  const contents = new MutationObserver(mark);
  mark();
  contents.observe(place, { childList: true, subtree: true });
  return () => contents.disconnect();
}

function rewrite(rule: CSSRule): void {
  if (isStyleRule(rule) && !rewritten.has(rule)) {
    rewritten.add(rule);
    const forced = forcedSelector(rule.selectorText);
    if (forced !== rule.selectorText) rule.selectorText = forced;
  }
  if (hasRules(rule)) for (const inner of rule.cssRules) rewrite(inner);
}

// By what they have, not by their class: every window has classes of its own, and a story may stand in another one.
function isStyleRule(rule: CSSRule): rule is CSSStyleRule {
  return 'selectorText' in rule;
}

function hasRules(rule: CSSRule): rule is CSSRule & { readonly cssRules: CSSRuleList } {
  return 'cssRules' in rule;
}
