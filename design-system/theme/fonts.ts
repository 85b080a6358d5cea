import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import displayItalic from './fonts/display-italic.woff2?url';
/**
 * Addresses of the faces that stand above the fold on every page, for `<link rel="preload" as="font" crossorigin>`:
 * the text face, the upright display face, and its italic (the second half of the first heading).
 */
import display from './fonts/display.woff2?url';

export { display, displayItalic, text };

/** What a document preloads: the two faces of which nearly every word above the fold is set. */
export const preloadedFonts: readonly string[] = [display, text];
