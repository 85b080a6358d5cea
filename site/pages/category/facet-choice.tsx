import { Choice } from '#design-system/choice';
import { FacetLabel } from './facet-label.tsx';
import * as styles from './facets.css.ts';
import type { FacetValue } from './list-options.ts';

type FacetChoiceProps = FacetValue & {
  readonly type: 'checkbox' | 'radio' | 'switch';
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: () => void;
};

const VARIANTS = { checkbox: 'box', radio: 'radio', switch: 'switch' } as const;

/** One value of a facet with the number of its products. A value without products cannot be chosen. */
export function FacetChoice({ type, name, value, label, count, color, checked, onChange }: FacetChoiceProps) {
  return (
    <div className={styles.choice}>
      <Choice
        variant={VARIANTS[type]}
        name={name}
        value={value}
        checked={checked}
        disabled={count === 0 && !checked}
        onChange={onChange}
      >
        <FacetLabel label={label} count={count} color={color} />
      </Choice>
    </div>
  );
}
