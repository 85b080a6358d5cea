import type { ComponentProps, ReactNode } from 'react';
import * as styles from './choice.css.ts';

type ChoiceProps = Pick<
  ComponentProps<'input'>,
  | 'id'
  | 'name'
  | 'value'
  | 'defaultChecked'
  | 'required'
  | 'disabled'
  | 'aria-labelledby'
  | 'aria-describedby'
  | 'aria-invalid'
> & {
  look?: 'box' | 'radio' | 'switch' | undefined;
  /** Its words. */
  children: ReactNode;
};

/** Something to tick beside its words, which are as good a target as the box. */
export function Choice({ look = 'box', children, ...input }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input
        {...input}
        type={look === 'radio' ? 'radio' : 'checkbox'}
        role={look === 'switch' ? 'switch' : undefined}
        className={`${styles.tick} ${styles.look[look]}`}
      />
      <span>{children}</span>
    </label>
  );
}
