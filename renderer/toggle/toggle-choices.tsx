import type { CSSProperties, ReactNode, Ref } from 'react';
import { ResetOnLoad } from '#design-system/reset-on-load';
import type { ToggleOption } from './toggle-options.ts';
import * as styles from './toggle.css.ts';

type ToggleChoicesProps<Option extends ToggleOption> = {
  options: readonly Option[];
  /** Id of the section; the prefix of the radio group's name. */
  id: string;
  /** Accessible name of the group: the id of an element, or a text. */
  name: { labelledBy: string } | { label: string };
  /** Class names of the group, of each choice and of each label. */
  classNames: { group: string; choice: string; label?: string };
  /** Returns the id of an option's description. */
  describedBy?: (option: Option) => string | undefined;
  /** Renders content before the label. */
  renderMark?: (option: Option) => ReactNode;
  /** Ref of the radio group. */
  ref?: Ref<HTMLDivElement>;
};

/**
 * The options of a toggle as radio buttons; the first is checked. `toggle.css.ts` shows the picture of the checked option, so the
 * toggle works without scripts by keyboard, touch and screen reader. Renders nothing for a single option.
 */
export function ToggleChoices<Option extends ToggleOption>(props: ToggleChoicesProps<Option>) {
  const { options, id, name, classNames, describedBy, renderMark, ref } = props;
  if (options.length < 2) return null;
  const count: CSSProperties & Record<`--${string}`, number> = { [styles.COUNT]: options.length };
  return (
    <ResetOnLoad>
      <div
        ref={ref}
        role="radiogroup"
        {...('label' in name ? { 'aria-label': name.label } : { 'aria-labelledby': name.labelledBy })}
        className={`${styles.choices} ${classNames.group}`}
        style={count}
      >
        {options.map((option, index) => (
          <label key={option.id} className={`${styles.choice} ${classNames.choice}`}>
            <input
              type="radio"
              name={`${id}-choice`}
              value={index + 1}
              defaultChecked={index === 0}
              aria-describedby={describedBy?.(option)}
              className={styles.radio}
            />
            {renderMark?.(option)}
            <span className={classNames.label}>{option.label}</span>
          </label>
        ))}
      </div>
    </ResetOnLoad>
  );
}
