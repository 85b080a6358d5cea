import type { ComponentProps } from 'react';
import { TextField } from '#design-system/text-field';
import type { FormField } from '../../forms/form.ts';
import { loadRuleMessagesFor } from '../../forms/rule-messages.ts';
import { descriptionsOf } from '../../forms/rules.ts';
import { timeNameOf } from '../../forms/values.ts';
import type { FormTexts } from './form-texts.ts';
import { useSuccessor } from './use-successor.ts';

type DateControlProps = Omit<ComponentProps<typeof TextField>, 'type'> & {
  field: FormField;
  type: 'date' | 'datetime-local';
  /** Whether the visitor has it before them and a script at work. */
  asked: boolean;
  words: FormTexts;
  locale: string;
};

/** A day, perhaps with a time of it: the browser's own field, then the picker, whose calendar comes when it is used. */
export function DateControl({ field, type, asked, words, locale, ...common }: DateControlProps) {
  const { place, successor } = useSuccessor({
    asked,
    fetch: () => fetchPicker(locale),
    read: (element) => element.querySelector('input')?.value ?? '',
  });
  if (!successor)
    return (
      <div ref={place}>
        <TextField {...common} type={type} />
      </div>
    );
  const { id, name, label, required, requiredLabel, hint, error } = common;
  const { Picker, today, invalid } = successor.parts;
  const [day, time = ''] = successor.standing.split('T');
  const setup = {
    ...boundsOf(field),
    isDisabled: () => false,
    today,
    locale,
    texts: { ...words.calendar, invalid },
  };
  return (
    <Picker
      {...{ id, name, label, required, requiredLabel, hint, error, setup }}
      defaultValue={day}
      time={
        type === 'date'
          ? undefined
          : {
              name: timeNameOf(name),
              label: words.calendar.time,
              defaultValue: time.slice(0, 'HH:mm'.length),
            }
      }
    />
  );
}

async function fetchPicker(locale: string) {
  const [{ DatePicker: Picker }, { dateRefused: invalid }] = await Promise.all([
    import('#design-system/date-picker'),
    loadRuleMessagesFor(locale),
  ]);
  return { Picker, invalid, today: new Date().toISOString().slice(0, 10) };
}

const DAY_MS = 86_400_000;

/** The days that its rules allow, so that the calendar offers no others. */
function boundsOf(field: FormField) {
  const rules = descriptionsOf([field], new Date())[0]?.rules ?? [];
  const dayOf = (name: string, days: number) => {
    const found = typeof rules === 'string' ? undefined : rules.find(([rule]) => rule === name);
    const time = Date.parse(String(found?.[1]));
    return Number.isNaN(time) ? undefined : new Date(time + days * DAY_MS).toISOString().slice(0, 10);
  };
  return {
    min: dayOf('date_after', 1) ?? dayOf('date_after_or_equal', 0),
    max: dayOf('date_before', -1) ?? dayOf('date_before_or_equal', 0),
  };
}
