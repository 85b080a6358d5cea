import { type FocusEvent, type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { PostedForm } from '../../forms/form-data.ts';
import { fieldsOf, type Form } from '../../forms/form.ts';
import { useFormState, useFormValues } from '../../forms/use-form.ts';
import { conditionValue, readValue, visibleFields } from '../../forms/values.ts';
import { adoptForm } from './adopt-form.ts';
import type { FormTexts } from './form-texts.ts';
import { errorsOf, runSubmitAttempt, summaryOf } from './submit-attempt.ts';
import { createFormTracking } from './track-form.ts';
import { useButtonPress } from './use-button-press.ts';
import { useFormEngine } from './use-form-engine.ts';
import { useFormSteps } from './use-form-steps.ts';

export type InteractiveFormProps = {
  sectionId: string;
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
export function useInteractiveForm(props: InteractiveFormProps) {
  const { sectionId, form, posted, texts } = props;
  const fields = fieldsOf(form);
  const root = useRef<HTMLFormElement>(null);
  const [isButtonPressed, onPointerDown] = useButtonPress();
  const postedErrors = posted ? errorsOf(posted.result, form, texts) : {};
  const [engine, reportBadInput] = useFormEngine(root, props, postedErrors);
  const values = useFormValues(engine);
  const visible = visibleFields(fields, (name) => conditionValue(values[name]));
  const { stage, fieldErrors, formErrors } = useFormState(engine);
  const steps = useFormSteps(sectionId, form, posted && summaryOf(posted.result));
  /** The field that lost the focus last. The next submission clears it. */
  const [blurredField, setBlurredField] = useState<string>();
  const [tracking] = useState(() => createFormTracking(form.handle));
  const isAttemptRunning = useRef(false);
  const { step } = steps;
  const isInteractive = step !== undefined;
  /** The step that a page load shows: the first step, or after a post without a script the step with the first error. */
  const initialStep = posted ? steps.stepOf(fieldErrors[0]?.path ?? fields.at(-1)?.name ?? '') : 0;
  const fieldOf = (target: EventTarget | null) => fields.find(({ name }) => name === fieldNameOf(target));

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const adopted = adoptForm(element, form, posted?.values);
    engine.restore(adopted.values);
    // `restore` triggers input events, which remove the server's errors.
    if (posted) engine.setErrors(postedErrors);
    const focusedField = element.contains(document.activeElement) && fieldOf(document.activeElement);
    const focusedStep = focusedField ? steps.stepOf(focusedField.name) : undefined;
    // The interactive form hides a field whose condition does not hold. The next visible field gets its focus, see `start`.
    const shown = visibleFields(fields, (name) => conditionValue(adopted.values[name]));
    const nextField =
      focusedField && !shown.has(focusedField.name)
        ? fields
            .slice(fields.indexOf(focusedField))
            .find(({ name, kind }) => kind !== 'hidden' && shown.has(name))
        : undefined;
    return steps.start(adopted, posted ? initialStep : focusedStep, nextField?.name);
    // Runs once: the adopted form and the posted errors belong to the first render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    if (step === undefined) return;
    for (const { name } of fields) engine.setVisible(name, visible.has(name));
    steps.adopted()?.storeStyles({ step, visible });
  });

  return {
    engine,
    visible,
    isInteractive,
    /** Index of the current step, or of the step that is shown before hydration. */
    current: step ?? initialStep,
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
        const field = fieldOf(target);
        if (!field || !root.current || step === undefined) return;
        tracking.start();
        const handle = engine.field(field.name);
        handle.set(readValue(field, new FormData(root.current)));
        handle.block(undefined);
        steps.adopted()?.storeDraft(step);
      },
      onPointerDown,
      onBlur: ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
        const field = fieldOf(target);
        if (!field || fieldNameOf(relatedTarget) === field.name) return;
        // A new error would move the pressed button away from the pointer.
        if (isButtonPressed.current || relatedTarget instanceof HTMLButtonElement) return;
        engine.field(field.name).blur();
        reportBadInput();
        setBlurredField(field.name);
      },
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        const adopted = steps.adopted();
        if (step === undefined || !adopted) return;
        event.preventDefault();
        if (isAttemptRunning.current) return;
        isAttemptRunning.current = true;
        setBlurredField(undefined);
        reportBadInput();
        const element = event.currentTarget;
        const attempt = { ...props, element, adopted, step, visible, engine, steps, tracking };
        void runSubmitAttempt(attempt).finally(() => {
          isAttemptRunning.current = false;
        });
      },
    },
  };
}

/** Returns the name of the field that an element belongs to. A field may have several controls. */
function fieldNameOf(target: EventTarget | null): string | undefined {
  return target instanceof Element
    ? target.closest<HTMLElement>('[data-field]')?.dataset['field']
    : undefined;
}
