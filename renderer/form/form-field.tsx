import { Checkbox } from '#design-system/checkbox';
import { ChoiceGroup } from '#design-system/choice-group';
import { FileField } from '#design-system/file-field';
import { SelectField } from '#design-system/select-field';
import { TextArea } from '#design-system/text-area';
import { TextField } from '#design-system/text-field';
import type { FormField as Field, PostedForm } from '../forms.ts';
import type { SectionWords } from '../words.ts';
import * as styles from './form.css.ts';

type FormFieldProps = {
  section: string;
  field: Field;
  posted: Exclude<PostedForm, { outcome: 'accepted' }> | undefined;
  /** With which choice it is asked for; nothing for a field that everybody is asked. */
  onlyWith: string | undefined;
  words: SectionWords['form'];
};

/** The id of a field's control, where a link to what is wrong with it leads. */
export function controlId(section: string, name: string): string {
  return `${section}-${name}`;
}

/** One question of the form, with what the visitor answered before, if anything. */
export function FormField({ section, field, posted, onlyWith, words }: FormFieldProps) {
  const { name, label, required, columns } = field;
  if (field.kind === 'hidden') return <input type="hidden" name={name} value={field.initial} />;
  const hints = [onlyWith, field.hint, posted?.filesLost.includes(name) ? words.chooseFileAgain : undefined];
  const common = {
    id: controlId(section, name),
    name,
    label,
    required,
    requiredLabel: words.required,
    hint: hints.filter(Boolean).join(' '),
    error: posted?.errors[name]?.join(' '),
  };
  return (
    <div className={styles.field} data-columns={columns}>
      <Control field={field} given={posted && (posted.values[name] ?? [])} common={common} />
    </div>
  );
}

type ControlProps = {
  field: Exclude<Field, { kind: 'hidden' }>;
  /** What the visitor answered; `undefined` before any answer, when the editor's own value stands there. */
  given: readonly string[] | undefined;
  common: Parameters<typeof FileField>[0];
};

function Control({ field, given, common }: ControlProps) {
  switch (field.kind) {
    case 'text': {
      const { type, placeholder, autoComplete, inputMode, minLength, maxLength, initial } = field;
      const input = { type, placeholder, autoComplete, inputMode, minLength, maxLength };
      return <TextField {...common} {...input} defaultValue={given ? given[0] : initial} />;
    }
    case 'textarea': {
      const { placeholder, maxLength, initial } = field;
      const value = given ? given[0] : initial;
      return <TextArea {...common} placeholder={placeholder} maxLength={maxLength} defaultValue={value} />;
    }
    case 'select': {
      const { options, placeholder, autoComplete, initial } = field;
      const value = given ? given[0] : initial;
      return (
        <SelectField
          {...common}
          options={options}
          placeholder={placeholder ?? ''}
          autoComplete={autoComplete}
          defaultValue={value}
        />
      );
    }
    case 'radio':
    case 'checkbox': {
      const { kind, options, initial } = field;
      return <ChoiceGroup {...common} kind={kind} options={options} defaultValue={given ?? initial} />;
    }
    case 'toggle':
      return <Checkbox {...common} value="1" defaultChecked={given ? given.length > 0 : field.initial} />;
    case 'file':
      return <FileField {...common} accept={field.accept} multiple={field.multiple} />;
  }
}
