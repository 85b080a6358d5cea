import type { ReactNode } from 'react';
import * as styles from './text.css.ts';

type TextProps = {
  size?: 'note' | 'small' | 'body' | 'lead';
  /** Colour; inherited by default. */
  tone?: 'ink' | 'quiet' | 'danger';
  as?: 'p' | 'span' | 'div';
  id?: string;
  children: ReactNode;
};

/** Plain text with a limited line length. It keeps an editor's line breaks. */
export function Text({ size = 'body', tone, as: Element = 'p', id, children }: TextProps) {
  const classNames = [styles.text, styles.size[size], tone && styles.tone[tone]];
  return (
    <Element id={id} className={classNames.filter(Boolean).join(' ')}>
      {children}
    </Element>
  );
}
