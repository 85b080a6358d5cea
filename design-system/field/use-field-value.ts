import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useReset } from './use-reset.ts';

/** A control's value as its owner knows it: given at first and left to the control, or given always and told of changes. */
export type FieldValue = {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
};

/**
 * What stands in a native control now, for fields that draw more than it does. The control itself keeps the value, so what was
 * typed before the script ran, and what a form resets, is never lost: both are read from it.
 */
export function useFieldValue({ value, defaultValue, onChange }: FieldValue) {
  const ref = useRef<HTMLInputElement>(null);
  const [written, setWritten] = useState(defaultValue ?? '');
  useEffect(() => setWritten((before) => ref.current?.value ?? before), []);
  useReset(ref, () => setWritten(ref.current?.defaultValue ?? ''));
  return {
    current: value ?? written,
    binding: {
      ref,
      ...(value === undefined ? { defaultValue } : { value }),
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        setWritten(currentTarget.value);
        onChange?.(currentTarget.value);
      },
    },
  };
}
