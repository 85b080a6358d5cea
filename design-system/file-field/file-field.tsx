import type { ComponentProps } from 'react';
import { control } from '../field/control.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import * as styles from './file-field.css.ts';

type FileFieldProps = FieldProps & Pick<ComponentProps<'input'>, 'accept' | 'multiple'>;

/** A native file input. Its button and texts come from the browser. */
export function FileField({ accept, multiple, ...field }: FileFieldProps) {
  return (
    <Field {...field}>
      {(attributes) => (
        <input
          {...attributes}
          type="file"
          accept={accept}
          multiple={multiple}
          className={`${control} ${styles.file}`}
        />
      )}
    </Field>
  );
}
