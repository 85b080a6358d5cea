import type { KeyboardEvent } from 'react';
import { control } from '../field/control.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import * as native from '../text-field/text-field.css.ts';

/** Props of the time field beside the date. */
export type TimeProps = Pick<FieldProps, 'name' | 'label' | 'hint' | 'error' | 'required'> & {
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Seconds between two selectable times, as in HTML. */
  step?: number | undefined;
  onChange?: ((value: string) => void) | undefined;
};

type TimeFieldProps = TimeProps &
  FieldProps & {
    readOnly: boolean | undefined;
    /** Called for the Enter key. It selects the active date (specification §5). */
    onEnter: (() => void) | undefined;
  };

/** The native time input beside the date. */
export function TimeField({ value, defaultValue, step, onChange, readOnly, ...props }: TimeFieldProps) {
  const { onEnter, ...field } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !onEnter) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <Field {...field}>
      {(attributes) => (
        <input
          {...attributes}
          {...(value === undefined ? { defaultValue } : { value })}
          {...{ step, readOnly, onKeyDown }}
          type="time"
          className={`${control} ${native.input}`}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
