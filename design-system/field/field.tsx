import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './field.css.ts';

/** Props that every field has. */
export type FieldProps = {
  /** The id of the control, the target of error summary links. The ids of the label, hint and error start with it. */
  id: string;
  name: string;
  label: string;
  required?: boolean | undefined;
  /** Screen reader text for the asterisk, for example "required". */
  requiredLabel: string;
  hint?: string | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
};

/** Attributes that connect a native control with its field. Spread them on the element. */
export type ControlAttributes = ReturnType<typeof getControlAttributes>;

/** A labelled control with its error and hint below it. `children` renders the control with the attributes. */
export function Field({
  children,
  ...field
}: FieldProps & { children: (attributes: ControlAttributes) => ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={field.id} className={styles.label}>
        <FieldLabel {...field} />
      </label>
      {children(getControlAttributes(field))}
      <FieldError {...field} />
      <FieldHint {...field} />
    </div>
  );
}

/** Returns the attributes that name a control, describe its state and reference its hint and error. */
export function getControlAttributes({ id, name, required, disabled, error, hint }: FieldProps) {
  return {
    id,
    name,
    required,
    disabled,
    // Screen readers announce the `required` attribute, so the accessible name omits the hidden "required" text.
    'aria-labelledby': required ? `${id}-label` : undefined,
    'aria-describedby': getDescriptionIds({ id, error, hint }),
    'aria-invalid': error ? (true as const) : undefined,
  };
}

/** Returns the ids of the error and the hint as a value of `aria-describedby`, or undefined if the field has neither. */
export function getDescriptionIds({ id, error, hint }: Pick<FieldProps, 'id' | 'error' | 'hint'>) {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
}

/** The text of a label or legend. A required field has a visible asterisk and a visually hidden text. */
export function FieldLabel({
  id,
  label,
  required,
  requiredLabel,
}: Pick<FieldProps, 'id' | 'label' | 'required' | 'requiredLabel'>) {
  return (
    <>
      <span id={`${id}-label`}>{label}</span>
      {required && (
        <>
          <span aria-hidden="true" className={styles.asterisk}>
            *
          </span>{' '}
          <VisuallyHidden>{requiredLabel}</VisuallyHidden>
        </>
      )}
    </>
  );
}

/** The error message, with an icon because colour alone is not accessible. */
export function FieldError({ id, error }: Pick<FieldProps, 'id' | 'error'>) {
  return (
    error && (
      <p id={`${id}-error`} className={styles.error}>
        <Icon name="warning" />
        <span>{error}</span>
      </p>
    )
  );
}

/** Help text of a field. */
export function FieldHint({ id, hint }: Pick<FieldProps, 'id' | 'hint'>) {
  return (
    hint && (
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    )
  );
}
