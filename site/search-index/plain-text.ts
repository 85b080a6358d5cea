import sanitizeHtml from 'sanitize-html';

/** The end of an element that begins a new line. */
const BLOCK_END = /<\/(?:p|li|h\d|td|th|div|blockquote|figcaption)>|<br ?\/?>/gi;
/** Characters that searches use as marks, and control characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\s]+/gu;
/** Named references that the sanitiser writes. */
const REFERENCES: readonly (readonly [name: string, character: string])[] = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
];

/** Returns the visible text of HTML, or of a text with emphasis (`*word*`), on one line. */
export function toPlainText(html: string): string {
  const text = sanitizeHtml(html.replaceAll(BLOCK_END, ' '), { allowedTags: [], allowedAttributes: {} });
  return REFERENCES.reduce((result, [name, character]) => result.replaceAll(name, character), text)
    .replaceAll('*', '')
    .toWellFormed()
    .replaceAll(INVISIBLE, ' ')
    .trim();
}
