import { Choice } from '../choice/choice.tsx';
import { FieldError, FieldHint, FieldLabel, type FieldProps, getControlAttributes } from '../field/field.tsx';
import * as styles from './checkbox.css.ts';

type CheckboxProps = FieldProps & {
  /** The submitted value when checked. The default of browsers is `on`. */
  value?: string | undefined;
  defaultChecked?: boolean | undefined;
  /** `switch` for settings that are on or off, `box` for consent and choices. */
  variant?: 'box' | 'switch' | undefined;
};

/** A single checkbox, or a switch, with its label beside it. */
export function Checkbox({ value, defaultChecked, variant = 'box', ...field }: CheckboxProps) {
  return (
    <div className={styles.checkbox}>
      <Choice
        {...getControlAttributes(field)}
        value={value}
        defaultChecked={defaultChecked}
        variant={variant}
      >
        <FieldLabel {...field} />
      </Choice>
      <div className={styles.hintAndError[variant]}>
        <FieldError {...field} />
        <FieldHint {...field} />
      </div>
    </div>
  );
}
