import { tool } from '../field/tool.css.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './number-field.css.ts';
import { steppedValue, type Steps } from './stepped-value.ts';

type SteppersProps = {
  steppers: { readonly decrease: string; readonly increase: string };
  steps: Steps;
  current: string;
  /** What the last press made of the value. */
  said: string;
  /** The id of the field they step. */
  controls: string;
  disabled: boolean | undefined;
  move: (n: number) => void;
};

/** Less and more. The keyboard has its arrows in the field, so Tab passes over them. */
export function Steppers({ steppers, steps, current, said, controls, disabled, move }: SteppersProps) {
  return (
    <div className={styles.steppers}>
      {([-1, 1] as const).map((n) => (
        <button
          key={n}
          type="button"
          tabIndex={-1}
          className={tool}
          disabled={disabled}
          aria-disabled={steppedValue(current, n, steps) === current || undefined}
          aria-controls={controls}
          aria-label={n < 0 ? steppers.decrease : steppers.increase}
          onClick={() => move(n)}
        >
          <Icon name={n < 0 ? 'minus' : 'plus'} />
        </button>
      ))}
      <VisuallyHidden live>{said}</VisuallyHidden>
    </div>
  );
}
