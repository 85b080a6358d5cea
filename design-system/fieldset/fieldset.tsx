import type { ReactNode } from 'react';
import { label } from '../field/field.css.ts';
import { describedBy, FieldError, FieldHint, FieldLabel, type FieldProps } from '../field/field.tsx';
import * as styles from './fieldset.css.ts';

type FieldsetProps = Omit<FieldProps, 'name'> & {
  /** The whole is one question that takes one answer, and says itself that it is required or wrong; else it is a group. */
  role?: 'radiogroup' | undefined;
  /** Its controls are disabled each by itself, so that what can only be read in it stays in reach of the keyboard. */
  oneByOne?: boolean | undefined;
  children: ReactNode;
};

/** Several controls under one legend; `disabled` holds for all of them. */
export function Fieldset({ role, disabled = false, oneByOne = false, children, ...field }: FieldsetProps) {
  const { id, required, error, hint } = field;
  const states = role && {
    role,
    'aria-labelledby': `${id}-label`,
    'aria-required': required,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <fieldset
      {...states}
      id={id}
      disabled={disabled && !oneByOne}
      aria-disabled={(disabled && oneByOne) || undefined}
      className={styles.fieldset}
      data-invalid={error ? true : undefined}
      aria-describedby={describedBy({ id, error, hint })}
    >
      <legend className={`${label} ${styles.legend}`}>
        <FieldLabel {...field} />
      </legend>
      <FieldHint {...field} />
      <div className={styles.content}>{children}</div>
      <FieldError {...field} />
    </fieldset>
  );
}
