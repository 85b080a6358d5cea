import { type ReactNode, useId } from 'react';
import { fieldButton } from '../field/field-button.css.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './repeater.css.ts';
import type { RepeaterTexts } from './repeater.tsx';

type RepeaterRowProps = {
  index: number;
  count: number;
  texts: RepeaterTexts;
  /** The repeater has its minimum number of rows. */
  isMinimum: boolean;
  disabled: boolean;
  readOnly: boolean;
  onRemove: () => void;
  onMove: (to: number) => void;
  children: ReactNode;
};

// Constants, because React does not render an element again that is the same object as before.
const downIcon = <Icon name="down" />;
const closeIcon = <Icon name="close" />;

/** A row with its title, buttons and fields. Unavailable buttons have `aria-disabled`, because `disabled` would remove the focus. */
export function RepeaterRow({
  index,
  count,
  texts,
  isMinimum,
  disabled,
  readOnly,
  ...row
}: RepeaterRowProps) {
  const { onRemove, onMove, children } = row;
  const id = useId();
  const number = index + 1;
  const buttons = [
    { name: 'up', label: texts.moveUp(number), isUnavailable: index === 0, onClick: () => onMove(index - 1) },
    {
      name: 'down',
      label: texts.moveDown(number),
      isUnavailable: number === count,
      onClick: () => onMove(index + 1),
    },
    { name: 'remove', label: texts.remove(number), isUnavailable: isMinimum, onClick: onRemove },
  ] as const;
  return (
    <li>
      <div className={styles.row} role="group" aria-labelledby={id} data-row="">
        <span id={id} className={styles.name}>
          {texts.row(number)}
        </span>
        {!readOnly && (
          <div className={styles.buttons}>
            {buttons.map(({ name, label, isUnavailable, onClick }) => (
              <button
                key={name}
                type="button"
                data-action={name}
                className={fieldButton}
                disabled={disabled}
                aria-disabled={isUnavailable || undefined}
                aria-label={label}
                onClick={() => isUnavailable || onClick()}
              >
                {name === 'remove' ? closeIcon : downIcon}
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
