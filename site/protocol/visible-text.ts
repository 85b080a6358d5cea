/**
 * Returns a text on one line without invisible characters. Format characters, such as a soft hyphen, are inside words, so they are removed. Control
 * characters, private-use characters and zero-width spaces are between words, so they become a space.
 */
export function toVisibleText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\P{Cf}\u200b]+/gu, '')
    .replace(/[\p{Cc}\p{Co}\s\u200b]+/gu, ' ')
    .trim();
}
