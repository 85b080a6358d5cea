/**
 * Shows the web fonts that loaded too late for the current document. `font-display: optional` keeps the fallback fonts for as long as the
 * document exists, so that visible text never moves. Call it right before a navigation replaces the content, because the text changes then
 * anyway.
 */
export function showLateFonts(): void {
  for (const sheet of document.styleSheets)
    for (const rule of readRules(sheet))
      // Changing the rule loads its font again, from the cache. A font that is already visible would flash, so its rule stays.
      if (rule instanceof CSSFontFaceRule && isOptional(rule) && !isShown(rule))
        rule.style.setProperty('font-display', 'swap');
}

/** Returns no rules for a style sheet of another origin, and for one that could not be loaded, because the browser does not let them be read. */
function readRules(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}

function isOptional({ style }: CSSFontFaceRule) {
  return style.getPropertyValue('font-display') === 'optional';
}

/** Compares the width of a text in this font with its width in the fallback font. */
function isShown({ style }: CSSFontFaceRule) {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return true;
  const widthIn = (families: string) => {
    context.font = `${style.getPropertyValue('font-style')} 99px ${families}`;
    return context.measureText('Wide').width;
  };
  return widthIn(`${style.getPropertyValue('font-family')}, monospace`) !== widthIn('monospace');
}
