import type { CSSProperties } from 'react';
import * as styles from './progress.css.ts';

type ProgressProps = {
  /** What is under way: “Je bestelling”. */
  label: string;
  /** How far it has come in words, shown beside the label: “60%”, “2 van 4”. */
  valueLabel?: string;
} & (
  | {
      /** From 0 to 1. Without it nobody knows how long it takes. */
      value?: number | undefined;
    }
  | {
      /** Steps instead of a share: which one the visitor is at, counted from 1. */
      step: number;
      of: number;
    }
);

/** How far something has come: a share, one of some steps, or under way for who knows how long. */
export function Progress({ label, valueLabel, ...how }: ProgressProps) {
  const stepped = 'step' in how;
  const told = stepped ? how.step / how.of : how.value;
  const share = told === undefined ? undefined : Math.min(Math.max(told, 0), 1);
  const bar: CSSProperties & Record<`--${string}`, string> = {
    ...(share === undefined ? {} : { [styles.SHARE]: `${share * 100}%` }),
    ...(stepped ? { [styles.STEPS]: String(how.of) } : {}),
  };
  return (
    <div className={styles.progress}>
      <div className={styles.labels} aria-hidden="true">
        <span>{label}</span>
        {valueLabel && <span className={styles.value}>{valueLabel}</span>}
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={stepped ? 1 : 0}
        aria-valuemax={stepped ? how.of : 100}
        aria-valuenow={stepped ? how.step : share === undefined ? undefined : Math.round(share * 100)}
        aria-valuetext={valueLabel}
        className={styles.track}
        style={bar}
        data-state={stepped ? 'steps' : share === undefined ? 'indeterminate' : 'determinate'}
      />
    </div>
  );
}
