import { useCallback, useEffect, useRef, useState } from 'react';
import { Choice } from '../choice/choice.tsx';
import type { FieldProps } from '../field/field.tsx';
import { useEnhancement } from '../field/use-enhancement.ts';
import { useFormReset } from '../field/use-form-reset.ts';
import { Fieldset } from '../fieldset/fieldset.tsx';
import {
  EnhancedTransferList,
  type TransferOption,
  type TransferListTexts,
} from './enhanced-transfer-list.tsx';
import * as styles from './transfer-list.css.ts';

type TransferListProps = FieldProps & {
  options: readonly TransferOption[];
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  onChange?: ((value: readonly string[]) => void) | undefined;
  /** The field shows and submits the chosen options, but the visitor cannot change them. */
  readOnly?: boolean | undefined;
  texts: TransferListTexts;
};

/**
 * Two lists for choosing several of many options: a searchable list of available options and a list of chosen options in the same order.
 * Before hydration it is a list of checkboxes. Hydration preserves their state. Use `ChoiceGroup` for up to about ten options.
 */
export function TransferList({ value, defaultValue = [], onChange, ...props }: TransferListProps) {
  const { options, readOnly = false, texts, name, ...field } = props;
  const root = useRef<HTMLDivElement>(null);
  const [uncontrolledValue, setUncontrolledValue] = useState(defaultValue);
  const [changeCount, setChangeCount] = useState(0);
  const chosen = value ?? uncontrolledValue;
  const choose = (values: readonly string[]) => {
    const inOrder = options.flatMap((option) => (values.includes(option.value) ? option.value : []));
    setUncontrolledValue(inOrder);
    onChange?.(inOrder);
    setChangeCount((count) => count + 1);
  };
  // Native controls dispatch an `input` event. This one follows the render of the hidden inputs, so that listeners read the new values.
  useEffect(() => {
    if (changeCount > 0) root.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [changeCount]);
  const readValue = useCallback((element: HTMLElement) => {
    const checked = [...element.querySelectorAll<HTMLInputElement>(':checked')];
    setUncontrolledValue(checked.map((checkbox) => checkbox.value));
  }, []);
  const isEnhanced = useEnhancement(root, { isReady: true, readValue });
  useFormReset(root, () => setUncontrolledValue(defaultValue));
  return (
    <Fieldset {...field} id={`${field.id}-group`} usesAriaDisabled={isEnhanced}>
      <div ref={root} className={styles.root}>
        {(isEnhanced || readOnly) &&
          !field.disabled &&
          chosen.map((chosenValue) => (
            <input key={chosenValue} type="hidden" name={name} value={chosenValue} />
          ))}
        {isEnhanced ? (
          <EnhancedTransferList
            {...{ options, chosen, texts, readOnly }}
            id={field.id}
            disabled={field.disabled ?? false}
            onChoose={choose}
          />
        ) : (
          options.map((option, index) => (
            <Choice
              key={option.value}
              id={index === 0 ? field.id : `${field.id}-choice-${index + 1}`}
              name={name}
              value={option.value}
              disabled={readOnly}
              defaultChecked={chosen.includes(option.value)}
            >
              {option.label}
            </Choice>
          ))
        )}
      </div>
    </Fieldset>
  );
}
