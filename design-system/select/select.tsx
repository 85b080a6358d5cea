import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { control } from '../field/control.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { useEnhancement } from '../field/use-enhancement.ts';
import type { ValueProps } from '../field/use-field-value.ts';
import { useFormReset } from '../field/use-form-reset.ts';
import { importOptionalChunk } from '../optional-chunk/optional-chunk.ts';
import type { CustomSelectProps, SelectOption } from './custom-select.tsx';
import { NativeSelect } from './native-select.tsx';
import * as styles from './select.css.ts';

type SelectProps = FieldProps &
  ValueProps & {
    /** Values must not be empty: the placeholder has the empty value. */
    options: readonly SelectOption[];
    /** Text while no option is selected, for example "Choose one". */
    placeholder: string;
    autoComplete?: string | undefined;
    /** Shows and submits the selected option as text that cannot be changed. */
    readOnly?: boolean | undefined;
  };

/**
 * A select with a styled list of options by Radix (34 KB, loaded after hydration). Until the list has loaded, and without a script,
 * it is a native select. Use `SelectField` on pages without other scripts, or for long lists, which are easier to use in the native
 * picker of a phone.
 */
export function Select({ value, defaultValue = '', onChange, ...props }: SelectProps) {
  const { options, placeholder, autoComplete, readOnly, ...field } = props;
  const root = useRef<HTMLDivElement>(null);
  const [uncontrolledValue, setUncontrolledValue] = useState(defaultValue);
  const selected = value ?? uncontrolledValue;
  const select = (next: string) => {
    setUncontrolledValue(next);
    onChange?.(next);
  };
  // Radix needs the direction as a prop. It is read from the page's styles.
  const [dir, setDir] = useState<'ltr' | 'rtl'>('ltr');
  const CustomSelect = useCustomSelect();
  const readValue = useCallback((element: HTMLElement) => {
    const nativeSelect = element.querySelector('select');
    setDir(getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr');
    if (nativeSelect) setUncontrolledValue(nativeSelect.value);
  }, []);
  const isEnhanced = useEnhancement(root, { isReady: CustomSelect !== undefined, readValue });
  useFormReset(root, () => setUncontrolledValue(defaultValue));
  if (readOnly) {
    return (
      <Field {...field}>
        {({ name, ...attributes }) => (
          <>
            <input
              {...attributes}
              readOnly
              value={options.find((option) => option.value === selected)?.label ?? ''}
              className={control}
            />
            {!field.disabled && <input type="hidden" name={name} value={selected} />}
          </>
        )}
      </Field>
    );
  }
  return (
    <Field {...field}>
      {(attributes) => {
        const selectProps = { attributes, options, placeholder, autoComplete, onChange: select };
        return (
          <div ref={root} className={styles.root}>
            {isEnhanced && CustomSelect ? (
              <CustomSelect {...selectProps} dir={dir} value={selected} />
            ) : (
              <NativeSelect {...selectProps} value={value} defaultValue={defaultValue} />
            )}
          </div>
        );
      }}
    </Field>
  );
}

/** Imports the custom select after hydration. Returns undefined while it loads and when it cannot be loaded. */
function useCustomSelect() {
  const [CustomSelect, setCustomSelect] = useState<ComponentType<CustomSelectProps>>();
  useEffect(() => {
    let isUnmounted = false;
    importOptionalChunk(() => import('./custom-select.tsx')).then(
      (module) => isUnmounted || setCustomSelect(() => module.CustomSelect),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, []);
  return CustomSelect;
}
