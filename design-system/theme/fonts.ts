import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import displayItalic from './fonts/display-italic.woff2?url';
import display from './fonts/display.woff2?url';

/**
 * Returns the URLs of the fonts that a document preloads. A browser shows a font with `font-display: optional` only if it is preloaded. It
 * warns about a preloaded font that the page does not use, so the italic font is preloaded only for headings with emphasis.
 */
export function fontsToPreload({ hasEmphasis }: { readonly hasEmphasis: boolean }): readonly string[] {
  return hasEmphasis ? [display, displayItalic, text] : [display, text];
}
