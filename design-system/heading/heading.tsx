import { Fragment, type ReactNode } from 'react';
import * as styles from './heading.css.ts';

/** A part of a heading. An emphasised part is in italics. */
export type HeadingRun = { readonly text: string; readonly emphasis: boolean };

type HeadingProps = {
  /** Heading level in the outline. It does not affect the style. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  size: 'title' | 'chapter' | 'display';
  id?: string;
} & ({ runs: readonly HeadingRun[] } | { children: ReactNode });

/** Longest hyphenated word that stays on one line, in characters. Longer words may need to wrap at their hyphen. */
const MAX_UNBROKEN_LENGTH = 14;
/** Matches a word with a hyphen between two letters or digits, including adjacent punctuation. */
const HYPHENATED = /(\S*[\p{L}\p{N}]-[\p{L}\p{N}]\S*)/u;

/** A heading in the display face. */
export function Heading({ level, size, id, ...content }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={`${styles.heading} ${styles.size[size]}`}>
      {'runs' in content ? content.runs.map(renderRun) : keepTextTogether(content.children)}
    </Element>
  );
}

function renderRun({ text, emphasis }: HeadingRun, position: number) {
  const content = keepTogether(text);
  return emphasis ? <em key={position}>{content}</em> : <Fragment key={position}>{content}</Fragment>;
}

function keepTextTogether(children: ReactNode) {
  return typeof children === 'string' ? keepTogether(children) : children;
}

/**
 * Prevents a line break inside short hyphenated words such as `dix-huit`. The text stays the same for search and screen readers,
 * and CSS alone cannot prevent breaks after a hyphen. A word that is wider than its line still breaks at its hyphen.
 */
function keepTogether(text: string): ReactNode {
  if (!HYPHENATED.test(text)) return text;
  return text.split(HYPHENATED).map(renderPart);
}

function renderPart(part: string, position: number) {
  const isUnbreakable = position % 2 === 1 && part.length <= MAX_UNBROKEN_LENGTH;
  if (!isUnbreakable) return <Fragment key={position}>{part}</Fragment>;
  return (
    <span key={position} className={styles.whole}>
      {part}
    </span>
  );
}
