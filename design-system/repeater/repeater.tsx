import { type ReactNode, useRef } from 'react';
import { useAnnouncement } from '../announcement/announcement.ts';
import { field as fieldClass } from '../field/field.css.ts';
import type { FieldProps } from '../field/field.tsx';
import { Fieldset } from '../fieldset/fieldset.tsx';
import { Icon } from '../icon/icon.tsx';
import { useListMotion } from '../motion/use-list-motion.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { RepeaterRow } from './repeater-row.tsx';
import * as styles from './repeater.css.ts';
import { useRowFocus } from './use-row-focus.ts';

/** Texts of a repeater. Row numbers start at 1. */
export type RepeaterTexts = {
  readonly add: string;
  readonly row: (number: number) => string;
  readonly remove: (number: number) => string;
  readonly moveUp: (number: number) => string;
  readonly moveDown: (number: number) => string;
  /** Announced after the change. */
  readonly added: (number: number) => string;
  readonly removed: (number: number) => string;
  readonly moved: (from: number, to: number) => string;
  /** Text beside the add button when the maximum is reached. */
  readonly full: string;
};

type RepeaterProps = Omit<FieldProps, 'name'> & {
  /** A stable key per row. Never the index, because rows move. */
  rows: readonly string[];
  min?: number | undefined;
  max?: number | undefined;
  readOnly?: boolean | undefined;
  texts: RepeaterTexts;
  onAdd: () => void;
  onRemove: (index: number) => void;
  onMove: (from: number, to: number) => void;
  /** Renders the fields of a row. Field names should contain the index, so that rows are submitted in their order. */
  children: (row: string, index: number) => ReactNode;
};

/**
 * A list of rows with the same fields, for example guests or addresses. The caller stores the rows. The focus moves into an added row,
 * stays on the button of a moved row, and moves to the next row after a removal. Changes are announced. A caller that moves many rows at
 * once should do so in a transition, because rendering them takes longer than a frame.
 */
export function Repeater({ rows, min = 0, max = Infinity, readOnly, texts, ...props }: RepeaterProps) {
  const { onAdd, onRemove, onMove, children, ...field } = props;
  const root = useRef<HTMLDivElement>(null);
  const [announcement, announce] = useAnnouncement();
  useListMotion(root, ':scope > ol > li, :scope > ol + div');
  const focusAfter = useRowFocus(root, rows);
  const isFull = rows.length >= max;
  const createHandlers = (index: number) => ({
    onRemove: () => {
      onRemove(index);
      focusAfter({ removed: index });
      announce(texts.removed(index + 1));
    },
    onMove: (to: number) => {
      onMove(index, to);
      focusAfter({ moved: to, button: to < index ? 'up' : 'down' });
      announce(texts.moved(index + 1, to + 1));
    },
  });
  return (
    <Fieldset {...field}>
      {/* The field class makes the legend look like a heading, even when there are no rows. */}
      <div ref={root} className={`${fieldClass} ${styles.root}`}>
        <ol className={styles.rows}>
          {rows.map((row, index) => (
            <RepeaterRow
              key={row}
              {...{ index, texts, ...createHandlers(index) }}
              count={rows.length}
              isMinimum={rows.length <= min}
              disabled={field.disabled ?? false}
              readOnly={readOnly ?? false}
            >
              {children(row, index)}
            </RepeaterRow>
          ))}
        </ol>
        {!readOnly && (
          <div className={styles.footer}>
            <button
              type="button"
              data-action="add"
              className={styles.addButton}
              disabled={field.disabled}
              aria-disabled={isFull || undefined}
              aria-describedby={isFull ? `${field.id}-full` : undefined}
              onClick={() => {
                if (isFull) return;
                onAdd();
                focusAfter({ added: rows.length });
                announce(texts.added(rows.length + 1));
              }}
            >
              <Icon name="plus" />
              {texts.add}
            </button>
            {isFull && (
              <span id={`${field.id}-full`} className={styles.maxMessage}>
                {texts.full}
              </span>
            )}
          </div>
        )}
        <VisuallyHidden live>{announcement}</VisuallyHidden>
      </div>
    </Fieldset>
  );
}
