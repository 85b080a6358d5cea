import type { CSSProperties, ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './skeleton.css.ts';

type SkeletonProps = {
  /** The content has not come yet. */
  busy: boolean;
  /** Said while it has not: “Lampen worden opgehaald”. */
  label: string;
  /** The shape of the content's picture, if it begins with one: `4/5`. */
  picture?: `${number}/${number}`;
  /** Lines of words below it. */
  lines?: number;
  /** What has come. */
  children?: ReactNode;
};

/**
 * Stands in for content until it comes, as large as that will be. Its room is kept at once, so that nothing moves; it is drawn
 * after 200 ms, so that what comes quickly does not flicker.
 */
export function Skeleton({ busy, label, picture, lines = 0, children }: SkeletonProps) {
  const shape: CSSProperties & Record<`--${string}`, string> = picture ? { [styles.RATIO]: picture } : {};
  return (
    <div aria-busy={busy}>
      <VisuallyHidden live>{busy ? label : ''}</VisuallyHidden>
      {busy ? (
        <div className={styles.skeleton} aria-hidden="true">
          {picture && <div className={styles.picture} style={shape} />}
          {Array.from({ length: lines }, (_, at) => (
            <div key={at} className={styles.line} />
          ))}
        </div>
      ) : (
        children
      )}
    </div>
  );
}
