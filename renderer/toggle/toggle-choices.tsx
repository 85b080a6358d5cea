import type { CSSProperties, ReactNode, Ref } from 'react';
import type { ToggleOption } from './toggle-options.ts';
import * as styles from './toggle.css.ts';

type ToggleChoicesProps<Option extends ToggleOption> = {
  options: readonly Option[];
  /** The section's own id: names the group of radios, unique in the page. */
  id: string;
  /** What is chosen here: an element that says so, or words for those who hear the page. */
  name: { labelledBy: string } | { label: string };
  /** How the group, each choice in it and each label look. */
  looks: { group: string; choice: string; label?: string };
  /** The element that says more about an option, which is heard with its label. */
  describedBy?: (option: Option) => string | undefined;
  /** What stands before the label. */
  mark?: (option: Option) => ReactNode;
  /** Ref of the radio group. */
  ref?: Ref<HTMLDivElement>;
};

/**
 * The choices of a toggle as radios, the first of them chosen. Styles do the rest (`toggle.css.ts`): keyboard, touch and screen
 * readers get a group of radios as browsers make it, with or without scripts. One option leaves nothing to choose.
 */
export function ToggleChoices<Option extends ToggleOption>(props: ToggleChoicesProps<Option>) {
  const { options, id, name, looks, describedBy, mark, ref } = props;
  if (options.length < 2) return null;
  const count: CSSProperties & Record<`--${string}`, number> = { [styles.COUNT]: options.length };
  return (
    <div
      ref={ref}
      role="radiogroup"
      {...('label' in name ? { 'aria-label': name.label } : { 'aria-labelledby': name.labelledBy })}
      className={`${styles.choices} ${looks.group}`}
      style={count}
    >
      {options.map((option, at) => (
        <label key={option.id} className={`${styles.choice} ${looks.choice}`}>
          {/* Browsers restore a choice on reload; the page starts with the first. */}
          <input
            type="radio"
            name={`${id}-choice`}
            value={at + 1}
            defaultChecked={at === 0}
            aria-describedby={describedBy?.(option)}
            autoComplete="off"
            className={styles.radio}
          />
          {mark?.(option)}
          <span className={looks.label}>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
