import { Fragment, type ReactNode } from 'react';
import * as styles from './heading.css.ts';

/** Longest hyphenated word that stays on one line, in characters. Longer words may need to wrap at their hyphen. */
const MAX_UNBROKEN_LENGTH = 14;
/** Matches a word with a hyphen between two letters or digits, including adjacent punctuation. */
const HYPHENATED = /(\S*[\p{L}\p{N}]-[\p{L}\p{N}]\S*)/u;

/**
 * Prevents a line break inside short hyphenated words such as `dix-huit`. The text stays the same for search and screen readers,
 * and CSS alone cannot prevent breaks after a hyphen. A word that is wider than its line still breaks at its hyphen.
 */
export function keepTogether(text: string): ReactNode {
  if (!HYPHENATED.test(text)) return text;
  return text.split(HYPHENATED).map(keepPart);
}

function keepPart(part: string, position: number) {
  const keeps = position % 2 === 1 && part.length <= MAX_UNBROKEN_LENGTH;
  if (!keeps) return <Fragment key={position}>{part}</Fragment>;
  return (
    <span key={position} className={styles.whole}>
      {part}
    </span>
  );
}
