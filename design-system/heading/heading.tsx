import { Fragment, type ReactNode } from 'react';
import * as styles from './heading.css.ts';
import { keepTogether } from './keep-together.tsx';

/** A piece of a heading; emphasised ones are set in italics. */
export type HeadingRun = { readonly text: string; readonly emphasis: boolean };

type HeadingProps = {
  /** Its place in the outline; says nothing about looks. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  size: 'title' | 'chapter' | 'display';
  id?: string;
} & ({ runs: readonly HeadingRun[] } | { children: ReactNode });

/** A heading in the display face. */
export function Heading({ level, size, id, ...words }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={`${styles.heading} ${styles.size[size]}`}>
      {'runs' in words ? words.runs.map(readRun) : keepIfWords(words.children)}
    </Element>
  );
}

function readRun({ text, emphasis }: HeadingRun, position: number) {
  const words = keepTogether(text);
  return emphasis ? <em key={position}>{words}</em> : <Fragment key={position}>{words}</Fragment>;
}

function keepIfWords(children: ReactNode) {
  return typeof children === 'string' ? keepTogether(children) : children;
}
