import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { control } from '../field/control.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import type { FieldValue } from '../field/use-field-value.ts';
import { useReset } from '../field/use-reset.ts';
import { useUpgrade } from '../field/use-upgrade.ts';
import type { ListBoxProps, SelectOption } from './list-box.tsx';
import { NativeSelect } from './native-select.tsx';
import * as styles from './select.css.ts';

type SelectProps = FieldProps &
  FieldValue & {
    /** Their values are not empty: an empty one is the placeholder’s. */
    options: readonly SelectOption[];
    /** Stands there while nothing is chosen: “Maak een keuze”. */
    placeholder: string;
    autoComplete?: string | undefined;
    /** It shows what is chosen, and sends it. */
    readOnly?: boolean | undefined;
  };

/**
 * One of several answers, from a list in our own looks. Take it where the page has a script anyway and the list should look like
 * the rest of it; take `SelectField` where a page has none, where the list is long on a phone (its wheel is better), or for
 * bytes: Radix' list is 34 KB and comes after the form. Until it has come, and without a script, this is a native select too.
 */
export function Select({ value, defaultValue = '', onChange, ...props }: SelectProps) {
  const { options, placeholder, autoComplete, readOnly, ...field } = props;
  const root = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;
  const choose = (next: string) => {
    setOwn(next);
    onChange?.(next);
  };
  // Radix asks to be told; the page's own is what counts.
  const [dir, setDir] = useState<'ltr' | 'rtl'>('ltr');
  const ListBox = useListBox();
  const read = useCallback((element: HTMLElement) => {
    const select = element.querySelector('select');
    setDir(getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr');
    if (select) setOwn(select.value);
  }, []);
  const upgraded = useUpgrade(root, { ready: ListBox !== undefined, read });
  useReset(root, () => setOwn(defaultValue));
  if (readOnly) {
    return (
      <Field {...field}>
        {({ name, ...wiring }) => (
          <>
            <input
              {...wiring}
              readOnly
              value={options.find((option) => option.value === chosen)?.label ?? ''}
              className={control}
            />
            {!field.disabled && <input type="hidden" name={name} value={chosen} />}
          </>
        )}
      </Field>
    );
  }
  return (
    <Field {...field}>
      {(wiring) => {
        const list = { wiring, options, placeholder, autoComplete, onChange: choose };
        return (
          <div ref={root} className={styles.place}>
            {upgraded && ListBox ? (
              <ListBox {...list} dir={dir} value={chosen} />
            ) : (
              <NativeSelect {...list} value={value} defaultValue={defaultValue} />
            )}
          </div>
        );
      }}
    </Field>
  );
}

/** Fetches the list. Where it does not come the native select stays, which lacks nothing but the looks. */
function useListBox() {
  const [ListBox, setListBox] = useState<ComponentType<ListBoxProps>>();
  useEffect(() => {
    let gone = false;
    import('./list-box.tsx').then(
      (module) => gone || setListBox(() => module.ListBox),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return ListBox;
}
