import { Choice } from '../choice/choice.tsx';
import { FieldError, FieldHint, FieldLabel, type FieldProps, wiringOf } from '../field/field.tsx';
import * as styles from './checkbox.css.ts';

type CheckboxProps = FieldProps & {
  /** What is sent when it is ticked; the browser's own is `on`. */
  value?: string | undefined;
  defaultChecked?: boolean | undefined;
  /** A switch for what is on or off, a box for what is agreed to or chosen. */
  look?: 'box' | 'switch' | undefined;
};

/** One box, or a switch, with its words beside it. */
export function Checkbox({ value, defaultChecked, look = 'box', ...field }: CheckboxProps) {
  return (
    <div className={styles.checkbox}>
      <Choice {...wiringOf(field)} value={value} defaultChecked={defaultChecked} look={look}>
        <FieldLabel {...field} />
      </Choice>
      <div className={styles.notes[look]}>
        <FieldError {...field} />
        <FieldHint {...field} />
      </div>
    </div>
  );
}
