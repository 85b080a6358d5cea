/** The words that the provider marked in its best result, and the words that were typed. */
export type SpellingEvidence = { readonly term: string; readonly marked: readonly string[] };

/**
 * Returns the term with one corrected word. The best result must contain all other words without a typo, and a word that is one edit away
 * from the wrong one: an additional, missing or different letter, or two swapped neighbours.
 */
export function correctTerm({ term, marked }: SpellingEvidence): string | undefined {
  const found = marked.map((word) => ({ word, folded: fold(word) }));
  const typed = term.split(' ');
  const wrong = typed.filter((word) => !found.some(({ folded }) => folded.startsWith(fold(word))));
  const [only] = wrong;
  if (only === undefined || wrong.length !== 1) return undefined;
  const right = found.find(({ folded }) => isOneEdit(fold(only), folded))?.word;
  if (right === undefined) return undefined;
  const corrected = /^\p{Lu}/u.test(only) ? right : right.toLowerCase();
  return typed.map((word) => (word === only ? corrected : word)).join(' ');
}

function fold(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o');
}

/** Returns whether two different words are one edit apart. */
function isOneEdit(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  );
}
