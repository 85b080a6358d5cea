/** Algolia refuses queries of 512 bytes and more. */
const MAX_BYTES = 511;
const MAX_CHARACTERS = 200;

/**
 * Returns a typed term in the form that the provider accepts: without control and format characters and unpaired surrogates, with single spaces, and
 * shortened to 200 characters and 511 bytes.
 */
export function cleanTerm(term: string): string {
  const characters = [
    ...term
      .slice(0, 2 * MAX_CHARACTERS)
      .toWellFormed()
      // Format characters, such as a soft hyphen, are inside words.
      .replace(/\p{Cf}+/gu, '')
      .replace(/[\p{Cc}\p{Co}\s]+/gu, ' ')
      .trim(),
  ].slice(0, MAX_CHARACTERS);
  while (Buffer.byteLength(characters.join('')) > MAX_BYTES) characters.pop();
  return characters.join('').trim();
}

/** Returns whether a term has a letter or a number. The provider ignores other characters, so it would find all records for the term. */
export function hasWord(term: string): boolean {
  return /[\p{L}\p{N}]/u.test(term);
}
