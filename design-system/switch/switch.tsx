import { look, tick } from '../choice/choice.css.ts';
import { FieldError, FieldHint, FieldLabel, type FieldProps, wiringOf } from '../field/field.tsx';
import * as styles from './switch.css.ts';

type SwitchProps = FieldProps & {
  /** What is sent while it is on; the browser's own is `on`. Off, nothing is sent. */
  value?: string | undefined;
  checked?: boolean | undefined;
  defaultChecked?: boolean | undefined;
  /** It shows its state, and sends it, and stays so. */
  readOnly?: boolean | undefined;
  /** The state in words, for those to whom its side or colour says nothing; a screen reader has its own. */
  onLabel?: string | undefined;
  offLabel?: string | undefined;
  onChange?: ((checked: boolean) => void) | undefined;
};

/**
 * A setting that is on or off at once, in a row of settings: the words, their state, the switch. For something to agree to or to
 * choose, take `Checkbox`. The words of its state follow it by CSS, so it needs no script.
 */
export function Switch({ value, checked, defaultChecked, readOnly, ...props }: SwitchProps) {
  const { onLabel, offLabel, onChange, ...field } = props;
  const { name, ...wiring } = wiringOf(field);
  const fixed = readOnly && { checked: checked ?? defaultChecked ?? false, 'aria-readonly': true };
  return (
    <div className={styles.place}>
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
          {...wiring}
          {...(fixed || (checked === undefined ? { defaultChecked } : { checked }))}
          // The state of one that cannot be changed is sent by the hidden field, whatever happens to the switch.
          name={readOnly ? undefined : name}
          value={value}
          type="checkbox"
          role="switch"
          className={`${tick} ${look.switch}`}
          onChange={(event) => (readOnly ? undefined : onChange?.(event.currentTarget.checked))}
        />
      </label>
      {fixed && fixed.checked && !field.disabled && <input type="hidden" name={name} value={value ?? 'on'} />}
      <FieldError {...field} />
      <FieldHint {...field} />
    </div>
  );
}
