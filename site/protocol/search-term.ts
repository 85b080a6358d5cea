import { toVisibleText } from './visible-text.ts';

/** The maximum length of a search term in characters. It is also the limit of the search fields. */
export const MAX_TERM_LENGTH = 200;
/** The search provider refuses queries of 512 bytes and more. */
const MAX_BYTES = 511;

/**
 * Returns a typed term in the form that pages show and the search provider accepts: without invisible characters, with single spaces, and
 * shortened to 200 characters and 511 bytes.
 */
export function cleanTerm(term: string): string {
  const characters = [...toVisibleText(term.slice(0, 2 * MAX_TERM_LENGTH))].slice(0, MAX_TERM_LENGTH);
  while (new TextEncoder().encode(characters.join('')).length > MAX_BYTES) characters.pop();
  return characters.join('').trim();
}

/** Returns whether two cleaned terms have the same results, because they differ at most in upper and lower case. */
export function isSameTerm(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
