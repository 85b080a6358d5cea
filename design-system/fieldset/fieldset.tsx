import type { ReactNode } from 'react';
import { label } from '../field/field.css.ts';
import { getDescriptionIds, FieldError, FieldHint, FieldLabel, type FieldProps } from '../field/field.tsx';
import * as styles from './fieldset.css.ts';

type FieldsetProps = Omit<FieldProps, 'name'> & {
  /** `radiogroup` for radio buttons: the fieldset itself is then marked as required or invalid. The default is a group. */
  role?: 'radiogroup' | undefined;
  /** Sets `aria-disabled` instead of `disabled`, so that content stays focusable. Each control must disable itself. */
  usesAriaDisabled?: boolean | undefined;
  children: ReactNode;
};

/** Several controls with one legend. `disabled` applies to all of them. */
export function Fieldset({
  role,
  disabled = false,
  usesAriaDisabled = false,
  children,
  ...field
}: FieldsetProps) {
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
      disabled={disabled && !usesAriaDisabled}
      aria-disabled={(disabled && usesAriaDisabled) || undefined}
      className={styles.fieldset}
      data-invalid={error ? true : undefined}
      aria-describedby={getDescriptionIds({ id, error, hint })}
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
