const MOTION_QUERY = /\(prefers-reduced-motion(?::\s*(reduce|no-preference))?\)/g;
/** The original media query of each rule, to restore it. */
const originalQueries = new WeakMap<CSSMediaRule, string>();

/**
 * Makes the styles of a document behave as if reduced motion were preferred, or restores them. Scripts cannot set the preference of
 * the browser, so this replaces the media queries in the style sheets.
 */
export function setReducedMotion(document: Document, isReduced: boolean): void {
  for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) updateRule(rule, isReduced);
}

function updateRule(rule: CSSRule, isReduced: boolean): void {
  const view = rule.parentStyleSheet?.ownerNode?.ownerDocument.defaultView;
  if (!view) return;
  if (rule instanceof view.CSSMediaRule) {
    const original = originalQueries.get(rule) ?? rule.media.mediaText;
    originalQueries.set(rule, original);
    rule.media.mediaText = isReduced
      ? original.replace(MOTION_QUERY, (_query, value) =>
          value === 'no-preference' ? '(width < 0px)' : '(width >= 0px)',
        )
      : original;
  }
  if (rule instanceof view.CSSGroupingRule) for (const inner of rule.cssRules) updateRule(inner, isReduced);
}
