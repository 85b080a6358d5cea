import { variant, tick } from '../choice/choice.css.ts';
import { FieldError, FieldHint, FieldLabel, type FieldProps, getControlAttributes } from '../field/field.tsx';
import * as styles from './switch.css.ts';

type SwitchProps = FieldProps & {
  /** The submitted value when on. The default of browsers is `on`. A switch that is off submits no value. */
  value?: string | undefined;
  checked?: boolean | undefined;
  defaultChecked?: boolean | undefined;
  /** The switch shows and submits its state, but the visitor cannot change it. */
  readOnly?: boolean | undefined;
  /** Visible texts of the two states. Screen readers announce the state of the switch itself. */
  onLabel?: string | undefined;
  offLabel?: string | undefined;
  onChange?: ((checked: boolean) => void) | undefined;
};

/**
 * A setting that takes effect at once: label, state text and switch in one row. Use `Checkbox` for consent and choices. CSS shows the
 * text of the current state, so the switch works without a script.
 */
export function Switch({ value, checked, defaultChecked, readOnly, ...props }: SwitchProps) {
  const { onLabel, offLabel, onChange, ...field } = props;
  const { name, ...attributes } = getControlAttributes(field);
  const readOnlyState = readOnly && { checked: checked ?? defaultChecked ?? false, 'aria-readonly': true };
  return (
    <div className={styles.root}>
      <label className={styles.row}>
        <span>
          <FieldLabel {...field} />
        </span>
        <span className={styles.state} aria-hidden="true">
          {onLabel && offLabel && (
            <>
              <span>{onLabel}</span>
              <span>{offLabel}</span>
            </>
          )}
        </span>
        <input
          {...attributes}
          {...(readOnlyState || (checked === undefined ? { defaultChecked } : { checked }))}
          // A hidden input submits the state of a read-only switch.
          name={readOnly ? undefined : name}
          value={value}
          type="checkbox"
          role="switch"
          className={`${tick} ${variant.switch}`}
          onChange={(event) => (readOnly ? undefined : onChange?.(event.currentTarget.checked))}
        />
      </label>
      {readOnlyState && readOnlyState.checked && !field.disabled && (
        <input type="hidden" name={name} value={value ?? 'on'} />
      )}
      <FieldError {...field} />
      <FieldHint {...field} />
    </div>
  );
}
