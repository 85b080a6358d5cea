import type { ComponentProps } from 'react';
import { control } from '../field/control.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import * as styles from './text-field.css.ts';

type TextFieldProps = FieldProps &
  Pick<
    ComponentProps<'input'>,
    | 'ref'
    | 'onInput'
    | 'onFocus'
    | 'placeholder'
    | 'autoComplete'
    | 'inputMode'
    | 'maxLength'
    | 'minLength'
    | 'min'
    | 'max'
    | 'step'
    | 'pattern'
  > & {
    type?:
      | 'text'
      | 'email'
      | 'tel'
      | 'url'
      | 'search'
      | 'password'
      | 'number'
      | 'date'
      | 'datetime-local'
      | 'time'
      | undefined;
    defaultValue?: string | undefined;
  };

/** A single-line input. The browser validates it, so it works without a script. */
export function TextField({
  id,
  name,
  label,
  required,
  requiredLabel,
  hint,
  error,
  disabled,
  type = 'text',
  ...input
}: TextFieldProps) {
  const field = { id, name, label, required, requiredLabel, hint, error, disabled };
  return (
    <Field {...field}>
      {(attributes) => (
        <input {...input} {...attributes} type={type} className={`${control} ${styles.input}`} />
      )}
    </Field>
  );
}
