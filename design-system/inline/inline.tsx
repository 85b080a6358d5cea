import type { ReactNode } from 'react';
import type { Space } from '../theme/contract.css.ts';
import { gap } from '../theme/gap.css.ts';
import * as styles from './inline.css.ts';

type InlineProps = {
  space: Space;
  justify?: 'between' | 'end';
  as?: 'div' | 'ul' | 'p';
  children: ReactNode;
};

/** Things beside each other that wrap when they must. */
export function Inline({ space, justify, as: Element = 'div', children }: InlineProps) {
  const looks = [styles.inline, gap[space], justify && styles.justify[justify]];
  return <Element className={looks.filter(Boolean).join(' ')}>{children}</Element>;
}
