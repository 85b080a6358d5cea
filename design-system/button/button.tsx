import type { ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import * as styles from './button.css.ts';

type ButtonAppearance = {
  tone?: 'primary' | 'quiet';
  /** Shown after the words. */
  icon?: IconName;
  children: ReactNode;
};
type ButtonProps = ButtonAppearance &
  (
    | { href: string }
    | {
        type?: 'button' | 'submit';
        disabled?: boolean;
        onClick?: () => void;
        ref?: Ref<HTMLButtonElement>;
      }
  );

/** A call to action: a button that does something here, or with `href` a link that leads somewhere and looks the same. */
export function Button({ tone = 'primary', icon, children, ...action }: ButtonProps) {
  const looks = `${styles.button} ${styles.tone[tone]}`;
  const inside = (
    <>
      {children}
      {icon && <Icon name={icon} />}
    </>
  );
  if ('href' in action) {
    return (
      <a href={action.href} className={looks}>
        {inside}
      </a>
    );
  }
  const { type = 'button', ...rest } = action;
  return (
    <button type={type} className={looks} {...rest}>
      {inside}
    </button>
  );
}
