import type { ComponentProps } from 'react';
import { control } from '../field/control.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import * as styles from './select-field.css.ts';

type SelectFieldProps = FieldProps &
  Pick<ComponentProps<'select'>, 'autoComplete'> & {
    options: readonly { readonly value: string; readonly label: string }[];
    /** Stands there while nothing is chosen: “Maak een keuze”. Without it the first option is chosen. */
    placeholder?: string | undefined;
    defaultValue?: string | undefined;
  };

/** One of several answers, from the browser's own list: on a phone that is the phone's wheel. */
export function SelectField({
  options,
  placeholder,
  defaultValue,
  autoComplete,
  ...field
}: SelectFieldProps) {
  return (
    <Field {...field}>
      {(wiring) => (
        <div className={styles.frame}>
          <select
            {...wiring}
            defaultValue={defaultValue}
            autoComplete={autoComplete}
            className={`${control} ${styles.select}`}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <span className={styles.arrow}>
            <Icon name="down" />
          </span>
        </div>
      )}
    </Field>
  );
}
