/** Interaction states that a gallery shows without user input. They are the values of `data-force`. */
export type ForcedState = 'hover' | 'focus-visible' | 'active';

/** For each pseudo-class, the selectors that match elements in the forced state. */
const FORCED_SELECTORS: Readonly<Record<string, readonly string[]>> = {
  // Ancestors of a hovered element are hovered too.
  hover: ['[data-force~=hover]', ':has([data-force~=hover])'],
  active: ['[data-force~=active]', ':has([data-force~=active])'],
  'focus-visible': ['[data-force~=focus-visible]'],
  focus: ['[data-force~=focus-visible]'],
  'focus-within': ['[data-force~=focus-visible]', ':has([data-force~=focus-visible])'],
};
/** Matches a pseudo-class. The other alternatives skip strings, attribute selectors and escapes. */
const STATE_PATTERN =
  /"[^"]*"|'[^']*'|\[[^\]]*\]|\\.|(?<!:):(hover|active|focus-visible|focus-within|focus)(?![\w-])/g;

/**
 * Returns a selector that also matches elements marked with `data-force`. Pseudo-classes and attribute selectors have the same
 * specificity, so the cascade does not change.
 */
export function createForcedSelector(selector: string): string {
  return selector.replace(STATE_PATTERN, (found: string, state: string | undefined) => {
    const marks = state === undefined ? undefined : FORCED_SELECTORS[state];
    return marks ? `:is(${[found, ...marks].join(', ')})` : found;
  });
}

/** Rules that were already rewritten. They are never restored, because the new rules are right for every gallery. */
const rewritten = new WeakSet<CSSRule>();

/** Rewrites all rules of a document once, including nested rules. */
export function forceStates({ styleSheets }: Document): void {
  for (const sheet of styleSheets) for (const rule of sheet.cssRules) rewriteRule(rule);
}

/** Rewrites the rules of a document now and whenever a style sheet is added. Returns a function that stops the observation. */
export function observeStyleSheets(document: Document): () => void {
  const force = () => forceStates(document);
  const sheets = new MutationObserver(force);
  force();
  sheets.observe(document.head, { childList: true });
  // The load event of a linked style sheet does not bubble, so it needs a capturing listener.
  document.addEventListener('load', force, { capture: true });
  return () => {
    sheets.disconnect();
    document.removeEventListener('load', force, { capture: true });
  };
}

/** Marks all matching descendants, also those that are added later, with forced states. Returns a function that stops the observation. */
export function markElements(place: Element, selector: string, forced: readonly ForcedState[]): () => void {
  const mark = () => {
    for (const element of place.querySelectorAll(selector))
      element.setAttribute('data-force', forced.join(' '));
  };
  const contents = new MutationObserver(mark);
  mark();
  contents.observe(place, { childList: true, subtree: true });
  return () => contents.disconnect();
}

function rewriteRule(rule: CSSRule): void {
  if (isStyleRule(rule) && !rewritten.has(rule)) {
    rewritten.add(rule);
    const forced = createForcedSelector(rule.selectorText);
    if (forced !== rule.selectorText) rule.selectorText = forced;
  }
  if (hasRules(rule)) for (const inner of rule.cssRules) rewriteRule(inner);
}

// `instanceof` fails for rules of another window, because each window has its own classes.
function isStyleRule(rule: CSSRule): rule is CSSStyleRule {
  return 'selectorText' in rule;
}

function hasRules(rule: CSSRule): rule is CSSRule & { readonly cssRules: CSSRuleList } {
  return 'cssRules' in rule;
}
