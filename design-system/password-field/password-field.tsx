import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { control } from '../field/control.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { frame, tool } from '../field/tool.css.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './password-field.css.ts';

type PasswordFieldProps = FieldProps &
  Pick<ComponentProps<'input'>, 'minLength' | 'maxLength' | 'readOnly' | 'defaultValue' | 'value'> & {
    /** Whether it is the visitor's, or one they think up now: password managers offer one or the other. */
    autoComplete: 'current-password' | 'new-password';
    /** The button's name, pressed or not: “Wachtwoord tonen”. */
    showLabel: string;
    /** Said when the password comes into sight and when it goes. */
    shownLabel: string;
    hiddenLabel: string;
    onChange?: ((value: string) => void) | undefined;
  };

/** A password, which the visitor may look at. It is out of sight again when it is sent, so that browsers do not keep it as a word. */
export function PasswordField(props: PasswordFieldProps) {
  const { showLabel, shownLabel, hiddenLabel, onChange, ...rest } = props;
  const { minLength, maxLength, readOnly, defaultValue, value, autoComplete, ...field } = rest;
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<boolean>();
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown((before) => before && false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <Field {...field}>
      {(wiring) => (
        <div className={frame}>
          <input
            {...wiring}
            {...(value === undefined ? { defaultValue } : { value })}
            {...{ minLength, maxLength, readOnly, autoComplete }}
            ref={input}
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            className={`${control} ${styles.input}`}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          />
          <button
            type="button"
            className={`${tool} ${styles.toggle}`}
            disabled={field.disabled}
            aria-controls={field.id}
            aria-pressed={shown === true}
            aria-label={showLabel}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </button>
          <VisuallyHidden live>
            {shown === undefined ? undefined : shown ? shownLabel : hiddenLabel}
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
