import { type ReactNode, useRef, useState } from 'react';
import { field as asField } from '../field/field.css.ts';
import type { FieldProps } from '../field/field.tsx';
import { Fieldset } from '../fieldset/fieldset.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { RepeaterRow } from './repeater-row.tsx';
import * as styles from './repeater.css.ts';
import { useRowFocus } from './use-row-focus.ts';

/** Rows are counted from 1 in what is said of them. */
export type RepeaterWords = {
  readonly add: string;
  readonly row: (number: number) => string;
  readonly remove: (number: number) => string;
  readonly moveUp: (number: number) => string;
  readonly moveDown: (number: number) => string;
  /** Said once it has happened. */
  readonly added: (number: number) => string;
  readonly removed: (number: number) => string;
  readonly moved: (from: number, to: number) => string;
  /** Stands beside the button when there can be no more. */
  readonly full: string;
};

type RepeaterProps = Omit<FieldProps, 'name'> & {
  /** A name for each row that stays its own when rows move: never its place. */
  rows: readonly string[];
  min?: number | undefined;
  max?: number | undefined;
  readOnly?: boolean | undefined;
  words: RepeaterWords;
  onAdd: () => void;
  onRemove: (index: number) => void;
  onMove: (from: number, to: number) => void;
  /** The fields of a row. Their names carry its place, so that they are sent in the order they stand in. */
  children: (row: string, index: number) => ReactNode;
};

/**
 * The same questions as many times as needed: guests, rooms, addresses. The owner keeps the rows; this shows them and says what
 * happens. The focus goes into a row that is added, along with one that is moved, and to the row that takes a removed one's place.
 */
export function Repeater({ rows, min = 0, max = Infinity, readOnly, words, ...props }: RepeaterProps) {
  const { onAdd, onRemove, onMove, children, ...field } = props;
  const root = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const focus = useRowFocus(root, rows);
  const full = rows.length >= max;
  const act = (index: number) => ({
    onRemove: () => {
      onRemove(index);
      focus({ removed: index });
      setSaid(words.removed(index + 1));
    },
    onMove: (to: number) => {
      onMove(index, to);
      focus({ moved: to, tool: to < index ? 'up' : 'down' });
      setSaid(words.moved(index + 1, to + 1));
    },
  });
  return (
    <Fieldset {...field}>
      {/* A field in the legend's eyes, so that it is a heading before there is a row, too. */}
      <div ref={root} className={asField}>
        <ol className={styles.rows}>
          {rows.map((row, index) => (
            <RepeaterRow
              key={row}
              {...{ index, words, ...act(index) }}
              count={rows.length}
              fixed={rows.length <= min}
              disabled={field.disabled ?? false}
              readOnly={readOnly ?? false}
            >
              {children(row, index)}
            </RepeaterRow>
          ))}
        </ol>
        {!readOnly && (
          <div className={styles.foot}>
            <button
              type="button"
              data-tool="add"
              className={styles.add}
              disabled={field.disabled}
              aria-disabled={full || undefined}
              aria-describedby={full ? `${field.id}-full` : undefined}
              onClick={() => {
                if (full) return;
                onAdd();
                focus({ added: rows.length });
                setSaid(words.added(rows.length + 1));
              }}
            >
              <Icon name="plus" />
              {words.add}
            </button>
            {full && (
              <span id={`${field.id}-full`} className={styles.limit}>
                {words.full}
              </span>
            )}
          </div>
        )}
        <VisuallyHidden live>{said}</VisuallyHidden>
      </div>
    </Fieldset>
  );
}
