import type { ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import * as styles from './button.css.ts';

type ButtonAppearance = {
  tone?: 'primary' | 'quiet';
  /** Rendered after the label. */
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

/** A call to action: a button, or with `href` a link with the same style. */
export function Button({ tone = 'primary', icon, children, ...action }: ButtonProps) {
  const className = `${styles.button} ${styles.tone[tone]}`;
  const content = (
    <>
      {children}
      {icon && <Icon name={icon} />}
    </>
  );
  if ('href' in action) {
    return (
      <a href={action.href} className={className}>
        {content}
      </a>
    );
  }
  const { type = 'button', ...rest } = action;
  return (
    <button type={type} className={className} {...rest}>
      {content}
    </button>
  );
}
