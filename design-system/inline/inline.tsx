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

/** Arranges its children in a row that wraps. */
export function Inline({ space, justify, as: Element = 'div', children }: InlineProps) {
  const classNames = [styles.inline, gap[space], justify && styles.justify[justify]];
  return <Element className={classNames.filter(Boolean).join(' ')}>{children}</Element>;
}
