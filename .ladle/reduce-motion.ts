const MOTION_QUERY = /\(prefers-reduced-motion(?::\s*(reduce|no-preference))?\)/g;
/** The original media query of each rule, to restore it. */
const originalQueries = new WeakMap<CSSMediaRule, string>();

/** The method of each window, to restore it. */
const originalMethods = new WeakMap<Window, Window['matchMedia']>();

/**
 * Makes the styles and scripts of a document behave as if reduced motion were preferred, or restores them. Scripts cannot set the preference
 * of the browser, so this replaces the media queries in the style sheets, and those that scripts evaluate from now on.
 */
export function setReducedMotion(document: Document, isReduced: boolean): void {
  const { defaultView: view } = document;
  if (view) {
    const original = originalMethods.get(view) ?? view.matchMedia;
    originalMethods.set(view, original);
    view.matchMedia = (query) => original.call(view, isReduced ? replaceQuery(query) : query);
  }
  for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) updateRule(rule, isReduced);
}

function updateRule(rule: CSSRule, isReduced: boolean): void {
  const view = rule.parentStyleSheet?.ownerNode?.ownerDocument.defaultView;
  if (!view) return;
  if (rule instanceof view.CSSMediaRule) {
    const original = originalQueries.get(rule) ?? rule.media.mediaText;
    originalQueries.set(rule, original);
    rule.media.mediaText = isReduced ? replaceQuery(original) : original;
  }
  if (rule instanceof view.CSSGroupingRule) for (const inner of rule.cssRules) updateRule(inner, isReduced);
}

/** Replaces the query for reduced motion by one that is always true, and the query for its absence by one that is never true. */
function replaceQuery(query: string) {
  return query.replace(MOTION_QUERY, (_query, value) =>
    value === 'no-preference' ? '(width < 0px)' : '(width >= 0px)',
  );
}
