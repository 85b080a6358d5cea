import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './field.css.ts';

/** What every field of a form has. */
export type FieldProps = {
  /** The control's, and so where the link of a list of errors lands; the field's other ids are made from it. */
  id: string;
  name: string;
  label: string;
  required?: boolean | undefined;
  /** Stands for the asterisk where that is not seen: “verplicht”. */
  requiredLabel: string;
  hint?: string | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
};

/** What makes a control this field's: spread on the native element. */
export type FieldWiring = ReturnType<typeof wiringOf>;

/** One question of a form: its words above, the control, and below it what is wrong and what helps. */
export function Field({ children, ...field }: FieldProps & { children: (wiring: FieldWiring) => ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={field.id} className={styles.label}>
        <FieldLabel {...field} />
      </label>
      {children(wiringOf(field))}
      <FieldError {...field} />
      <FieldHint {...field} />
    </div>
  );
}

/** The attributes that name a control, say its state and link it with its hint and its error. */
export function wiringOf({ id, name, required, disabled, error, hint }: FieldProps) {
  return {
    id,
    name,
    required,
    disabled,
    // A required control says so itself: its name leaves the label's spoken “required” out.
    'aria-labelledby': required ? `${id}-label` : undefined,
    'aria-describedby': describedBy({ id, error, hint }),
    'aria-invalid': error ? (true as const) : undefined,
  };
}

/** The ids of a field's notes, as `aria-describedby` wants them. */
export function describedBy({ id, error, hint }: Pick<FieldProps, 'id' | 'error' | 'hint'>) {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
}

/** The words of a label or a legend. The asterisk is for the eye; others hear or read the word for it. */
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

/** What is wrong with the answer: in words and with a drawing, not by colour alone. */
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

/** What helps to answer. */
export function FieldHint({ id, hint }: Pick<FieldProps, 'id' | 'hint'>) {
  return (
    hint && (
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    )
  );
}
