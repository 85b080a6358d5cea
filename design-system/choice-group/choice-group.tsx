import { Choice } from '../choice/choice.tsx';
import type { FieldProps } from '../field/field.tsx';
import { Fieldset } from '../fieldset/fieldset.tsx';
import * as styles from './choice-group.css.ts';

type ChoiceGroupProps = FieldProps & {
  /** `radio` allows one selected option, `checkbox` any number. */
  kind: 'radio' | 'checkbox';
  options: readonly { readonly value: string; readonly label: string }[];
  /** The values selected at first. Radio buttons use only the first value. */
  defaultValue?: readonly string[] | undefined;
};

/**
 * A group of radio buttons or checkboxes. The first choice has the field's id, because error summary links point to that id. Browsers
 * cannot require one of several checkboxes, so for checkboxes the server must validate `required`.
 */
export function ChoiceGroup({ name, kind, options, defaultValue = [], ...field }: ChoiceGroupProps) {
  const isRadio = kind === 'radio';
  const selected = isRadio ? defaultValue.slice(0, 1) : defaultValue;
  return (
    <Fieldset {...field} id={`${field.id}-group`} role={isRadio ? 'radiogroup' : undefined}>
      <div className={styles.choices}>
        {options.map(({ value, label }, index) => (
          <Choice
            key={value}
            id={index === 0 ? field.id : `${field.id}-choice-${index + 1}`}
            name={name}
            value={value}
            variant={isRadio ? 'radio' : 'box'}
            defaultChecked={selected.includes(value)}
            required={isRadio && field.required}
          >
            {label}
          </Choice>
        ))}
      </div>
    </Fieldset>
  );
}
