import { fieldButton } from '../field/field-button.css.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './number-field.css.ts';
import { stepValue, type StepRange } from './stepped-value.ts';

type SteppersProps = {
  steppers: { readonly decrease: string; readonly increase: string };
  steps: StepRange;
  current: string;
  /** The value after the last button press, for screen readers. */
  announcement: string;
  /** The id of the number input. */
  controls: string;
  disabled: boolean | undefined;
  move: (n: number) => void;
};

/** The decrease and increase buttons. Tab skips them, because the arrow keys do the same in the input. */
export function Steppers({
  steppers,
  steps,
  current,
  announcement,
  controls,
  disabled,
  move,
}: SteppersProps) {
  return (
    <div className={styles.steppers}>
      {([-1, 1] as const).map((n) => (
        <button
          key={n}
          type="button"
          tabIndex={-1}
          className={fieldButton}
          disabled={disabled}
          aria-disabled={stepValue(current, n, steps) === current || undefined}
          aria-controls={controls}
          aria-label={n < 0 ? steppers.decrease : steppers.increase}
          onClick={() => move(n)}
        >
          <Icon name={n < 0 ? 'minus' : 'plus'} />
        </button>
      ))}
      <VisuallyHidden live>{announcement}</VisuallyHidden>
    </div>
  );
}
