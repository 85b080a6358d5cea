const MOTION = /\(prefers-reduced-motion(?::\s*(reduce|no-preference))?\)/g;
/** What each rule said before, so that it can say it again. */
const written = new WeakMap<CSSMediaRule, string>();

/**
 * Makes a document behave as if its visitor wanted less motion, or gives the choice back to the system. CSS asks the browser, which
 * no script can answer for: so the questions in its style sheets are answered instead.
 */
export function reduceMotion(document: Document, reduced: boolean): void {
  for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) answer(rule, reduced);
}

function answer(rule: CSSRule, reduced: boolean): void {
  const view = rule.parentStyleSheet?.ownerNode?.ownerDocument.defaultView;
  if (!view) return;
  if (rule instanceof view.CSSMediaRule) {
    const asked = written.get(rule) ?? rule.media.mediaText;
    written.set(rule, asked);
    rule.media.mediaText = reduced
      ? asked.replace(MOTION, (_query, value) =>
          value === 'no-preference' ? '(width < 0px)' : '(width >= 0px)',
        )
      : asked;
  }
  if (rule instanceof view.CSSGroupingRule) for (const inner of rule.cssRules) answer(inner, reduced);
}
