import { Fragment, type ReactNode } from 'react';
import * as styles from './heading.css.ts';

/** Letters up to which a hyphenated word stays on one line; longer ones may need their hyphen to break at. */
const LONGEST = 14;
/** Words with a hyphen between two letters or digits, with the marks around them. */
const HYPHENATED = /(\S*[\p{L}\p{N}]-[\p{L}\p{N}]\S*)/u;

/**
 * Keeps short hyphenated words whole: a heading breaks before `dix-huit`, not in it. The words themselves stay as they are, for
 * search and for ears; CSS has no other means, since browsers may break after any hyphen. Where even one such word is wider
 * than its line, it still breaks at its hyphen.
 */
export function keepTogether(words: string): ReactNode {
  if (!HYPHENATED.test(words)) return words;
  return words.split(HYPHENATED).map(keepPart);
}

function keepPart(part: string, position: number) {
  const keeps = position % 2 === 1 && part.length <= LONGEST;
  if (!keeps) return <Fragment key={position}>{part}</Fragment>;
  return (
    <span key={position} className={styles.whole}>
      {part}
    </span>
  );
}
