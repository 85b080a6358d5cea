import type { ComponentProps } from 'react';
import { control } from '../field/control.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { frame } from '../field/tool.css.ts';
import { type FieldValue, useFieldValue } from '../field/use-field-value.ts';
import * as styles from './number-field.css.ts';
import { readNumber, type Steps } from './stepped-value.ts';
import { Steppers } from './steppers.tsx';
import { useSteps } from './use-steps.ts';

type NumberFieldProps = FieldProps &
  FieldValue &
  Pick<ComponentProps<'input'>, 'placeholder' | 'autoComplete'> & {
    readOnly?: boolean | undefined;
    min?: number | undefined;
    max?: number | undefined;
    step?: number | undefined;
    /** The sign the page's locale writes before decimals. What is typed stays as it was typed: the value is a string. */
    decimal?: Steps['decimal'] | undefined;
    /** What the two buttons are called; without words there are none. */
    steppers?: { readonly decrease: string; readonly increase: string } | undefined;
  };

/**
 * A number, as the visitor writes it: a native `type=number` refuses the comma in some browsers and drops what it cannot read.
 * With steppers it is a spin button (APG): the arrow keys go by a step, Page Up and Page Down by ten.
 */
export function NumberField(props: NumberFieldProps) {
  const { placeholder, autoComplete, readOnly, steppers, ...field } = props;
  const { step = 1, min, max, decimal = '.' } = props;
  const steps = { step, min, max, decimal };
  const { current, binding } = useFieldValue(props);
  const { move, onKeyDown, said } = useSteps(binding.ref, steps);
  const spin = steppers && {
    role: 'spinbutton',
    'aria-valuenow': readNumber(current, decimal),
    'aria-valuetext': current || undefined,
    'aria-valuemin': min,
    'aria-valuemax': max,
    onKeyDown: readOnly ? undefined : onKeyDown,
  };
  return (
    <Field {...field}>
      {(wiring) => (
        <div className={frame}>
          <input
            {...wiring}
            {...binding}
            {...spin}
            type="text"
            inputMode={Number.isInteger(step) && min !== undefined && min >= 0 ? 'numeric' : 'decimal'}
            readOnly={readOnly}
            placeholder={placeholder}
            autoComplete={autoComplete}
            className={[control, styles.input, steppers && !readOnly && styles.stepped]
              .filter(Boolean)
              .join(' ')}
          />
          {steppers && !readOnly && (
            <Steppers
              {...{ steppers, steps, current, said, move }}
              controls={field.id}
              disabled={field.disabled}
            />
          )}
        </div>
      )}
    </Field>
  );
}
