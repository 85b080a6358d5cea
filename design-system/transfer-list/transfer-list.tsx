import { useCallback, useEffect, useRef, useState } from 'react';
import { Choice } from '../choice/choice.tsx';
import type { FieldProps } from '../field/field.tsx';
import { useReset } from '../field/use-reset.ts';
import { useUpgrade } from '../field/use-upgrade.ts';
import { Fieldset } from '../fieldset/fieldset.tsx';
import * as styles from './transfer-list.css.ts';
import { TwoLists, type TransferOption, type TransferWords } from './two-lists.tsx';

type TransferListProps = FieldProps & {
  options: readonly TransferOption[];
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  onChange?: ((value: readonly string[]) => void) | undefined;
  /** What is chosen is shown, and sent; nothing can be moved. */
  readOnly?: boolean | undefined;
  words: TransferWords;
};

/**
 * Many of many: a list of what there is, a search in it, and a list of what was chosen, in the order of the first. Without a
 * script, and until it runs, it is a list of boxes, and what was ticked there is taken along. For up to some ten answers take
 * `ChoiceGroup`.
 */
export function TransferList({ value, defaultValue = [], onChange, ...props }: TransferListProps) {
  const { options, readOnly = false, words, name, ...field } = props;
  const root = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const [moves, setMoves] = useState(0);
  const chosen = value ?? own;
  const choose = (values: readonly string[]) => {
    const inOrder = options.flatMap((option) => (values.includes(option.value) ? option.value : []));
    setOwn(inOrder);
    onChange?.(inOrder);
    setMoves((count) => count + 1);
  };
  // The form hears of it as of a native control: once what is sent is there.
  useEffect(() => {
    if (moves > 0) root.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [moves]);
  const read = useCallback((element: HTMLElement) => {
    setOwn([...element.querySelectorAll<HTMLInputElement>(':checked')].map((box) => box.value));
  }, []);
  const upgraded = useUpgrade(root, { ready: true, read });
  useReset(root, () => setOwn(defaultValue));
  return (
    <Fieldset {...field} id={`${field.id}-group`} oneByOne={upgraded}>
      <div ref={root} className={styles.place}>
        {(upgraded || readOnly) &&
          !field.disabled &&
          chosen.map((one) => <input key={one} type="hidden" name={name} value={one} />)}
        {upgraded ? (
          <TwoLists
            {...{ options, chosen, words, readOnly }}
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
