import type { ComponentProps, ReactNode } from 'react';
import * as styles from './choice.css.ts';

type ChoiceProps = Pick<
  ComponentProps<'input'>,
  | 'id'
  | 'name'
  | 'value'
  | 'checked'
  | 'defaultChecked'
  | 'onChange'
  | 'required'
  | 'disabled'
  | 'aria-labelledby'
  | 'aria-describedby'
  | 'aria-invalid'
> & {
  variant?: 'box' | 'radio' | 'switch' | undefined;
  /** The label. */
  children: ReactNode;
};

/** A checkbox, radio button or switch with a clickable label. */
export function Choice({ variant = 'box', children, ...input }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input
        {...input}
        type={variant === 'radio' ? 'radio' : 'checkbox'}
        role={variant === 'switch' ? 'switch' : undefined}
        className={`${styles.tick} ${styles.variant[variant]}`}
      />
      <span>{children}</span>
    </label>
  );
}
