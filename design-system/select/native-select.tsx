import { control } from '../field/control.css.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from '../select-field/select-field.css.ts';
import type { CustomSelectProps } from './custom-select.tsx';

type NativeSelectProps = Omit<CustomSelectProps, 'value' | 'dir'> & {
  value: string | undefined;
  defaultValue: string;
};

/** The native select that is rendered until the custom select has loaded. */
export function NativeSelect({
  attributes,
  options,
  placeholder,
  autoComplete,
  value,
  defaultValue,
  onChange,
}: NativeSelectProps) {
  return (
    <div className={styles.frame}>
      <select
        {...attributes}
        {...(value === undefined ? { defaultValue } : { value })}
        autoComplete={autoComplete}
        className={`${control} ${styles.select}`}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.arrow}>
        <Icon name="down" />
      </span>
    </div>
  );
}
