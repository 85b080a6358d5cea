import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useFormReset } from './use-form-reset.ts';

/** The value of a control: uncontrolled with `defaultValue`, or controlled with `value` and `onChange`. */
export type ValueProps = {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
};

/**
 * Returns the current value of a native input and the props that bind it, for fields that render the value elsewhere too. The hook
 * reads the value from the input after hydration and after a form reset, so text typed before hydration is preserved.
 */
export function useFieldValue({ value, defaultValue, onChange }: ValueProps) {
  const ref = useRef<HTMLInputElement>(null);
  const [uncontrolled, setUncontrolled] = useState(defaultValue ?? '');
  useEffect(() => setUncontrolled((initial) => ref.current?.value ?? initial), []);
  useFormReset(ref, () => setUncontrolled(ref.current?.defaultValue ?? ''));
  return {
    current: value ?? uncontrolled,
    binding: {
      ref,
      ...(value === undefined ? { defaultValue } : { value }),
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        setUncontrolled(currentTarget.value);
        onChange?.(currentTarget.value);
      },
    },
  };
}
