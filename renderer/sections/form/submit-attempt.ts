import type { FormEngine } from '../../forms/create-form-engine.ts';
import type { FieldError } from '../../forms/engine/form-state.ts';
import type { NotSubmitted } from '../../forms/engine/submit.ts';
import { resultId } from '../../forms/form-data.ts';
import { fieldsOf, type Form } from '../../forms/form.ts';
import { watchPageLeaving } from '../../forms/page-leaving.ts';
import type { ErrorsByField, SubmissionResult } from '../../forms/submission-result.ts';
import { interpolate } from '../../forms/text-templates.ts';
import type { AdoptedForm } from './adopt-form.ts';
import type { SummaryKind } from './error-summary.tsx';
import type { FormTexts } from './form-texts.ts';
import { mergeHiddenInputErrors } from './hidden-input-errors.ts';
import { sendForm } from './send-form.ts';
import type { FormTracking } from './track-form.ts';
import type { FormSteps } from './use-form-steps.ts';

/** A submitted step, with the parts of its form. */
type SubmitAttempt = {
  readonly sectionId: string;
  readonly form: Form;
  readonly element: HTMLFormElement;
  readonly adopted: AdoptedForm;
  /** Index of the submitted step. */
  readonly step: number;
  /** Names of the visible fields. */
  readonly visible: ReadonlySet<string>;
  readonly engine: FormEngine;
  readonly steps: FormSteps;
  readonly tracking: FormTracking;
  readonly texts: FormTexts;
  /** Called after the form was accepted without a redirect, or after the visitor has followed a link. */
  readonly onSent: () => void;
};

/** Validates a step and shows the next one, or submits the form at its last step. If there are errors, the first one gets the focus. */
export function runSubmitAttempt({
  sectionId,
  form,
  element,
  adopted,
  step,
  visible,
  engine,
  steps,
  tracking,
  texts,
  onSent,
}: SubmitAttempt): Promise<void> {
  /** Moves the focus to the first field with an error, or to the error summary if no field has one. */
  const showErrors = (errors: readonly FieldError[], summary: SummaryKind) => {
    tracking.fail(errors);
    const [firstError] = errors;
    if (firstError) steps.focusField(firstError.path, summary);
    else steps.goTo(step, resultId(sectionId), summary);
  };

  const goToNextStep = async () => {
    const names = (form.steps[step]?.fields ?? []).flatMap(({ name }) => (visible.has(name) ? [name] : []));
    // A change of another field may have corrected an error from the server. If not, the server reports it again.
    for (const name of names) engine.clearErrors(name);
    const errors = await engine.validate(names);
    if (errors.length > 0) return showErrors(errors, 'invalid');
    tracking.finishStep(step + 1);
    steps.goTo(step + 1);
  };

  const send = async (): Promise<SubmissionResult> => {
    const hiddenFields = fieldsOf(form).flatMap(({ name }) => (visible.has(name) ? [] : [name]));
    const result = await sendForm(element, hiddenFields, adopted);
    return result.outcome === 'invalid' ? { ...result, errors: errorsOf(result, form, texts) } : result;
  };

  const submit = async () => {
    const leaving = watchPageLeaving();
    const result = await engine.submit(send).finally(leaving.stop);
    if (result.outcome === 'busy') return;
    if (result.outcome === 'accepted') {
      adopted.clearDraft();
      tracking.succeed();
      // A link that the visitor has followed during the post is newer than the redirect.
      if (result.redirect === undefined || leaving.hasStarted()) onSent();
      else if (element.isConnected) location.assign(result.redirect);
      return;
    }
    if (result.outcome === 'failed' || result.outcome === 'unreachable')
      engine.setErrors(errorsOf(result, form, texts));
    showErrors(engine.state().fieldErrors, summaryOf(result));
  };

  return step < form.steps.length - 1 ? goToNextStep() : submit();
}

/** Returns the errors of a result by field. A failure is an error of the whole form (specification §8). */
export function errorsOf(result: SubmissionResult, form: Form, texts: FormTexts): ErrorsByField {
  switch (result.outcome) {
    case 'accepted':
      return {};
    case 'invalid':
      return mergeHiddenInputErrors(form, result.errors);
    default:
      return { '': [interpolate(texts.error, { detail: result.detail ?? texts.noConnection })] };
  }
}

/** Returns the error summary of a result. Permanent and temporary failures have the same summary. */
export function summaryOf({ outcome }: SubmissionResult | NotSubmitted): SummaryKind {
  return outcome === 'invalid' || outcome === 'blocked' ? 'invalid' : 'unreachable';
}
