import type { ReactNode } from 'react';
import type { Space } from '../theme/contract.css.ts';
import { gap } from '../theme/gap.css.ts';
import * as styles from './stack.css.ts';

type StackProps = {
  space: Space;
  /** Children keep their own width and align to one side. By default they fill the width. */
  align?: 'start' | 'centre' | 'end';
  as?: 'div' | 'ul' | 'ol' | 'header' | 'footer';
  children: ReactNode;
};

/** Arranges its children in a column with equal space between them. */
export function Stack({ space, align, as: Element = 'div', children }: StackProps) {
  const classNames = [styles.stack, gap[space], align && styles.align[align]];
  return <Element className={classNames.filter(Boolean).join(' ')}>{children}</Element>;
}
