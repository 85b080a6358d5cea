import type { ReactNode } from 'react';
import type { Space } from '../theme/contract.css.ts';
import { gap } from '../theme/gap.css.ts';
import * as styles from './stack.css.ts';

type StackProps = {
  space: Space;
  /** Children keep their own width at one side instead of filling the stack's. */
  align?: 'start' | 'centre' | 'end';
  as?: 'div' | 'ul' | 'ol' | 'header' | 'footer';
  children: ReactNode;
};

/** Things below each other, with the same space between them. */
export function Stack({ space, align, as: Element = 'div', children }: StackProps) {
  const looks = [styles.stack, gap[space], align && styles.align[align]];
  return <Element className={looks.filter(Boolean).join(' ')}>{children}</Element>;
}
