import { type ComponentProps, useEffect, useState } from 'react';
import { TextField } from '#design-system/text-field';
import { descriptionsOf } from '../form-rules.ts';
import type { FormField } from '../forms.ts';
import { languages, loadRuleMessages } from '../validation.ts';
import type { SectionWords } from '../words.ts';

type DateControlProps = Omit<ComponentProps<typeof TextField>, 'type'> & {
  field: FormField;
  /** Whether the visitor has it before them and a script at work. */
  asked: boolean;
  words: SectionWords['form'];
  locale: string;
};

type Fetched = Awaited<ReturnType<typeof fetchPicker>>;

/**
 * A day: the browser's own field, until the visitor has it before them and the picker has come; its calendar comes when it is used.
 * The picker takes the field's place with what stands there, and never while the visitor is in it.
 */
export function DateControl({ field, asked, words, locale, ...common }: DateControlProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [fetched, setFetched] = useState<Fetched>();
  const [standing, setStanding] = useState<string>();
  useEffect(() => {
    if (!asked) return;
    let gone = false;
    fetchPicker(locale).then(
      (picker) => gone || setFetched(picker),
      // Where it does not come, the browser's own field stays, which lacks nothing but the looks.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [asked, locale]);
  useEffect(() => {
    if (!fetched || !place || standing !== undefined) return;
    const take = () => setStanding(place.querySelector('input')?.value ?? '');
    if (!place.contains(document.activeElement)) return take();
    place.addEventListener('focusout', take, { once: true });
    return () => place.removeEventListener('focusout', take);
  }, [fetched, place, standing]);

  if (!fetched || standing === undefined)
    return (
      <div ref={setPlace}>
        <TextField {...common} type="date" />
      </div>
    );
  const { id, name, label, required, requiredLabel, hint, error } = common;
  const setup = {
    ...boundsOf(field),
    isDisabled: () => false,
    today: fetched.today,
    locale,
    words: { ...words.calendar, invalid: fetched.invalid },
  };
  return (
    <fetched.Picker
      {...{ id, name, label, required, requiredLabel, hint, error, setup }}
      defaultValue={standing}
    />
  );
}

async function fetchPicker(locale: string) {
  const language = languages.find((one) => locale.startsWith(one)) ?? 'en';
  const [{ DatePicker: Picker }, { dateRefused: invalid }] = await Promise.all([
    import('#design-system/date-picker'),
    loadRuleMessages(language),
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
