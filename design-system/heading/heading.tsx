import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from 'react';
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
/** A hyphen between two letters or digits. */
const HYPHEN = /[\p{L}\p{N}]-[\p{L}\p{N}]/u;

/** A heading in the display face. */
export function Heading({ level, size, id, ...content }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={`${styles.heading} ${styles.size[size]}`}>
      {'runs' in content ? <HeadingRuns runs={content.runs} /> : keepTextTogether(content.children)}
    </Element>
  );
}

/** The text of a heading with its emphasised parts, for use inside another heading or a link. */
export function HeadingRuns({ runs }: { runs: readonly HeadingRun[] }) {
  return runs.map(renderRun);
}

function renderRun({ text, emphasis }: HeadingRun, position: number) {
  const content = keepTogether(text);
  return emphasis ? <em key={position}>{content}</em> : <Fragment key={position}>{content}</Fragment>;
}

/** Applies `keepTogether` to text and to emphasised text. */
function keepTextTogether(children: ReactNode): ReactNode {
  return Children.map(children, (child) => {
    if (typeof child === 'string') return keepTogether(child);
    if (!isValidElement<{ children?: ReactNode }>(child) || child.type !== 'em') return child;
    return cloneElement(child, undefined, keepTextTogether(child.props.children));
  });
}

/**
 * Prevents a line break inside short hyphenated words such as `dix-huit`. CSS alone cannot prevent breaks after a hyphen. The text itself
 * does not change, so search and screen readers read the same words. A word that is wider than its line still breaks at its hyphen.
 */
function keepTogether(text: string): ReactNode {
  return HYPHEN.test(text) ? splitAtHyphenated(text).map(renderPart) : text;
}

/** Returns the text in parts: every second part is a hyphenated word with its punctuation. */
function splitAtHyphenated(text: string): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    if (!HYPHEN.test(word)) continue;
    parts.push(text.slice(end, index), word);
    end = index + word.length;
  }
  return [...parts, text.slice(end)];
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
