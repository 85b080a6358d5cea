import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { afterKey, pick } from './list-keys.ts';
import * as styles from './transfer-list.css.ts';

type PickListProps = {
  labelledBy: string;
  options: readonly { readonly value: string; readonly label: string }[];
  /** Stands there when there are no options. */
  empty: string;
  picked: ReadonlySet<string>;
  disabled: boolean;
  readOnly: boolean;
  onPick: (picked: ReadonlySet<string>) => void;
  onMove: (values: readonly string[]) => void;
};

/** A listbox of which several are picked (APG). The list has the focus and says which option is under the keys. */
export function PickList(props: PickListProps) {
  const { labelledBy, options, empty, picked, disabled, readOnly, onPick, onMove } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ active: 0, anchor: 0 });
  const values = options.map(({ value }) => value);
  // Options leave the list; what is under the keys then is what came in their place.
  const active = Math.min(place.active, options.length - 1);
  const state = { ...place, active, picked };
  const enter = (next: ReturnType<typeof pick>) => {
    setPlace(next);
    if (!readOnly) onPick(next.picked);
    list.current?.children[next.active]?.scrollIntoView?.({ block: 'nearest' });
  };
  const move = (at: number) => {
    const value = values[at];
    const shown = values.filter((one) => picked.has(one));
    onMove(shown.length > 0 ? shown : value === undefined ? [] : [value]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (disabled || event.altKey || event.metaKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      move(active);
      return;
    }
    const labels = options.map(({ label }) => label);
    const next = afterKey(state, event, values, labels);
    if (!next) return;
    event.preventDefault();
    enter(next);
  };
  return (
    <div className={styles.framed}>
      <div
        ref={list}
        role="listbox"
        // A disabled one, too: it scrolls, and must not do so for the pointer alone.
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
          // The list has the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={picked.has(value)}
            data-active={(!disabled && index === active) || undefined}
            className={styles.option}
            onClick={() => disabled || enter(pick(state, index, values))}
            onDoubleClick={() => disabled || onMove([value])}
          >
            {label}
            <span className={styles.tick}>
              <Icon name="check" />
            </span>
          </div>
        ))}
      </div>
      {/* Beside the list: what is in it are options. */}
      {options.length === 0 && (
        <p id={`${id}-empty`} className={styles.none}>
          {empty}
        </p>
      )}
    </div>
  );
}
