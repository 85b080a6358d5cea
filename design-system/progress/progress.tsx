import type { CSSProperties } from 'react';
import * as styles from './progress.css.ts';

type ProgressProps = {
  /** The accessible name, such as “Your order”. */
  label: string;
  /** The value as text, beside the label, such as “60%” or “2 of 4”. */
  valueLabel?: string;
} & (
  | {
      /** From 0 to 1. Without it the progress is indeterminate. */
      value?: number | undefined;
    }
  | {
      /** The current step, counted from 1. */
      step: number;
      of: number;
    }
);

/** A progress bar: a share, steps, or indeterminate. */
export function Progress({ label, valueLabel, ...progress }: ProgressProps) {
  const hasSteps = 'step' in progress;
  const value = hasSteps ? progress.step / progress.of : progress.value;
  const share = value === undefined ? undefined : Math.min(Math.max(value, 0), 1);
  const style: CSSProperties & Record<`--${string}`, string> = {
    ...(share === undefined ? {} : { [styles.SHARE]: `${share * 100}%` }),
    ...(hasSteps ? { [styles.STEPS]: String(progress.of) } : {}),
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
        aria-valuemin={hasSteps ? 1 : 0}
        aria-valuemax={hasSteps ? progress.of : 100}
        aria-valuenow={hasSteps ? progress.step : share === undefined ? undefined : Math.round(share * 100)}
        aria-valuetext={valueLabel}
        className={styles.track}
        style={style}
        data-state={hasSteps ? 'steps' : share === undefined ? 'indeterminate' : 'determinate'}
      />
    </div>
  );
}
