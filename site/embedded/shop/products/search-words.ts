export const ALL_COLUMNS = ['name', 'sku', 'terms', 'short_description', 'description'] as const;

/** The indexed texts that a filter can match. */
export type SearchColumn = (typeof ALL_COLUMNS)[number];

/**
 * Returns the expression of SQLite's full-text search for a visitor's words: all of them have to occur. Returns `undefined` for a text
 * without words, which matches nothing.
 *
 * @param columns the texts that count
 * @param isPartial whether the beginning of a word is enough
 */
export function createSearchExpression(
  text: string,
  isPartial: boolean,
  columns: readonly SearchColumn[],
): string | undefined {
  const words = text.match(/[\p{L}\p{N}\p{M}]+/gu);
  if (!words) return undefined;
  const terms = words.map((word) => `"${word}"${isPartial ? '*' : ''}`).join(' AND ');
  return `{${columns.join(' ')}} : (${terms})`;
}
