import type { CSSProperties, ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './skeleton.css.ts';

type SkeletonProps = {
  /** The content is loading. */
  busy: boolean;
  /** Announced while the content loads, such as “Loading lamps”. */
  label: string;
  /** Aspect ratio of the picture at the start of the content, such as `4/5`. */
  picture?: `${number}/${number}`;
  /** Number of lines of text below the picture. */
  lines?: number;
  children?: ReactNode;
};

/**
 * A placeholder for loading content, as large as the content. It reserves its space at once, so that the layout does not shift. It
 * becomes visible after 200 ms, so that content that loads fast does not flicker.
 */
export function Skeleton({ busy, label, picture, lines = 0, children }: SkeletonProps) {
  const style: CSSProperties & Record<`--${string}`, string> = picture ? { [styles.RATIO]: picture } : {};
  return (
    <div>
      {/* The label is outside the busy element, because screen readers ignore changes inside it. */}
      <VisuallyHidden live>{busy ? label : ''}</VisuallyHidden>
      <div aria-busy={busy}>
        {busy ? (
          <div className={styles.skeleton} aria-hidden="true">
            {picture && <div className={styles.picture} style={style} />}
            {Array.from({ length: lines }, (_, line) => (
              <div key={line} className={styles.line} />
            ))}
          </div>
        ) : (
          children
        )}
      </div>
    </div>
  );
}
