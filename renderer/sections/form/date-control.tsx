import type { ComponentProps } from 'react';
import { TextField } from '#design-system/text-field';
import { rulesOf } from '../../forms/field-descriptions.ts';
import type { FormField } from '../../forms/form.ts';
import { loadRuleMessagesFor } from '../../forms/rule-messages.ts';
import { timeNameOf } from '../../forms/values.ts';
import { dateBoundsOf } from './date-bounds.ts';
import { EnhancedControl } from './enhanced-control.tsx';
import type { FormTexts } from './form-texts.ts';

type DateControlProps = Omit<ComponentProps<typeof TextField>, 'type'> & {
  field: FormField;
  type: 'date' | 'datetime-local';
  /** Whether the field is visible and the form is interactive. */
  isActive: boolean;
  texts: FormTexts;
  locale: string;
};

/** A date, optionally with a time: a native field, enhanced to a date picker. */
export function DateControl({ field, type, isActive, texts, locale, ...common }: DateControlProps) {
  const { id, name, label, required, requiredLabel, hint, error } = common;
  return (
    <EnhancedControl
      isActive={isActive}
      native={<TextField {...common} type={type} />}
      load={() => loadPicker(locale)}
      read={(container) => container.querySelector('input')?.value ?? ''}
    >
      {({ Picker, today, invalid, formatRuleMessage }, value) => {
        const [day, time = ''] = value.split('T');
        const bounds = boundsOf(field, type);
        const boundMessage = (rule: string, bound: string | undefined) =>
          bound && formatRuleMessage({ rule, args: [bound], value, name, labelOf: () => undefined });
        const setup = {
          ...bounds,
          isDisabled: () => false,
          today,
          locale,
          texts: {
            ...texts.calendar,
            invalid,
            tooEarly: boundMessage('date_after_or_equal', bounds.min),
            tooLate: boundMessage('date_before_or_equal', bounds.max),
          },
        };
        const timeField = {
          name: timeNameOf(name),
          label: texts.calendar.time,
          defaultValue: time.slice(0, 'HH:mm'.length),
        };
        return (
          <Picker
            {...{ id, name, label, required, requiredLabel, hint, error, setup }}
            defaultValue={day}
            time={type === 'date' ? undefined : timeField}
          />
        );
      }}
    </EnhancedControl>
  );
}

async function loadPicker(locale: string) {
  const [{ DatePicker: Picker, fromLocalDate }, { createMessageFormatter }, messages] = await Promise.all([
    import('#design-system/date-picker'),
    import('../../forms/validation/message-text.ts'),
    loadRuleMessagesFor(locale),
  ]);
  return {
    Picker,
    invalid: messages.dateInvalid,
    formatRuleMessage: createMessageFormatter(messages, locale),
    today: fromLocalDate(new Date()),
  };
}

function boundsOf(field: FormField, type: DateControlProps['type']) {
  return dateBoundsOf(rulesOf(field, new Date()), type === 'datetime-local');
}
