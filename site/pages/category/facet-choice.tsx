import { useState } from 'react';
import { Choice } from '#design-system/choice';
import { FacetLabel } from './facet-label.tsx';
import * as styles from './facets.css.ts';
import type { FacetValue } from './list-options.ts';

type FacetChoiceProps = FacetValue & {
  readonly type: 'checkbox' | 'radio' | 'switch';
  readonly name: string;
  readonly checked: boolean;
  /** Whether the limits of a choice allow this value. */
  readonly canBeAdded: boolean;
  readonly onChange: () => void;
};

const VARIANTS = { checkbox: 'box', radio: 'radio', switch: 'switch' } as const;

/**
 * One value of a facet with the number of its products. A value without products, or above the limits of a choice, is disabled, except
 * while it has the focus: a disabled control would lose the focus, and the visitor may want to undo the choice.
 */
export function FacetChoice({
  type,
  name,
  value,
  label,
  count,
  color,
  checked,
  canBeAdded,
  onChange,
}: FacetChoiceProps) {
  const [isFocused, setFocused] = useState(false);
  return (
    <div
      className={styles.choice}
      onFocus={() => setFocused(true)}
      onBlur={({ target }) => setFocused(document.activeElement === target)}
    >
      <Choice
        variant={VARIANTS[type]}
        name={name}
        value={value}
        checked={checked}
        disabled={(count === 0 || !canBeAdded) && !checked && !isFocused}
        onChange={({ currentTarget }) => {
          // The control may have received the focus before hydration, when React received no event.
          setFocused(document.activeElement === currentTarget);
          onChange();
        }}
      >
        <FacetLabel label={label} count={count} color={color} />
      </Choice>
    </div>
  );
}
