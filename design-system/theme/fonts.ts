import textItalic from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-italic.woff2?url';
import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import displayItalic from './fonts/display-italic.woff2?url';
import display from './fonts/display.woff2?url';

type UsedEmphasis = {
  /** Whether a heading has emphasis. */
  readonly inHeadings: boolean;
  /** Whether a text outside of headings has emphasis. */
  readonly inText: boolean;
};

/**
 * Returns the URLs of the fonts that a document preloads. A browser shows a font with `font-display: optional` only if it is preloaded, and lays
 * out a page a second time if its italic text font arrives later. It warns about a preloaded font that the page does not use, so the italic
 * fonts are preloaded only for emphasis.
 */
export function fontsToPreload({ inHeadings, inText }: UsedEmphasis): readonly string[] {
  return [display, ...(inHeadings ? [displayItalic] : []), text, ...(inText ? [textItalic] : [])];
}
