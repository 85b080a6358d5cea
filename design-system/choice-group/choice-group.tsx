import { Choice } from '../choice/choice.tsx';
import type { FieldProps } from '../field/field.tsx';
import { Fieldset } from '../fieldset/fieldset.tsx';
import * as styles from './choice-group.css.ts';

type ChoiceGroupProps = FieldProps & {
  /** `radio` takes one answer, `checkbox` any number. */
  kind: 'radio' | 'checkbox';
  options: readonly { readonly value: string; readonly label: string }[];
  /** The values that are chosen at first; for radio buttons the first of them counts. */
  defaultValue?: readonly string[] | undefined;
};

/**
 * All answers in sight. The id is the first choice's, where the link of a list of errors can land. Browsers do not check that one of several boxes is ticked: for those
 * `required` only says so, and the server checks.
 */
export function ChoiceGroup({ name, kind, options, defaultValue = [], ...field }: ChoiceGroupProps) {
  const one = kind === 'radio';
  const chosen = one ? defaultValue.slice(0, 1) : defaultValue;
  return (
    <Fieldset {...field} id={`${field.id}-group`} role={one ? 'radiogroup' : undefined}>
      <div className={styles.choices}>
        {options.map(({ value, label }, index) => (
          <Choice
            key={value}
            id={index === 0 ? field.id : `${field.id}-choice-${index + 1}`}
            name={name}
            value={value}
            look={one ? 'radio' : 'box'}
            defaultChecked={chosen.includes(value)}
            required={one && field.required}
          >
            {label}
          </Choice>
        ))}
      </div>
    </Fieldset>
  );
}
