import type { ComponentProps, CSSProperties } from 'react';
import { control } from '../field/control.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import * as styles from './text-area.css.ts';

type TextAreaProps = FieldProps &
  Pick<ComponentProps<'textarea'>, 'placeholder' | 'autoComplete' | 'minLength' | 'maxLength'> & {
    defaultValue?: string | undefined;
    /** The minimum number of lines. */
    rows?: number | undefined;
  };

/** A multi-line input that grows with its content. */
export function TextArea({
  defaultValue,
  placeholder,
  autoComplete,
  minLength,
  maxLength,
  rows = 4,
  ...field
}: TextAreaProps) {
  const height: CSSProperties & Record<`--${string}`, number> = { [styles.ROWS]: rows };
  return (
    <Field {...field}>
      {(attributes) => (
        <textarea
          {...attributes}
          {...{ defaultValue, placeholder, autoComplete, minLength, maxLength, rows }}
          className={`${control} ${styles.area}`}
          style={height}
        />
      )}
    </Field>
  );
}
