import type { ComponentProps } from 'react';
import { inputModeOf } from '#design-system/locale-number';
import type { NumberField } from '#design-system/number-field';
import { TextField } from '#design-system/text-field';
import { EnhancedControl } from './enhanced-control.tsx';
import type { FormTexts } from './form-texts.ts';

type NumberControlProps = ComponentProps<typeof NumberField> & {
  step: number;
  /** Whether the field is visible and the form is interactive. */
  isActive: boolean;
  texts: FormTexts;
};

/** A number in a text field. With a minimum and a maximum it is enhanced to a field with stepper buttons. */
export function NumberControl({ isActive, texts, ...props }: NumberControlProps) {
  const { min, max, step, decimal: _decimal, ...common } = props;
  return (
    <EnhancedControl
      isActive={isActive && min !== undefined && max !== undefined}
      native={<TextField {...common} inputMode={inputModeOf(step, min)} />}
      load={() => import('#design-system/number-field')}
      read={(container) => container.querySelector('input')?.value ?? ''}
    >
      {({ NumberField: Stepper }, value) => (
        <Stepper {...props} defaultValue={value} steppers={texts.steppers} />
      )}
    </EnhancedControl>
  );
}
