import { Checkbox } from '#design-system/checkbox';
import { ChoiceGroup } from '#design-system/choice-group';
import { FileField } from '#design-system/file-field';
import { Range } from '#design-system/range';
import { SelectField } from '#design-system/select-field';
import { TextArea } from '#design-system/text-area';
import { TextField } from '#design-system/text-field';
import type { FormEngine } from '../../forms/create-form.ts';
import type { FormField as Field, PostedForm } from '../../forms/form.ts';
import { useField } from '../../forms/use-form.ts';
import { DateControl } from './date-control.tsx';
import type { FormTexts } from './form-texts.ts';
import * as styles from './form.css.ts';
import { controlId } from './ids.ts';
import { initialTexts } from './initial-answers.ts';
import { AT_A_GLANCE, ManyControl } from './many-control.tsx';
import { NumberControl } from './number-control.tsx';

type FormFieldProps = {
  engine: FormEngine;
  section: string;
  field: Field;
  /** Whether it is asked for, the form being filled in as it is. */
  asked: boolean;
  awake: boolean;
  posted: PostedForm | undefined;
  /** With which choice it is asked for; nothing for a field that everybody is asked. */
  onlyWith: string | undefined;
  words: FormTexts;
  locale: string;
};

/** One question of the form, with what the visitor answered before, if anything. Its native control keeps the answer. */
export function FormField({
  engine,
  section,
  field,
  asked,
  awake,
  posted,
  onlyWith,
  words,
  locale,
}: FormFieldProps) {
  const { name, label, required, columns } = field;
  const { now, required: judgedRequired } = useField(engine, name);
  if (field.kind === 'hidden') return <input type="hidden" name={name} value={field.initial} />;
  // Where it is in sight only with its choice, nothing need say so, and it can be required.
  const hints = [
    awake ? undefined : onlyWith,
    field.hint,
    posted?.filesLost.includes(name) ? words.chooseFileAgain : undefined,
  ];
  const common = {
    id: controlId(section, name),
    name,
    label,
    required: required || (awake && judgedRequired),
    requiredLabel: words.required,
    hint: hints.filter(Boolean).join(' '),
    error: [...now.errors, ...now.warnings].join(' ') || undefined,
  };
  return (
    <div className={styles.field} data-field={name} data-columns={columns} hidden={!asked}>
      <Control
        field={field}
        texts={initialTexts(field, posted?.values)}
        common={common}
        asked={asked && awake}
        words={words}
        locale={locale}
      />
    </div>
  );
}

type ControlProps = {
  field: Exclude<Field, { kind: 'hidden' }>;
  /** What stands there at first. */
  texts: readonly string[];
  common: Parameters<typeof FileField>[0];
  /** Whether the visitor has it before them and a script at work. */
  asked: boolean;
  words: FormTexts;
  locale: string;
};

function Control({ field, texts, common, asked, words, locale }: ControlProps) {
  const [first] = texts;
  switch (field.kind) {
    case 'text': {
      const { type, placeholder, autoComplete, inputMode, minLength, maxLength } = field;
      if (type === 'date' || type === 'datetime-local')
        return <DateControl {...common} {...{ field, type, asked, words, locale }} defaultValue={first} />;
      const input = { type, placeholder, autoComplete, inputMode, minLength, maxLength };
      return <TextField {...common} {...input} defaultValue={first} />;
    }
    case 'number': {
      const { min, max, step, decimal, placeholder, autoComplete } = field;
      const number = { min, max, step, decimal, placeholder, autoComplete };
      return <NumberControl {...common} {...number} {...{ asked, words }} defaultValue={first} />;
    }
    case 'textarea': {
      const { placeholder, maxLength } = field;
      return <TextArea {...common} placeholder={placeholder} maxLength={maxLength} defaultValue={first} />;
    }
    case 'select': {
      const { options, placeholder = words.choose, autoComplete } = field;
      return <SelectField {...common} {...{ options, placeholder, autoComplete }} defaultValue={first} />;
    }
    case 'checkbox':
      if (field.options.length > AT_A_GLANCE)
        return (
          <ManyControl
            {...common}
            {...{ asked, words, locale }}
            options={field.options}
            defaultValue={texts}
          />
        );
      return <ChoiceGroup {...common} kind={field.kind} options={field.options} defaultValue={texts} />;
    case 'radio':
      return <ChoiceGroup {...common} kind={field.kind} options={field.options} defaultValue={texts} />;
    case 'toggle':
      return <Checkbox {...common} value="1" variant={field.look} defaultChecked={texts.length > 0} />;
    case 'range': {
      const { min, max, step, ends } = field;
      return (
        <Range
          {...common}
          {...{ min, max, step }}
          startLabel={ends[0]}
          endLabel={ends[1]}
          defaultValue={first}
        />
      );
    }
    case 'file':
      return <FileField {...common} accept={field.accept} multiple={field.multiple} />;
  }
}
