import { foldText } from '#site/i18n/fold-text';

/**
 * Returns the length of the shortest prefix of `text` that folds to at least `foldedLength` characters. Combining marks after it are included.
 */
export function lengthBeforeFold(text: string, foldedLength: number): number {
  let length = 0;
  let folded = 0;
  for (const character of text) {
    const own = foldText(character).length;
    if (folded >= foldedLength && own > 0) break;
    folded += own;
    length += character.length;
  }
  return length;
}
