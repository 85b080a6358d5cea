import sanitizeHtml from 'sanitize-html';
import { toVisibleText } from '#site/protocol/visible-text';

/** Matches a line break, or the end of an element after which a new line begins. */
const BLOCK_END = /<\/(?:p|li|h\d|td|th|div|blockquote|figcaption)>|<br ?\/?>/gi;
/** Named character references that the sanitiser writes. */
const REFERENCES: readonly (readonly [name: string, character: string])[] = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
];

/**
 * Returns the visible text of HTML, or of a text with emphasis (`*word*`), on one line. It has no private-use characters, with which search
 * providers mark matches.
 */
export function toPlainText(html: string): string {
  return toVisibleText(withoutTags(html).replaceAll('*', ''));
}

function withoutTags(html: string): string {
  if (!/[<&]/.test(html)) return html;
  const text = sanitizeHtml(html.replaceAll(BLOCK_END, ' '), { allowedTags: [], allowedAttributes: {} });
  return REFERENCES.reduce((result, [name, character]) => result.replaceAll(name, character), text);
}
