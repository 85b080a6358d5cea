import { type FocusEvent, type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { SubmitResult } from '../../forms/engine/submit.ts';
import { fieldsOf, type Form, type PostedForm, reportId } from '../../forms/form.ts';
import { formLibrary } from '../../forms/formkit-rules.ts';
import { loadRuleMessagesFor, type RuleMessages } from '../../forms/rule-messages.ts';
import { descriptionsOf, formRules } from '../../forms/rules.ts';
import type { ErrorsByField } from '../../forms/submission-result.ts';
import { useForm, useFormState, useFormValues } from '../../forms/use-form.ts';
import { conditionValue, readValue, visibleFields } from '../../forms/values.ts';
import { importOptionalChunk } from '../../render/import-optional-chunk.ts';
import { interpolate } from '../../render/text-templates.ts';
import type { FormTexts } from './form-texts.ts';
import { refuseHalfTyped } from './half-typed.ts';
import { initialAnswers } from './initial-answers.ts';
import { tellLead } from './lead.ts';
import { sendForm } from './send-form.ts';
import { type Taken, takeOver } from './take-over.ts';
import { usePlace } from './use-place.ts';

export type FillingProps = {
  section: string;
  form: Form;
  /** The form that was posted without a script, if it was not accepted. */
  posted: PostedForm | undefined;
  words: FormTexts;
  /** What `Intl` formats by. */
  locale: string;
  onSent: () => void;
};

/**
 * A form that is being filled in: its native controls keep the answers, the form engine judges them, the browser's history keeps the
 * step and its session storage the rest (`.decisions/0016-form-section.md`). Before it has taken over, the form is as the server sent it.
 */
export function useFilling({ section, form, posted, words, locale, onSent }: FillingProps) {
  const fields = fieldsOf(form);
  const root = useRef<HTMLFormElement>(null);
  const texts = useRef<RuleMessages>(undefined);
  const postedErrors = posted?.result.outcome === 'refused' ? ofVisibleKinds(form, posted.result.errors) : {};
  const engine = useForm({
    id: section,
    locale,
    fields: descriptionsOf(fields, new Date()),
    library: formLibrary,
    rules: formRules,
    messages: async () => (texts.current = await importOptionalChunk(() => loadRuleMessagesFor(locale))),
    values: initialAnswers(fields, posted?.values),
    errors: postedErrors,
  });
  const values = useFormValues(engine);
  const asked = visibleFields(fields, (name) => conditionValue(values[name]));
  const { stage, problems, errors } = useFormState(engine);
  const place = usePlace(section, form, posted && summaryOf(posted.result));
  /** The field that was left last, until an attempt leads the keyboard to what is wrong. */
  const [left, setLeft] = useState<string>();
  const taken = useRef<Taken>(undefined);
  const { step } = place;
  const awake = step !== undefined;
  const namesIn = (at: number) => form.steps[at]?.fields.map(({ name }) => name) ?? [];

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const standing = takeOver(element, form, posted?.values);
    taken.current = standing;
    engine.restore(standing.answers);
    // To put answers back is an input, which answers what the server had against them.
    if (posted) engine.setErrors(postedErrors);
    const [wrong] = engine.state().problems;
    const active = element.contains(document.activeElement) ? fieldNameOf(document.activeElement) : undefined;
    const wanted = posted ? (wrong?.path ?? fields.at(-1)?.name) : active;
    return place.begin(standing, wanted === undefined ? undefined : place.stepOf(wanted));
    // Once: what the server said of this form is what it was made from.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    if (awake) for (const { name } of fields) engine.setVisible(name, asked.has(name));
  });

  const goOn = async (from: number) => {
    const names = namesIn(from).filter((name) => asked.has(name));
    // What a server had against one answer may be mended in another; it says so again when it is sent.
    for (const name of names) engine.clearErrors(name);
    const [first] = await engine.validate(names);
    if (first) place.leadTo(first.path, 'refused');
    else place.goTo(from + 1);
  };

  const send = async (element: HTMLFormElement) => {
    const result = await engine.submit(async () => {
      if (!taken.current) return { outcome: 'accepted' };
      const { key, elapsedMs } = taken.current;
      const hidden = fields.flatMap(({ name }) => (asked.has(name) ? [] : [name]));
      const sent = await sendForm({ form: element, hidden, key, elapsedMs: elapsedMs() });
      return sent.outcome === 'refused' ? { ...sent, errors: ofVisibleKinds(form, sent.errors) } : sent;
    });
    if (result.outcome === 'busy') return;
    if (result.outcome === 'accepted') {
      taken.current?.clear();
      tellLead(form.handle);
      if (result.redirect === undefined) onSent();
      else location.assign(result.redirect);
      return;
    }
    if (result.outcome === 'failed')
      engine.setErrors({ '': [interpolate(words.error, { detail: result.detail ?? '' })] });
    const report = summaryOf(result);
    const [first] = engine.state().problems;
    if (first) place.leadTo(first.path, report);
    else place.goTo(step ?? 0, reportId(section), report);
  };

  const moving = useRef(false);
  return {
    engine,
    asked,
    awake,
    step,
    stage,
    problems,
    errors,
    report:
      place.report === 'refused' && awake && problems.length + errors.length === 0 ? undefined : place.report,
    /** What is wrong with the field that was left: nobody is there any more to have it read to them. */
    left: problems.find(({ path }) => path === left),
    leadTo: place.leadTo,
    goBack: place.goBack,
    binding: {
      ref: root,
      noValidate: awake,
      'aria-busy': stage === 'sending' || undefined,
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        const field = fields.find(({ name }) => name === fieldNameOf(target));
        if (!field || !root.current || step === undefined) return;
        engine.field(field.name).set(readValue(field, new FormData(root.current)));
        engine.field(field.name).block(undefined);
        taken.current?.keep(step);
      },
      onBlur: ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
        const field = fields.find(({ name }) => name === fieldNameOf(target));
        // Within a group of choices nothing is left; and what a press on a button complains of would push the button from under it.
        if (!field || fieldNameOf(relatedTarget) === field.name || relatedTarget instanceof HTMLButtonElement)
          return;
        engine.field(field.name).blur();
        if (root.current) refuseHalfTyped(root.current, engine, texts.current);
        setLeft(field.name);
      },
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        if (step === undefined) return;
        event.preventDefault();
        if (moving.current) return;
        moving.current = true;
        setLeft(undefined);
        refuseHalfTyped(event.currentTarget, engine, texts.current);
        const done = step < form.steps.length - 1 ? goOn(step) : send(event.currentTarget);
        void done.finally(() => {
          moving.current = false;
        });
      },
    },
  };
}

/** Errors of hidden inputs are shown for the form as a whole, because the visitor cannot see those fields. */
function ofVisibleKinds(form: Form, errors: ErrorsByField): ErrorsByField {
  const names = new Set(fieldsOf(form).flatMap(({ kind, name }) => (kind === 'hidden' ? [] : name)));
  const entries = Object.entries(errors);
  return {
    ...Object.fromEntries(entries.filter(([name]) => names.has(name))),
    '': entries.flatMap(([name, messages]) => (names.has(name) ? [] : messages)),
  };
}

function summaryOf({ outcome }: SubmitResult): 'refused' | 'unreachable' {
  return outcome === 'refused' || outcome === 'blocked' ? 'refused' : 'unreachable';
}

/** Whose control it is: a field can have several. */
function fieldNameOf(target: EventTarget | null): string | undefined {
  return target instanceof Element
    ? target.closest<HTMLElement>('[data-field]')?.dataset['field']
    : undefined;
}
