import type { ComponentProps, CSSProperties } from 'react';
import { control } from '../field/control.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import * as styles from './text-area.css.ts';

type TextAreaProps = FieldProps &
  Pick<ComponentProps<'textarea'>, 'placeholder' | 'maxLength'> & {
    defaultValue?: string | undefined;
    /** How many lines stand ready; more come as they are needed. */
    rows?: number | undefined;
  };

/** Several lines to write on: it grows with what is written. */
export function TextArea({ defaultValue, placeholder, maxLength, rows = 4, ...field }: TextAreaProps) {
  const height: CSSProperties & Record<`--${string}`, number> = { [styles.ROWS]: rows };
  return (
    <Field {...field}>
      {(wiring) => (
        <textarea
          {...wiring}
          defaultValue={defaultValue}
          placeholder={placeholder}
          maxLength={maxLength}
          rows={rows}
          className={`${control} ${styles.area}`}
          style={height}
        />
      )}
    </Field>
  );
}
