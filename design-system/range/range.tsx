import type { CSSProperties } from 'react';
import { Field, type FieldProps } from '../field/field.tsx';
import { type FieldValue, useFieldValue } from '../field/use-field-value.ts';
import * as styles from './range.css.ts';

type RangeProps = FieldProps &
  FieldValue & {
    min: number;
    max: number;
    step?: number | undefined;
    /** What lies at either end: “Gedimd” and “Fel”. */
    startLabel: string;
    endLabel: string;
    /** Values with a mark, to which the knob is drawn. */
    ticks?: readonly number[] | undefined;
    /** The value in words, seen and heard: “40 lux”. Without it the number itself. */
    valueLabel?: ((value: number) => string) | undefined;
    readOnly?: boolean | undefined;
  };

/** A value on a scale, where about right is right; for an exact number take `NumberField`. The browser's own slider, with its keys. */
export function Range(props: RangeProps) {
  const { min, max, step, startLabel, endLabel, ticks = [], valueLabel, readOnly, ...field } = props;
  const middle = String((min + max) / 2);
  const { defaultValue = middle } = props;
  const { current, binding } = useFieldValue(
    readOnly ? { value: props.value ?? defaultValue } : { ...props, defaultValue },
  );
  const place = (value: number): CSSProperties & Record<`--${string}`, number> => ({
    [styles.POSITION]: max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0,
  });
  const words = valueLabel?.(Number(current)) ?? current;
  const { id, name } = field;
  return (
    <Field {...field}>
      {({ 'aria-describedby': notes, ...wiring }) => (
        <div className={styles.range}>
          <output htmlFor={id} className={styles.output}>
            {words}
          </output>
          <input
            {...wiring}
            {...binding}
            {...{ min, max, step }}
            type="range"
            name={readOnly ? undefined : name}
            // A slider always has a value.
            required={undefined}
            list={ticks.length > 0 ? `${id}-ticks` : undefined}
            aria-readonly={readOnly}
            aria-valuetext={valueLabel && words}
            aria-describedby={[`${id}-ends`, notes].filter(Boolean).join(' ')}
            className={styles.input}
            style={place(Number(current))}
          />
          {readOnly && !field.disabled && <input type="hidden" name={name} value={current} />}
          {ticks.length > 0 && (
            <>
              <datalist id={`${id}-ticks`}>
                {ticks.map((tick) => (
                  <option key={tick} value={tick}>
                    {tick}
                  </option>
                ))}
              </datalist>
              <div className={styles.ticks} aria-hidden="true">
                {ticks.map((tick) => (
                  <span key={tick} className={styles.tick} style={place(tick)} />
                ))}
              </div>
            </>
          )}
          <div id={`${id}-ends`} className={styles.ends}>
            <span>{startLabel}</span> <span>{endLabel}</span>
          </div>
        </div>
      )}
    </Field>
  );
}
