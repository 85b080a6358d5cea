import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import displayItalic from './fonts/display-italic.woff2?url';
/**
 * URLs of the fonts above the fold of every page: the text font, the display font, and its italic for headings.
 */
import display from './fonts/display.woff2?url';

export { display, displayItalic, text };

/** The fonts that a document preloads: nearly all text above the fold uses these two. */
export const preloadedFonts: readonly string[] = [display, text];
