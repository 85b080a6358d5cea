import { control } from '../field/control.css.ts';
import { Icon } from '../icon/icon.tsx';
import * as looks from '../select-field/select-field.css.ts';
import type { ListBoxProps } from './list-box.tsx';

type NativeSelectProps = Omit<ListBoxProps, 'value' | 'dir'> & {
  value: string | undefined;
  defaultValue: string;
};

/** What stands there until the list has come: the browser's own, with the same answers in the same place. */
export function NativeSelect({ wiring, options, placeholder, autoComplete, ...answer }: NativeSelectProps) {
  const { value, defaultValue, onChange } = answer;
  return (
    <div className={looks.frame}>
      <select
        {...wiring}
        {...(value === undefined ? { defaultValue } : { value })}
        autoComplete={autoComplete}
        className={`${control} ${looks.select}`}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={looks.arrow}>
        <Icon name="down" />
      </span>
    </div>
  );
}
