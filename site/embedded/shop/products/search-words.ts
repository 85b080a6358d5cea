/** The columns of the full-text index `product_search`. */
export const ALL_COLUMNS = ['name', 'sku', 'terms', 'short_description', 'description'] as const;

/** A column of the full-text index. */
export type SearchColumn = (typeof ALL_COLUMNS)[number];

/**
 * Returns the expression of SQLite's full-text search for a visitor's words, all of which have to occur. Returns `undefined` for a text
 * without words, which matches nothing.
 *
 * @param isPartial whether each word also matches words that begin with it
 * @param columns the columns that are searched
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
