import { Fragment, type ReactNode } from 'react';
import * as styles from './heading.css.ts';
import { keepTogether } from './keep-together.tsx';

/** A part of a heading. An emphasised part is in italics. */
export type HeadingRun = { readonly text: string; readonly emphasis: boolean };

type HeadingProps = {
  /** Heading level in the outline. It does not affect the style. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  size: 'title' | 'chapter' | 'display';
  id?: string;
} & ({ runs: readonly HeadingRun[] } | { children: ReactNode });

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
