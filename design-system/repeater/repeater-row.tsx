import { type ReactNode, useId } from 'react';
import { tool } from '../field/tool.css.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './repeater.css.ts';
import type { RepeaterWords } from './repeater.tsx';

type RepeaterRowProps = {
  index: number;
  count: number;
  words: RepeaterWords;
  /** There may not be fewer rows. */
  fixed: boolean;
  disabled: boolean;
  readOnly: boolean;
  onRemove: () => void;
  onMove: (to: number) => void;
  children: ReactNode;
};

/** One row: its number, its tools, its fields. A tool that can do nothing here says so and keeps the focus it has. */
export function RepeaterRow({ index, count, words, fixed, disabled, readOnly, ...row }: RepeaterRowProps) {
  const { onRemove, onMove, children } = row;
  const id = useId();
  const number = index + 1;
  const tools = [
    { name: 'up', label: words.moveUp(number), idle: index === 0, act: () => onMove(index - 1) },
    { name: 'down', label: words.moveDown(number), idle: number === count, act: () => onMove(index + 1) },
    { name: 'remove', label: words.remove(number), idle: fixed, act: onRemove },
  ] as const;
  return (
    <li>
      <div className={styles.row} role="group" aria-labelledby={id} data-row="">
        <span id={id} className={styles.name}>
          {words.row(number)}
        </span>
        {!readOnly && (
          <div className={styles.tools}>
            {tools.map(({ name, label, idle, act }) => (
              <button
                key={name}
                type="button"
                data-tool={name}
                className={tool}
                disabled={disabled}
                aria-disabled={idle || undefined}
                aria-label={label}
                onClick={() => idle || act()}
              >
                <span className={name === 'up' ? styles.turned : undefined}>
                  <Icon name={name === 'remove' ? 'close' : 'down'} />
                </span>
              </button>
            ))}
          </div>
        )}
        <div className={styles.content} data-fields="">
          {children}
        </div>
      </div>
    </li>
  );
}
