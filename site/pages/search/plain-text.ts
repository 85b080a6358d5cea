import sanitizeHtml from 'sanitize-html';

/** Matches a line break, or the end of an element after which a new line begins. */
const BLOCK_END = /<\/(?:p|li|h\d|td|th|div|blockquote|figcaption)>|<br ?\/?>/gi;
/** Matches white space, control characters, and private-use characters, with which search providers mark matches. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\s]+/gu;
/** Named character references that the sanitiser writes. */
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
