import type { ComponentProps } from 'react';
import { control } from '../field/control.css.ts';
import { controlRow } from '../field/field-button.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { type ValueProps, useFieldValue } from '../field/use-field-value.ts';
import { inputModeOf, parseNumber } from '../locale-number/locale-number.ts';
import * as styles from './number-field.css.ts';
import type { StepRange } from './stepped-value.ts';
import { Steppers } from './steppers.tsx';
import { useSteps } from './use-steps.ts';

type NumberFieldProps = FieldProps &
  ValueProps &
  Pick<ComponentProps<'input'>, 'placeholder' | 'autoComplete'> & {
    readOnly?: boolean | undefined;
    min?: number | undefined;
    max?: number | undefined;
    step?: number | undefined;
    /** The decimal separator of the page's locale. The value is a string and keeps the visitor's notation. */
    decimal?: StepRange['decimal'] | undefined;
    /** Labels of the two step buttons. Without labels there are no buttons. */
    steppers?: { readonly decrease: string; readonly increase: string } | undefined;
  };

/**
 * A number input with `type=text`, because `type=number` refuses the comma in some browsers and discards values that it cannot parse.
 * With steppers it is an APG spin button: arrow keys change the value by one step, Page Up and Page Down by ten.
 */
export function NumberField(props: NumberFieldProps) {
  const { placeholder, autoComplete, readOnly, steppers, ...field } = props;
  const { step = 1, min, max, decimal = '.' } = props;
  const steps = { step, min, max, decimal };
  const { current, binding } = useFieldValue(props);
  const { move, onKeyDown, announcement } = useSteps(binding.ref, steps);
  const spin = steppers && {
    role: 'spinbutton',
    'aria-valuenow': parseNumber(current, decimal),
    'aria-valuetext': current || undefined,
    'aria-valuemin': min,
    'aria-valuemax': max,
    onKeyDown: readOnly ? undefined : onKeyDown,
  };
  return (
    <Field {...field}>
      {(attributes) => (
        <div className={controlRow}>
          <input
            {...attributes}
            {...binding}
            {...spin}
            type="text"
            inputMode={inputModeOf(step, min)}
            readOnly={readOnly}
            placeholder={placeholder}
            autoComplete={autoComplete}
            className={[control, styles.input, steppers && !readOnly && styles.withSteppers]
              .filter(Boolean)
              .join(' ')}
          />
          {steppers && !readOnly && (
            <Steppers
              {...{ steppers, steps, current, announcement, move }}
              controls={field.id}
              disabled={field.disabled}
            />
          )}
        </div>
      )}
    </Field>
  );
}
