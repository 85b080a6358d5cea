import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useListMotion } from '../motion/use-list-motion.ts';
import { getNextState, toggleOption } from './listbox-keys.ts';
import * as styles from './transfer-list.css.ts';

type ListboxProps = {
  labelledBy: string;
  options: readonly { readonly value: string; readonly label: string }[];
  /** Text of an empty list. */
  empty: string;
  selected: ReadonlySet<string>;
  disabled: boolean;
  readOnly: boolean;
  onSelect: (selected: ReadonlySet<string>) => void;
  onMove: (values: readonly string[]) => void;
};

/** A multi-select listbox (APG). The list has the focus and `aria-activedescendant` references the active option. */
export function Listbox(props: ListboxProps) {
  const { labelledBy, options, empty, selected, disabled, readOnly, onSelect, onMove } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useListMotion(list, ':scope > [role=option]');
  const [position, setPosition] = useState({ active: 0, anchor: 0 });
  const values = options.map(({ value }) => value);
  // Moving options out of the list can leave the active index beyond its end.
  const active = Math.min(position.active, options.length - 1);
  const state = { ...position, active, selected };
  const update = (next: ReturnType<typeof toggleOption>) => {
    setPosition(next);
    if (!readOnly) onSelect(next.selected);
    list.current?.children[next.active]?.scrollIntoView?.({ block: 'nearest' });
  };
  const moveSelectedOrActive = () => {
    const activeValue = values[active];
    const selectedValues = values.filter((value) => selected.has(value));
    onMove(selectedValues.length > 0 ? selectedValues : activeValue === undefined ? [] : [activeValue]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (disabled || event.altKey || event.metaKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      moveSelectedOrActive();
      return;
    }
    const labels = options.map(({ label }) => label);
    const next = getNextState(state, event, values, labels);
    if (!next) return;
    event.preventDefault();
    update(next);
  };
  return (
    <div className={styles.listFrame}>
      <div
        ref={list}
        role="listbox"
        // A disabled list is focusable too, so that it can be scrolled by keyboard.
        tabIndex={0}
        aria-labelledby={labelledBy}
        aria-multiselectable="true"
        aria-disabled={disabled || undefined}
        aria-readonly={readOnly || undefined}
        aria-describedby={options.length > 0 ? undefined : `${id}-empty`}
        aria-activedescendant={options.length > 0 && !disabled ? `${id}-${active}` : undefined}
        className={styles.list}
        onKeyDown={onKeyDown}
      >
        {options.map(({ value, label }, index) => (
          // The listbox handles the keys of its options.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={selected.has(value)}
            data-active={(!disabled && index === active) || undefined}
            className={styles.option}
            onClick={() => disabled || update(toggleOption(state, index, values))}
            onDoubleClick={() => disabled || onMove([value])}
          >
            {label}
            <span className={styles.tick}>
              <Icon name="check" />
            </span>
          </div>
        ))}
      </div>
      {/* Outside the listbox, because a listbox may contain only options. */}
      {options.length === 0 && (
        <p id={`${id}-empty`} className={styles.emptyMessage}>
          {empty}
        </p>
      )}
    </div>
  );
}
