import type { ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import * as styles from './button.css.ts';

type ButtonAppearance = {
  tone?: 'primary' | 'quiet';
  /** Rendered after the label. */
  icon?: IconName;
  /** The accessible name, if several buttons of a page have the same text. It must contain that text (WCAG 2.5.3). */
  label?: string;
  children: ReactNode;
};
type ButtonProps = ButtonAppearance &
  (
    | { href: string }
    | {
        type?: 'button' | 'submit';
        disabled?: boolean;
        /** The id of the form to submit, if the submit button is outside that form. */
        form?: string;
        /** Name of `value`. Both are submitted only if this button submits the form. */
        name?: string;
        value?: string;
        /** The URL to which this button submits its form, instead of that of the form. */
        formAction?: string;
        onClick?: () => void;
        ref?: Ref<HTMLButtonElement>;
      }
  );

/** A call to action: a button, or with `href` a link with the same style. */
export function Button({ tone = 'primary', icon, label, children, ...action }: ButtonProps) {
  const className = `${styles.button} ${styles.tone[tone]}`;
  const content = (
    <>
      {children}
      {icon && <Icon name={icon} />}
    </>
  );
  if ('href' in action) {
    return (
      <a href={action.href} className={className} aria-label={label}>
        {content}
      </a>
    );
  }
  const { type = 'button', ...rest } = action;
  return (
    <button type={type} className={className} aria-label={label} {...rest}>
      {content}
    </button>
  );
}
