import type { ReactNode } from 'react';
import * as styles from './text.css.ts';

type TextProps = {
  size?: 'note' | 'small' | 'body' | 'lead';
  /** Without one, the colour of what it stands in. */
  tone?: 'ink' | 'quiet' | 'danger';
  as?: 'p' | 'span' | 'div';
  id?: string;
  children: ReactNode;
};

/** Words in the text face, no wider than a comfortable line; line breaks that an editor typed stay. */
export function Text({ size = 'body', tone, as: Element = 'p', id, children }: TextProps) {
  const looks = [styles.text, styles.size[size], tone && styles.tone[tone]];
  return (
    <Element id={id} className={looks.filter(Boolean).join(' ')}>
      {children}
    </Element>
  );
}
