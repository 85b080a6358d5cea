import type { ComponentProps } from 'react';
import { control } from '../field/control.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import * as styles from './select-field.css.ts';

type SelectFieldProps = FieldProps &
  Pick<ComponentProps<'select'>, 'autoComplete' | 'value' | 'onChange'> & {
    options: readonly { readonly value: string; readonly label: string }[];
    /** Text while no option is selected, for example "Choose one". Without it the first option is selected. */
    placeholder?: string | undefined;
    defaultValue?: string | undefined;
  };

/** A native select. Phones show their own picker for it. */
export function SelectField({
  options,
  placeholder,
  defaultValue,
  value,
  onChange,
  autoComplete,
  ...field
}: SelectFieldProps) {
  return (
    <Field {...field}>
      {(attributes) => (
        <div className={styles.frame}>
          <select
            {...attributes}
            defaultValue={defaultValue}
            value={value}
            onChange={onChange}
            autoComplete={autoComplete}
            className={`${control} ${styles.select}`}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
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
