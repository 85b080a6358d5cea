import { Checkbox } from '#design-system/checkbox';
import { ChoiceGroup } from '#design-system/choice-group';
import { FileField } from '#design-system/file-field';
import { Range } from '#design-system/range';
import { SelectField } from '#design-system/select-field';
import { TextArea } from '#design-system/text-area';
import { TextField } from '#design-system/text-field';
import type { FormEngine } from '../../forms/create-form-engine.ts';
import type { PostedForm, PrivacyLink } from '../../forms/form-data.ts';
import type { FormField as Field } from '../../forms/form.ts';
import { useField } from '../../forms/use-form.ts';
import { initialTexts } from './control-values.ts';
import { DateControl } from './date-control.tsx';
import type { FormTexts } from './form-texts.ts';
import * as styles from './form.css.ts';
import { controlId } from './ids.ts';
import { isTransferList, MultiSelectControl } from './multi-select-control.tsx';
import { NumberControl } from './number-control.tsx';

type FormFieldProps = {
  engine: FormEngine;
  sectionId: string;
  field: Field;
  /** Whether the condition of the field holds. */
  isConditionMet: boolean;
  isInteractive: boolean;
  posted: PostedForm | undefined;
  privacyLink: PrivacyLink | undefined;
  /** Hint that names the choice that makes the field visible. */
  conditionHint: string | undefined;
  texts: FormTexts;
  locale: string;
};

/** A field with its control. The initial value is the one that the visitor posted before, or else the editor's. */
export function FormField({
  engine,
  sectionId,
  field,
  isConditionMet,
  isInteractive,
  posted,
  privacyLink,
  conditionHint,
  texts,
  locale,
}: FormFieldProps) {
  const { name, label, required, columns } = field;
  const { now, required: isRequiredByRules } = useField(engine, name);
  const isVisible = !isInteractive || isConditionMet;
  if (field.kind === 'hidden') return <input type="hidden" name={name} value={field.initial} />;
  // An interactive form hides the field until its condition holds. So the field needs no hint about the condition, and can be required.
  const hints = [
    isInteractive ? undefined : conditionHint,
    field.hint,
    posted?.fileFields.includes(name) ? texts.chooseFileAgain : undefined,
  ];
  const common = {
    id: controlId(sectionId, name),
    name,
    label,
    required: required || (isInteractive && isRequiredByRules),
    requiredLabel: texts.required,
    hint: hints.filter(Boolean).join(' '),
    error: [...now.errors, ...now.warnings].join(' ') || undefined,
  };
  return (
    <div
      className={styles.field}
      data-field={name}
      data-columns={columns}
      data-unmet={!isInteractive && !isConditionMet ? '' : undefined}
      hidden={!isVisible}
    >
      <Control
        field={field}
        initial={initialTexts(field, posted?.values)}
        common={common}
        isActive={isVisible && isInteractive}
        texts={texts}
        locale={locale}
      />
      {privacyLink && field.kind === 'toggle' && field.variant === 'box' && (
        <a className={styles.privacyLink} href={privacyLink.href}>
          {privacyLink.label}
        </a>
      )}
    </div>
  );
}

type ControlProps = {
  field: Exclude<Field, { kind: 'hidden' }>;
  /** The initial texts of the control. */
  initial: readonly string[];
  common: Parameters<typeof FileField>[0];
  /** Whether the field is visible and the form is interactive. */
  isActive: boolean;
  texts: FormTexts;
  locale: string;
};

function Control({ field, initial, common, isActive, texts, locale }: ControlProps) {
  const [first] = initial;
  switch (field.kind) {
    case 'text': {
      const { type, placeholder, autoComplete, inputMode, minLength, maxLength } = field;
      if (type === 'date' || type === 'datetime-local')
        return <DateControl {...common} {...{ field, type, isActive, texts, locale }} defaultValue={first} />;
      const input = { type, placeholder, autoComplete, inputMode, minLength, maxLength };
      return <TextField {...common} {...input} defaultValue={first} />;
    }
    case 'number': {
      const { min, max, step, decimal, placeholder, autoComplete } = field;
      const number = { min, max, step, decimal, placeholder, autoComplete };
      return <NumberControl {...common} {...number} {...{ isActive, texts }} defaultValue={first} />;
    }
    case 'textarea': {
      const { placeholder, autoComplete, minLength, maxLength } = field;
      const input = { placeholder, autoComplete, minLength, maxLength };
      return <TextArea {...common} {...input} defaultValue={first} />;
    }
    case 'select': {
      const { options, placeholder = texts.choose, autoComplete } = field;
      return <SelectField {...common} {...{ options, placeholder, autoComplete }} defaultValue={first} />;
    }
    case 'radio':
    case 'checkbox':
      if (isTransferList(field))
        return (
          <MultiSelectControl
            {...common}
            {...{ isActive, texts, locale }}
            options={field.options}
            defaultValue={initial}
          />
        );
      return <ChoiceGroup {...common} kind={field.kind} options={field.options} defaultValue={initial} />;
    case 'toggle':
      return <Checkbox {...common} value="1" variant={field.variant} defaultChecked={initial.length > 0} />;
    case 'range': {
      const { min, max, step, minMaxLabels } = field;
      return (
        <Range
          {...common}
          {...{ min, max, step }}
          startLabel={minMaxLabels[0]}
          endLabel={minMaxLabels[1]}
          defaultValue={first}
        />
      );
    }
    case 'file':
      return <FileField {...common} accept={field.accept} multiple={field.multiple} />;
  }
}
