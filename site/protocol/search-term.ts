/** The maximum length of a search term in characters. It is also the limit of the search fields. */
export const MAX_TERM_LENGTH = 200;
/** The search provider refuses queries of 512 bytes and more. */
const MAX_BYTES = 511;

/**
 * Returns a typed term in the form that pages show and the search provider accepts: without control and format characters and unpaired
 * surrogates, with single spaces, and shortened to 200 characters and 511 bytes.
 */
export function cleanTerm(term: string): string {
  const characters = [
    ...term
      .slice(0, 2 * MAX_TERM_LENGTH)
      .toWellFormed()
      // Format characters, such as a soft hyphen, are inside words. A zero-width space is between words.
      .replace(/[^\P{Cf}\u200b]+/gu, '')
      .replace(/[\p{Cc}\p{Co}\s\u200b]+/gu, ' ')
      .trim(),
  ].slice(0, MAX_TERM_LENGTH);
  while (new TextEncoder().encode(characters.join('')).length > MAX_BYTES) characters.pop();
  return characters.join('').trim();
}
