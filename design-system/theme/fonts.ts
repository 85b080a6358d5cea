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
 * Returns the URLs of the fonts that a document preloads. The display and text fonts have `font-display: optional`, so a browser shows them only
 * if they are preloaded. The italic text font has `swap`: if it arrives late, the browser lays out the page again. Browsers warn about preloaded
 * fonts that the page does not use, so the italic fonts are preloaded only for emphasis.
 */
export function fontsToPreload({ inHeadings, inText }: UsedEmphasis): readonly string[] {
  return [display, ...(inHeadings ? [displayItalic] : []), text, ...(inText ? [textItalic] : [])];
}
