import type { ComponentProps } from 'react';
import { control } from '../field/control.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import * as styles from './file-field.css.ts';

type FileFieldProps = FieldProps & Pick<ComponentProps<'input'>, 'accept' | 'multiple'>;

/** Files from the visitor's own device; the button and what it says are the browser's, in the visitor's language. */
export function FileField({ accept, multiple, ...field }: FileFieldProps) {
  return (
    <Field {...field}>
      {(wiring) => (
        <input
          {...wiring}
          type="file"
          accept={accept}
          multiple={multiple}
          className={`${control} ${styles.file}`}
        />
      )}
    </Field>
  );
}
