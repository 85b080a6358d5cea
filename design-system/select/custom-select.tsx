import * as Radix from '@radix-ui/react-select';
import { useRef, useState } from 'react';
import { control } from '../field/control.css.ts';
import type { ControlAttributes } from '../field/field.tsx';
import { popup } from '../field/popup.css.ts';
import { Icon } from '../icon/icon.tsx';
import { useScrollLock } from '../scroll-lock/scroll-lock.ts';
import * as styles from './select.css.ts';

export type SelectOption = { readonly value: string; readonly label: string; readonly disabled?: boolean };

export type CustomSelectProps = {
  attributes: ControlAttributes;
  options: readonly SelectOption[];
  placeholder: string | undefined;
  value: string;
  dir: 'ltr' | 'rtl';
  autoComplete: string | undefined;
  onChange: (value: string) => void;
};

/** A Radix select. Forms submit the hidden native select that Radix renders beside the button. */
export function CustomSelect({
  attributes,
  options,
  placeholder,
  value,
  dir,
  autoComplete,
  onChange,
}: CustomSelectProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const { name, required, disabled, ...aria } = attributes;
  const [isOpen, setOpen] = useState(false);
  useScrollLock(isOpen);
  const [themeAttributes, setThemeAttributes] = useState<ReturnType<typeof getThemeAttributes>>();
  return (
    // Browsers focus the hidden select when a required value is missing. The focus moves on to the visible button.
    <div
      className={styles.root}
      onFocus={({ target }) => {
        if (target instanceof HTMLSelectElement) trigger.current?.focus();
      }}
    >
      <Radix.Root
        value={value}
        onValueChange={onChange}
        onOpenChange={(open) => {
          setOpen(open);
          setThemeAttributes(getThemeAttributes(trigger.current));
        }}
        name={name}
        dir={dir}
        {...(autoComplete && { autoComplete })}
        {...(required && { required })}
        {...(disabled && { disabled })}
      >
        <Radix.Trigger {...aria} ref={trigger} className={`${control} ${styles.trigger}`}>
          <span className={styles.value}>
            <Radix.Value placeholder={placeholder}>
              {options.find((option) => option.value === value)?.label}
            </Radix.Value>
          </span>
          <Radix.Icon className={styles.arrow}>
            <Icon name="down" />
          </Radix.Icon>
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            position="popper"
            className={`${popup} ${styles.list}`}
            aria-labelledby={`${attributes.id}-label`}
            {...themeAttributes}
          >
            <Radix.Viewport>
              {options.map((option) => (
                <Radix.Item
                  key={option.value}
                  value={option.value}
                  {...(option.disabled && { disabled: true })}
                  className={styles.option}
                >
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                  <Radix.ItemIndicator className={styles.tick}>
                    <Icon name="check" />
                  </Radix.ItemIndicator>
                </Radix.Item>
              ))}
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </div>
  );
}

/** Returns the tone and theme that the trigger inherits. The list does not inherit them, because Radix renders it at the end of the body. */
function getThemeAttributes(element: HTMLElement | null) {
  const inherited = (name: 'data-tone' | 'data-theme') =>
    element?.closest(`[${name}]`)?.getAttribute(name) ?? undefined;
  return { 'data-tone': inherited('data-tone'), 'data-theme': inherited('data-theme') };
}
