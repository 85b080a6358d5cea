import type { CSSProperties } from 'react';
import { Field, type FieldProps } from '../field/field.tsx';
import { type ValueProps, useFieldValue } from '../field/use-field-value.ts';
import * as styles from './range.css.ts';

type RangeProps = FieldProps &
  ValueProps & {
    min: number;
    max: number;
    step?: number | undefined;
    /** Labels of both ends, such as “Dim” and “Bright”. */
    startLabel: string;
    endLabel: string;
    /** Values with a mark, to which the knob snaps. */
    ticks?: readonly number[] | undefined;
    /** Returns the value as text, such as “40 lux”; the number by default. */
    valueLabel?: ((value: number) => string) | undefined;
    readOnly?: boolean | undefined;
  };

/** The native slider, for an approximate value. Use `NumberField` for an exact number. */
export function Range(props: RangeProps) {
  const { min, max, step, startLabel, endLabel, ticks = [], valueLabel, readOnly, ...field } = props;
  const middle = String((min + max) / 2);
  const { defaultValue = middle } = props;
  const { current, binding } = useFieldValue(
    readOnly ? { value: props.value ?? defaultValue } : { ...props, defaultValue },
  );
  const positionOf = (value: number): CSSProperties & Record<`--${string}`, number> => ({
    [styles.POSITION]: max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0,
  });
  const valueText = valueLabel?.(Number(current)) ?? current;
  const { id, name } = field;
  return (
    <Field {...field}>
      {({ 'aria-describedby': descriptionIds, ...attributes }) => (
        <div className={styles.range}>
          {/* The slider announces its value itself. An output is a live region by default, which would repeat the value. */}
          <output htmlFor={id} aria-live="off" className={styles.output}>
            {valueText}
          </output>
          <input
            {...attributes}
            {...binding}
            {...{ min, max, step }}
            type="range"
            name={readOnly ? undefined : name}
            // A slider always has a value, so it is never required.
            required={undefined}
            list={ticks.length > 0 ? `${id}-ticks` : undefined}
            aria-readonly={readOnly}
            aria-valuetext={valueLabel && valueText}
            aria-describedby={[`${id}-ends`, descriptionIds].filter(Boolean).join(' ')}
            className={styles.input}
            style={positionOf(Number(current))}
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
                  <span key={tick} className={styles.tick} style={positionOf(tick)} />
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
