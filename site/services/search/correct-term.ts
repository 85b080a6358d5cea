import { foldText } from '#site/i18n/fold-text';

/** The typed term, and words that exist: those that the provider marked in its best result, or synonyms. */
type SpellingEvidence = { readonly term: string; readonly words: readonly string[] };

/** The ending of a plural is not a typing error: `krukjes` and `krukje`. */
const PLURAL_ENDING = /[ns]$/;

/**
 * Returns the term with one corrected word, or `undefined`. The words must contain all other words of the term, and a word that is one edit
 * away from the wrong one. An edit is an additional, missing or different letter, or two swapped neighbours. Prefers a word with the typed
 * last letter.
 */
export function correctTerm({ term, words }: SpellingEvidence): string | undefined {
  const found = words.map((word) => ({ word, folded: foldText(word) }));
  const typed = term.split(' ');
  const wrong = typed.filter((word) => !found.some(({ folded }) => folded.startsWith(foldText(word))));
  const [only] = wrong;
  if (only === undefined || wrong.length !== 1) return undefined;
  const wrongFolded = foldText(only);
  const near = found.filter(({ folded }) => isOneEdit(wrongFolded, folded));
  const right = near.find(({ folded }) => folded.at(-1) === wrongFolded.at(-1)) ?? near[0];
  if (right === undefined || right.folded === wrongFolded.replace(PLURAL_ENDING, '')) return undefined;
  const corrected = /^\p{Lu}/u.test(only) ? right.word : right.word.toLowerCase();
  return typed.map((word) => (word === only ? corrected : word)).join(' ');
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
