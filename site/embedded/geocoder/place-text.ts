/** A postal code in a text, and the other parts of the text, for example its town. */
type CodeInText = { readonly code: string; readonly others: readonly string[] };

/** Dutch, British and Canadian postal codes have a space: `3511 AB`. */
const MAX_CODE_WORDS = 2;

/** `united states of america`. */
const MAX_REGION_WORDS = 4;

/**
 * Returns the words of a text that can be a postal code: those at the beginning or at the end of a part, and the longest first.
 *
 * @param parts the folded texts between commas: `3511 ab utrecht`, or `austin` and `tx 78704`
 */
export function findCodes(parts: readonly string[]): CodeInText[] {
  return parts.flatMap((part, index) => {
    const words = part.split(' ');
    const withOthers = (code: readonly string[], rest: readonly string[]) => ({
      code: code.join(' '),
      others: [...parts.slice(0, index), rest.join(' '), ...parts.slice(index + 1)].filter(Boolean),
    });
    const codeWords = Math.min(MAX_CODE_WORDS, words.length);
    return Array.from({ length: codeWords }, (_, shorter) => codeWords - shorter).flatMap((count) => [
      withOthers(words.slice(0, count), words.slice(count)),
      withOthers(words.slice(-count), words.slice(0, -count)),
    ]);
  });
}

/**
 * Returns the ways to divide a text before its last words, which can be a region or a country: `portland oregon`. The way with the fewest
 * last words comes first.
 */
export function divideText(text: string): (readonly [string, string])[] {
  const words = text.split(' ');
  return Array.from({ length: Math.min(MAX_REGION_WORDS, words.length - 1) }, (_, shorter) => [
    words.slice(0, -1 - shorter).join(' '),
    words.slice(-1 - shorter).join(' '),
  ]);
}
