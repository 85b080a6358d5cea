import * as Radix from '@radix-ui/react-select';
import { useRef, useState } from 'react';
import { control } from '../field/control.css.ts';
import type { FieldWiring } from '../field/field.tsx';
import { sheet } from '../field/sheet.css.ts';
import { useHeldPage } from '../held-page/use-held-page.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './select.css.ts';

export type SelectOption = { readonly value: string; readonly label: string; readonly disabled?: boolean };

export type ListBoxProps = {
  wiring: FieldWiring;
  options: readonly SelectOption[];
  placeholder: string | undefined;
  value: string;
  dir: 'ltr' | 'rtl';
  autoComplete: string | undefined;
  onChange: (value: string) => void;
};

/** The list of a select as our own sheet, by Radix. It is posted by the native select that Radix keeps beside the button. */
export function ListBox({ wiring, options, placeholder, value, dir, autoComplete, onChange }: ListBoxProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const { name, required, disabled, ...aria } = wiring;
  const [list, setList] = useState<HTMLElement | null>(null);
  useHeldPage(list);
  const [ground, setGround] = useState<ReturnType<typeof groundOf>>();
  return (
    // The hidden select takes the focus when the browser refuses an empty answer; the visitor must see where they are.
    <div
      className={styles.place}
      onFocus={({ target }) => {
        if (target instanceof HTMLSelectElement) trigger.current?.focus();
      }}
    >
      <Radix.Root
        value={value}
        onValueChange={onChange}
        onOpenChange={() => setGround(groundOf(trigger.current))}
        name={name}
        dir={dir}
        {...(autoComplete && { autoComplete })}
        {...(required && { required })}
        {...(disabled && { disabled })}
      >
        <Radix.Trigger {...aria} ref={trigger} className={`${control} ${styles.trigger}`}>
          <span className={styles.words}>
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
            ref={setList}
            position="popper"
            className={`${sheet} ${styles.list}`}
            aria-labelledby={`${wiring.id}-label`}
            {...ground}
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

/** The tone and the hour it stands in: the list hangs at the end of the page, outside both. */
function groundOf(element: HTMLElement | null) {
  const inherited = (name: 'data-tone' | 'data-theme') =>
    element?.closest(`[${name}]`)?.getAttribute(name) ?? undefined;
  return { 'data-tone': inherited('data-tone'), 'data-theme': inherited('data-theme') };
}
