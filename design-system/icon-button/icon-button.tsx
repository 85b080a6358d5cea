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
  /** The accessible name. */
  label: string;
  /** `ring` is 52 px wide and also legible on pictures. `bare` is 44 px wide, for use beside text. */
  variant?: 'ring' | 'bare';
  /** Disables the action by `aria-disabled`. The button stays focusable, so that keyboard focus is not lost. */
  disabled?: boolean;
};

/** A round button with an icon instead of a visible label. */
export function IconButton({ icon, label, variant = 'ring', disabled, onClick, ...button }: IconButtonProps) {
  return (
    <button
      {...button}
      type="button"
      className={`${styles.button} ${styles.variant[variant]}`}
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
