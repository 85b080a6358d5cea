import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import * as styles from './icon-button.css.ts';

type IconButtonProps = Pick<
  ComponentProps<'button'>,
  | 'id'
  | 'ref'
  | 'onClick'
  | 'popoverTarget'
  | 'popoverTargetAction'
  | 'aria-describedby'
  | 'aria-expanded'
  | 'aria-haspopup'
> & {
  icon: IconName;
  /** What it does; the drawing says nothing to a screen reader. */
  label: string;
  /** A ring of 52 px that also stands on pictures, or bare, of 44 px, for beside words. */
  variant?: 'ring' | 'bare';
  /** There is nothing to do now. It keeps its place and its focus, so that a keyboard does not lose its way. */
  unavailable?: boolean;
};

/** A round button with a drawing instead of words. */
export function IconButton({
  icon,
  label,
  variant = 'ring',
  unavailable,
  onClick,
  ...button
}: IconButtonProps) {
  return (
    <button
      {...button}
      type="button"
      className={`${styles.button} ${styles.variant[variant]}`}
      aria-label={label}
      aria-disabled={unavailable}
      onClick={unavailable ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
