import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { control } from '../field/control.css.ts';
import { controlRow, fieldButton } from '../field/field-button.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './password-field.css.ts';

type PasswordFieldProps = FieldProps &
  Pick<ComponentProps<'input'>, 'minLength' | 'maxLength' | 'readOnly' | 'defaultValue' | 'value'> & {
    /** Whether password managers fill in a saved password or suggest a new one. */
    autoComplete: 'current-password' | 'new-password';
    /** Label of the toggle button in both states, for example "Show password". */
    showLabel: string;
    /** Announced when the password becomes visible or hidden. */
    visibleLabel: string;
    hiddenLabel: string;
    onChange?: ((value: string) => void) | undefined;
  };

/** A password input with a button that shows the password. Submitting hides it, so that browsers do not save it as text. */
export function PasswordField(props: PasswordFieldProps) {
  const { showLabel, visibleLabel, hiddenLabel, onChange, ...rest } = props;
  const { minLength, maxLength, readOnly, defaultValue, value, autoComplete, ...field } = rest;
  const input = useRef<HTMLInputElement>(null);
  // Undefined until the first press, so that nothing is announced on load.
  const [isVisible, setIsVisible] = useState<boolean>();
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setIsVisible((wasVisible) => wasVisible && false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <Field {...field}>
      {(attributes) => (
        <div className={controlRow}>
          <input
            {...attributes}
            {...(value === undefined ? { defaultValue } : { value })}
            {...{ minLength, maxLength, readOnly, autoComplete }}
            ref={input}
            type={isVisible ? 'text' : 'password'}
            spellCheck={false}
            // The attribute is valid only on visible text. Browsers never capitalise a hidden password.
            autoCapitalize={isVisible ? 'none' : undefined}
            className={`${control} ${styles.input}`}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          />
          <button
            type="button"
            className={`${fieldButton} ${styles.toggle}`}
            disabled={field.disabled}
            aria-controls={field.id}
            aria-pressed={isVisible === true}
            aria-label={showLabel}
            onClick={() => setIsVisible(!isVisible)}
          >
            <Icon name={isVisible ? 'eye-off' : 'eye'} />
          </button>
          <VisuallyHidden live>
            {isVisible === undefined ? undefined : isVisible ? visibleLabel : hiddenLabel}
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
