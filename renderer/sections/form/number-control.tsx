import type { ComponentProps } from 'react';
import type { NumberField } from '#design-system/number-field';
import { TextField } from '#design-system/text-field';
import type { FormTexts } from './form-texts.ts';
import { useSuccessor } from './use-successor.ts';

type NumberControlProps = ComponentProps<typeof NumberField> & {
  step: number;
  /** Whether the visitor has it before them and a script at work. */
  asked: boolean;
  words: FormTexts;
};

/** A number, written as text; a count between two bounds gets buttons for less and more. */
export function NumberControl({ asked, words, ...props }: NumberControlProps) {
  const { min, max, step, decimal: _decimal, ...common } = props;
  const { place, successor } = useSuccessor({
    asked: asked && min !== undefined && max !== undefined,
    fetch: () => import('#design-system/number-field'),
    read: (element) => element.querySelector('input')?.value ?? '',
  });
  if (!successor)
    return (
      <div ref={place}>
        <TextField
          {...common}
          inputMode={Number.isInteger(step) && min !== undefined && min >= 0 ? 'numeric' : 'decimal'}
        />
      </div>
    );
  return (
    <successor.parts.NumberField {...props} defaultValue={successor.standing} steppers={words.steppers} />
  );
}
