import {
  type FocusEvent,
  type FormEvent,
  type PointerEvent,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { importOptionalChunk } from '#design-system/optional-chunk';
import type { NotSubmitted } from '../../forms/engine/submit.ts';
import {
  type ErrorsByField,
  fieldsOf,
  type Form,
  type PostedForm,
  resultId,
  type SubmissionResult,
} from '../../forms/form.ts';
import { cmsFormKitRules } from '../../forms/formkit-rules.ts';
import { loadRuleMessagesFor, type RuleMessages } from '../../forms/rule-messages.ts';
import { toFieldDescriptions, formRules } from '../../forms/rules.ts';
import { interpolate } from '../../forms/text-templates.ts';
import { useForm, useFormState, useFormValues } from '../../forms/use-form.ts';
import { conditionValue, readValue, visibleFields } from '../../forms/values.ts';
import { type AdoptedForm, adoptForm } from './adopt-form.ts';
import { blockBadInput } from './bad-input.ts';
import { initialValues } from './control-values.ts';
import type { SummaryKind } from './error-summary.tsx';
import type { FormTexts } from './form-texts.ts';
import { mergeHiddenInputErrors } from './hidden-input-errors.ts';
import { sendForm } from './send-form.ts';
import { createFormTracking } from './track-form.ts';
import { useFormSteps } from './use-form-steps.ts';

export type InteractiveFormProps = {
  section: string;
  form: Form;
  /** The form that was posted without a script, if it was not accepted. */
  posted: PostedForm | undefined;
  texts: FormTexts;
  /** BCP 47 tag for `Intl`. */
  locale: string;
  onSent: () => void;
};

/**
 * Makes a server-rendered form interactive (`.decisions/0016-form-section.md`). Native controls contain the values, and the form engine
 * validates them. The browser's history stores the step, and session storage stores the draft.
 */
export function useInteractiveForm({ section, form, posted, texts, locale, onSent }: InteractiveFormProps) {
  const fields = fieldsOf(form);
  const root = useRef<HTMLFormElement>(null);
  const messages = useRef<RuleMessages>(undefined);
  const hasBrowserMessage = useRef(false);
  /** Whether a button is pressed. Browsers do not agree whether a pressed button receives the focus, so `relatedTarget` does not show it. */
  const isButtonPressed = useRef(false);
  const postedErrors = posted ? errorsOf(posted.result, form, texts) : {};
  const engine = useForm({
    id: section,
    locale,
    fields: toFieldDescriptions(fields, new Date()),
    formKitRules: cmsFormKitRules,
    rules: formRules,
    messages: async () => {
      messages.current = await importOptionalChunk(() => loadRuleMessagesFor(locale));
      // Until now a blocked field had the message of the browser.
      if (root.current && hasBrowserMessage.current) blockBadInput(root.current, engine, messages.current);
      return messages.current;
    },
    values: initialValues(fields, posted?.values),
    errors: postedErrors,
  });
  const values = useFormValues(engine);
  const visible = visibleFields(fields, (name) => conditionValue(values[name]));
  const { stage, fieldErrors, formErrors } = useFormState(engine);
  const steps = useFormSteps(section, form, posted && summaryOf(posted.result));
  /** The field that lost the focus last. The next submission clears it. */
  const [blurredField, setBlurredField] = useState<string>();
  const adopted = useRef<AdoptedForm>(undefined);
  const [tracking] = useState(() => createFormTracking(form.handle));
  const { step } = steps;
  const isInteractive = step !== undefined;
  /** The step that a page load shows: the first step, or after a post without a script the step with the first error. */
  const initialStep = posted ? steps.stepOf(fieldErrors[0]?.path ?? fields.at(-1)?.name ?? '') : 0;

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const current = adoptForm(element, form, posted?.values);
    adopted.current = current;
    engine.restore(current.values);
    // `restore` triggers input events, which remove the server's errors.
    if (posted) engine.setErrors(postedErrors);
    const [firstError] = engine.state().fieldErrors;
    const focusedField = element.contains(document.activeElement)
      ? fieldNameOf(document.activeElement)
      : undefined;
    const initialField = posted ? (firstError?.path ?? fields.at(-1)?.name) : focusedField;
    return steps.start(current, initialField === undefined ? undefined : steps.stepOf(initialField));
    // Runs once: the adopted form and the posted errors belong to the first render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    if (step === undefined) return;
    for (const { name } of fields) engine.setVisible(name, visible.has(name));
    adopted.current?.storeStyles({ step, visible });
  });

  const goToNextStep = async (from: number) => {
    const names = (form.steps[from]?.fields ?? []).flatMap(({ name }) => (visible.has(name) ? [name] : []));
    // A change of another field may have corrected an error from the server. If not, the server reports it again.
    for (const name of names) engine.clearErrors(name);
    const errors = await engine.validate(names);
    const [firstError] = errors;
    if (firstError) {
      tracking.fail(errors);
      steps.focusField(firstError.path, 'invalid');
    } else {
      tracking.finishStep(from + 1);
      steps.goTo(from + 1);
    }
  };

  const submit = async (element: HTMLFormElement) => {
    const result = await engine.submit(async () => {
      if (!adopted.current) return { outcome: 'failed' };
      const { draftKey, elapsedMs } = adopted.current;
      const hiddenFields = fields.flatMap(({ name }) => (visible.has(name) ? [] : [name]));
      const sent = await sendForm({ formElement: element, hiddenFields, draftKey, elapsedMs: elapsedMs() });
      return sent.outcome === 'invalid' ? { ...sent, errors: errorsOf(sent, form, texts) } : sent;
    });
    if (result.outcome === 'busy') return;
    if (result.outcome === 'accepted') {
      adopted.current?.clearDraft();
      tracking.succeed();
      if (result.redirect === undefined) onSent();
      else location.assign(result.redirect);
      return;
    }
    if (result.outcome === 'failed' || result.outcome === 'unreachable')
      engine.setErrors(errorsOf(result, form, texts));
    const summary = summaryOf(result);
    const errors = engine.state().fieldErrors;
    tracking.fail(errors);
    const [firstError] = errors;
    if (firstError) steps.focusField(firstError.path, summary);
    else steps.goTo(step ?? 0, resultId(section), summary);
  };

  const blockFields = (element: HTMLFormElement) => {
    blockBadInput(element, engine, messages.current);
    hasBrowserMessage.current = messages.current === undefined;
  };
  const isBusy = useRef(false);
  return {
    engine,
    visible,
    isInteractive,
    step,
    initialStep,
    stage,
    fieldErrors,
    formErrors,
    summary:
      steps.summary === 'invalid' && isInteractive && fieldErrors.length + formErrors.length === 0
        ? undefined
        : steps.summary,
    /** The error of the field that was blurred last. A live region announces it, because the focus has left the field. */
    blurredFieldError: fieldErrors.find(({ path }) => path === blurredField),
    focusField: steps.focusField,
    goBack: steps.goBack,
    formProps: {
      ref: root,
      noValidate: isInteractive,
      'aria-busy': stage === 'sending' || undefined,
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        const field = fields.find(({ name }) => name === fieldNameOf(target));
        if (!field || !root.current || step === undefined) return;
        tracking.start();
        engine.field(field.name).set(readValue(field, new FormData(root.current)));
        engine.field(field.name).block(undefined);
        adopted.current?.storeDraft(step);
      },
      onPointerDown: ({ target }: PointerEvent<HTMLFormElement>) => {
        if (!(target instanceof Element && target.closest('button'))) return;
        isButtonPressed.current = true;
        const onPressEnd = () => {
          isButtonPressed.current = false;
        };
        for (const type of ['pointerup', 'pointercancel'])
          document.addEventListener(type, onPressEnd, { capture: true, once: true });
      },
      onBlur: ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
        const field = fields.find(({ name }) => name === fieldNameOf(target));
        if (!field || fieldNameOf(relatedTarget) === field.name) return;
        // A new error would move the pressed button away from the pointer.
        if (isButtonPressed.current || relatedTarget instanceof HTMLButtonElement) return;
        engine.field(field.name).blur();
        if (root.current) blockFields(root.current);
        setBlurredField(field.name);
      },
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        if (step === undefined) return;
        event.preventDefault();
        if (isBusy.current) return;
        isBusy.current = true;
        setBlurredField(undefined);
        blockFields(event.currentTarget);
        const attempt = step < form.steps.length - 1 ? goToNextStep(step) : submit(event.currentTarget);
        void attempt.finally(() => {
          isBusy.current = false;
        });
      },
    },
  };
}

/** Returns the errors of a result by field. A failure is an error of the whole form (specification §8). */
function errorsOf(result: SubmissionResult, form: Form, texts: FormTexts): ErrorsByField {
  switch (result.outcome) {
    case 'accepted':
      return {};
    case 'invalid':
      return mergeHiddenInputErrors(form, result.errors);
    default:
      return { '': [interpolate(texts.error, { detail: result.detail ?? texts.noConnection })] };
  }
}

/** Permanent and temporary failures have the same summary. */
function summaryOf({ outcome }: SubmissionResult | NotSubmitted): SummaryKind {
  return outcome === 'invalid' || outcome === 'blocked' ? 'invalid' : 'unreachable';
}

/** Returns the name of the field that an element belongs to. A field may have several controls. */
function fieldNameOf(target: EventTarget | null): string | undefined {
  return target instanceof Element
    ? target.closest<HTMLElement>('[data-field]')?.dataset['field']
    : undefined;
}
